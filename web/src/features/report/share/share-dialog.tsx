import { Copy } from 'lucide-react'
import { isApiProblem } from '../../../api/api-problem.ts'
import {
  useListReportLinksQuery,
  useMakeReportLinkMutation,
  useWithdrawReportLinksMutation,
} from '../../../api/endpoints.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import { formatLongDate } from '../figures/format-date.ts'
import { headerWords } from '../header/header-words.ts'
import { useLanguage, useWords } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { shareDialogWords } from './share-dialog-words.ts'

interface ShareDialogProps {
  data: Pick<ReportData, 'reportId' | 'version'>
  onClose: () => void
}

/** Links to the version that is shown: made, copied once, and ended by their owner. */
export function ShareDialog({ data: { reportId, version }, onClose }: ShareDialogProps) {
  const language = useLanguage()
  const words = shareDialogWords[language]
  const [makeLink, made] = useMakeReportLinkMutation()
  const make = () => !made.isLoading && makeLink({ reportId, body: { version } })
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <p className="max-w-reading">{words.intro}</p>
      {made.data ? (
        <NewLink address={`${window.location.origin}${made.data.path}${language === 'es' ? '?language=es' : ''}`} />
      ) : (
        <Button aria-disabled={made.isLoading} onClick={make} className="justify-self-start">
          {made.isLoading ? words.making : words.make}
        </Button>
      )}
      {made.isError && <Alert tone="gap">{isTooMany(made.error) ? words.tooMany : words.failed}</Alert>}
      <OpenLinks reportId={reportId} onEnded={made.reset} />
    </Dialog>
  )
}

/** A report has only so many links that work at a time. */
const isTooMany = (error: unknown): boolean => isApiProblem(error) && error.status === 409

/** The button that made it is gone; the keyboard goes on at what took its place. */
const focusAddress = (box: HTMLElement | null) => box?.querySelector('input')?.focus()

function NewLink({ address }: { address: string }) {
  const words = useWords(shareDialogWords)
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success(words.copied),
      () => toast.error(words.copyFailed),
    )
  return (
    <div ref={focusAddress} className="grid gap-3">
      <Field label={words.link} help={words.onlyNow}>
        {(control) => <Input {...control} readOnly value={address} onFocus={(event) => event.currentTarget.select()} />}
      </Field>
      <Button onClick={copy} className="justify-self-start">
        <Copy aria-hidden className="size-4" />
        {words.copy}
      </Button>
    </div>
  )
}

interface OpenLinksProps {
  reportId: string
  /** No link works any more, the one that was just made neither. */
  onEnded: () => void
}

function OpenLinks({ reportId, onEnded }: OpenLinksProps) {
  const language = useLanguage()
  const words = shareDialogWords[language]
  const { data, isError, refetch } = useListReportLinksQuery({ reportId }, { refetchOnMountOrArgChange: true })
  const [withdraw, withdrawn] = useWithdrawReportLinksMutation()
  if (isError && !data) {
    return (
      <div className="grid gap-3 border-t border-line pt-4">
        <Alert tone="watch">{words.listFailed}</Alert>
        <Button variant="secondary" onClick={refetch} className="justify-self-start">
          {words.tryAgain}
        </Button>
      </div>
    )
  }
  const links = data?.links ?? []
  if (links.length === 0) return withdrawn.isSuccess ? <Alert tone="good">{words.withdrawn}</Alert> : null
  const end = async () => {
    if (withdrawn.isLoading) return
    const { error } = await withdraw({ reportId, body: {} })
    if (!error) onEnded()
  }
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="font-semibold">{words.open(links.length)}</p>
      <ul className="figures grid gap-1 text-small text-ink-soft">
        {links.map(({ linkId, version, expiresAt }) => (
          <li key={linkId}>{words.until(headerWords[language][version], formatLongDate(expiresAt, language))}</li>
        ))}
      </ul>
      <Button variant="secondary" aria-disabled={withdrawn.isLoading} onClick={end} className="justify-self-start">
        {words.withdraw}
      </Button>
      {withdrawn.isError && <Alert tone="gap">{words.withdrawFailed}</Alert>}
    </div>
  )
}
