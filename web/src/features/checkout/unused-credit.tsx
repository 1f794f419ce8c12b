import { isApiProblem } from '../../api/api-problem.ts'
import { useUnlockReportMutation } from '../../api/endpoints.ts'
import { paths } from '../../app/paths.ts'
import { navigate } from '../../navigation/address.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

/** Who paid for an analysis and did not use it yet need not pay again. */
export function UnusedCredit({ reportId }: { reportId: string }) {
  const [unlock, { isLoading }] = useUnlockReportMutation()
  const spend = async () => {
    const { data, error } = await unlock({ body: { reportId } })
    if (data) return navigate(paths.enhancedReport(reportId), { replace: true })
    toast.error('Error', { description: (isApiProblem(error) && error.serverMessage) || 'Please try again.' })
  }
  return (
    <Alert tone="good" title="You have a paid analysis that is not used yet">
      <div className="grid justify-items-start gap-3">
        <p>It can unlock this report. You do not need to pay again.</p>
        <Button disabled={isLoading} onClick={() => void spend()}>
          Use it for this report
        </Button>
      </div>
    </Alert>
  )
}
