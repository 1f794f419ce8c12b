import { languageOf } from '../features/report/language/language.ts'
import { LanguageProvider } from '../features/report/language/language-provider.tsx'
import { useSpoken } from '../features/report/language/use-spoken.ts'
import { ReportView } from '../features/report/report-view.tsx'
import { SampleReportPage } from '../features/sample/sample-report-page.tsx'
import { sampleDay } from '../features/sample/sample-reports.ts'
import { replaceSearch } from '../navigation/address.ts'
import { useSearchParams } from '../navigation/use-search-params.ts'

/** The sample stands in the address: its version and its language. */
export function SampleRoute() {
  const search = useSearchParams()
  const asked = languageOf(search)
  const spoken = useSpoken(asked)
  const language = spoken ?? asked
  const version = search.get('version') === 'free' ? 'free' : 'enhanced'
  const show = (next: string) => {
    const changed = new URLSearchParams(search)
    changed.set('version', next)
    replaceSearch(changed)
  }
  return (
    <SampleReportPage version={version} language={language}>
      {(data, hasFailed) => (
        <LanguageProvider asked={asked} spoken={spoken}>
          <ReportView
            data={data}
            unlocked
            policyDate={data.policy_holder_details.renewal_date}
            now={sampleDay}
            isSwitching={!hasFailed && (data.version !== version || data.language !== language)}
            hasSwitchFailed={hasFailed}
            onVersion={show}
          />
        </LanguageProvider>
      )}
    </SampleReportPage>
  )
}
