import { greeting } from '../domain/greeting.ts'
import type { Letter } from './letter.ts'

export function welcome({ name, origin }: { name: string | null; origin: string }): Letter {
  return {
    subject: 'Welcome to Plainpolicy',
    preview: 'Your account is ready. Next: your policy, in plain language.',
    heading: 'Your account is ready',
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      {
        kind: 'paragraph',
        text: 'Your email address is confirmed. From here it is three steps to your policy in plain language:',
      },
      {
        kind: 'steps',
        items: [
          { title: 'Upload your policy', text: 'The PDF of your Texas homeowner’s policy, up to 10 MB.' },
          { title: 'We read it', text: 'You see how far we are, and we mail you when your report is ready.' },
          { title: 'Read your report', text: 'Each amount shows the place in your policy that it comes from.' },
        ],
      },
      { kind: 'button', label: 'Upload your policy', href: `${origin}/upload` },
    ],
    reason: 'You get this mail once, because you confirmed your Plainpolicy account with this address.',
  }
}
