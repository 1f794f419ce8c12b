import { greeting } from '../domain/greeting.ts'
import type { Letter } from './letter.ts'

interface ReportCorrected {
  name: string | null
  origin: string
  reportId: string
  /** How many were put right. */
  values: number
}

// As every mail of ours, it holds nothing of what the policy says.
export function reportCorrected({ name, origin, reportId, values }: ReportCorrected): Letter {
  const what = values === 1 ? 'one value' : `${values} values`
  return {
    subject: 'We have corrected your report',
    preview: 'A person has looked at your policy, and your report has a new version.',
    heading: 'We have corrected your report',
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: `A person has looked at your policy and put ${what} right. Every figure that depends on it was worked out again. What was corrected is marked in your report.`,
      },
      { kind: 'button', label: 'Open your report', href: `${origin}/report/${encodeURIComponent(reportId)}` },
      {
        kind: 'note',
        text: 'For your privacy this mail holds nothing from your policy. The report opens once you are signed in with this address.',
      },
    ],
    reason: 'You get this mail because you uploaded a policy to Plainpolicy.',
  }
}
