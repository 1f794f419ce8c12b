import type { Letter } from './letter.ts'

export function accountExists(origin: string): Letter {
  return {
    subject: 'You already have an account',
    preview: 'Someone signed up with your address. You can sign in with the password you have.',
    heading: 'You already have an account',
    blocks: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: 'Someone, most likely you, just signed up with this address. It already has an account, so we made no second one and changed nothing.',
      },
      { kind: 'button', label: 'Sign in', href: `${origin}/auth` },
      {
        kind: 'note',
        text: 'If you forgot your password: on the sign-in page, ‘Forgot your password?’ sends a code to this address.',
      },
    ],
    reason:
      'You get this mail because a sign-up at Plainpolicy named your address. If it was not you, you can ignore it: your account is as it was.',
  }
}
