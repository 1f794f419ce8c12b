import type { Review } from '../domain/mail-request.ts'
import type { Letter } from './letter.ts'

/** To support: which values of which report somebody has to look at. The values themselves stay in the report. */
export function reviewRequested({
  reportId,
  version,
  isByReader,
  paths,
  words,
  origin,
}: Review & { origin: string }): Letter {
  const heading = isByReader ? 'A reader thinks that a value is wrong' : 'Values could not be read with certainty'
  return {
    subject: `[Review] ${heading}`,
    preview: `Report ${reportId}, version ${version}.`,
    heading,
    blocks: [
      { kind: 'paragraph', text: `Report: ${reportId}` },
      { kind: 'paragraph', text: `Version: ${version}` },
      { kind: 'quote', text: paths.join('\n') },
      ...(words
        ? [
            { kind: 'paragraph' as const, text: 'In the reader’s words:' },
            { kind: 'quote' as const, text: words },
          ]
        : []),
      {
        kind: 'note',
        text: 'Who keeps the reports puts a value right by the command npm run correct, which makes a new version and tells the owner.',
      },
      { kind: 'button', label: 'Open Plainpolicy', href: `${origin}/` },
    ],
    reason: 'You get this mail because you answer for Plainpolicy.',
  }
}
