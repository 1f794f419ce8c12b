import type { Letter } from './letter.ts'

// The address is not proven yet: no name, nothing that a stranger could have typed into the form.
export function verificationCode({ code }: { code: string }): Letter {
  return {
    subject: 'Your verification code',
    preview: 'Enter it to confirm your email address. It works for 15 minutes.',
    heading: 'Confirm your email address',
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      { kind: 'paragraph', text: 'Enter this code on the page where you signed up.' },
      { kind: 'code', code, caption: 'Works for 15 minutes' },
      {
        kind: 'note',
        text: 'If you ask for another code, only the newest one works. We never ask for a code by phone.',
      },
    ],
    reason:
      'Someone, most likely you, signed up at Plainpolicy with this address. If it was not you, you can ignore this mail: without the code nobody can use your address.',
  }
}
