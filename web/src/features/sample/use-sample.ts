import { useEffect, useState } from 'react'
import type { ReportData } from '../../api/answers.ts'
import { loadSample, type SampleLanguage, type SampleVersion } from './sample-reports.ts'

/** The sample that came last; `hasFailed`: what was asked for did not come, and this is the one before. */
export function useSample(version: SampleVersion, language: SampleLanguage) {
  const [sample, setSample] = useState<ReportData | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const asked = `${version} ${language}`
  useEffect(() => {
    let isWanted = true
    setFailed(null)
    loadSample(version, language).then(
      (loaded) => isWanted && setSample(loaded),
      () => isWanted && setFailed(asked),
    )
    return () => {
      isWanted = false
    }
  }, [version, language, asked])
  return { sample, hasFailed: failed === asked }
}
