import { languageOf } from '../features/report/language/language.ts'
import { LanguageProvider } from '../features/report/language/language-provider.tsx'
import { useLastKnown } from '../features/report/language/use-last-known.ts'
import { useSpoken } from '../features/report/language/use-spoken.ts'
import { ReportView } from '../features/report/report-view.tsx'
import { SampleReportPage } from '../features/sample/sample-report-page.tsx'
import { loadSample, sampleDay } from '../features/sample/sample-reports.ts'
import { useSample } from '../features/sample/use-sample.ts'
import { replaceSearch } from '../navigation/address.ts'
import { useSearchParams } from '../navigation/use-search-params.ts'

/** The sample stands in the address: its version and its language. */
export function SampleRoute() {
  const search = useSearchParams()
  const asked = languageOf(search)
  const version = search.get('version') === 'free' ? 'free' : 'enhanced'
  const { sample, hasFailed } = useSample(version, asked)
  const spoken = useSpoken(asked)
  const isWhole = sample !== null && (hasFailed || (sample.version === version && sample.language === spoken))
  // The page's words and the sample's own sentences change together.
  const shown = useLastKnown(
    isWhole ? { data: sample, language: hasFailed ? (sample.language ?? 'en') : spoken } : null,
  )
  const language = shown ? shown.language : spoken
  const show = (next: string) => {
    const changed = new URLSearchParams(search)
    changed.set('version', next)
    replaceSearch(changed)
  }
  return (
    <SampleReportPage language={language ?? asked} hasFailed={hasFailed}>
      {shown && (
        <LanguageProvider asked={asked} spoken={language}>
          <ReportView
            data={shown.data}
            unlocked
            policyDate={shown.data.policy_holder_details.renewal_date}
            now={sampleDay}
            isSwitching={!hasFailed && (shown.data.version !== version || shown.data.language !== asked)}
            hasSwitchFailed={hasFailed}
            onExpect={(next) => void loadSample(next, asked).catch(() => 'asked for again')}
            onVersion={show}
          />
        </LanguageProvider>
      )}
    </SampleReportPage>
  )
}
