import { greeting } from '../domain/greeting.ts'
import type { Letter } from './letter.ts'

export function passwordReset({ code, name }: { code: string; name: string }): Letter {
  return {
    subject: 'Your code for a new password',
    preview: 'Enter it to choose a new password. It works for 15 minutes.',
    heading: 'Choose a new password',
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      { kind: 'paragraph', text: 'Enter this code on the page where you asked for a new password.' },
      { kind: 'code', code, caption: 'Works for 15 minutes' },
      { kind: 'note', text: 'Until then your present password keeps working. We never ask for a code by phone.' },
    ],
    reason:
      'Someone, most likely you, asked for a new password at Plainpolicy. If it was not you, you can ignore this mail: nothing changes without the code.',
  }
}
