import { greeting } from '../domain/greeting.ts'
import type { Letter } from './letter.ts'

interface ReportReady {
  name: string | null
  origin: string
  reportId: string
  version: number
}

// Mail is read by more eyes than its owner's: it says that the report is there and nothing of what it says.
export function reportReady({ name, origin, reportId, version }: ReportReady): Letter {
  const isFirst = version <= 1
  return {
    subject: isFirst ? 'Your report is ready' : 'Your report has a new version',
    preview: 'Sign in to read your policy in plain language.',
    heading: isFirst ? 'Your report is ready' : 'Your report has a new version',
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: isFirst
          ? 'We have read your policy. Your report says in plain language what is covered, what a storm would cost you, and what to look at first.'
          : 'We have read your policy again. Your report now shows the newer reading.',
      },
      { kind: 'button', label: 'Open your report', href: `${origin}/report/${encodeURIComponent(reportId)}` },
      {
        kind: 'note',
        text: 'For your privacy this mail holds nothing from your policy. The report, and its PDF to keep, open once you are signed in with this address.',
      },
    ],
    reason: 'You get this mail because you uploaded a policy to Plainpolicy.',
  }
}
