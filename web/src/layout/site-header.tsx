import { paths } from '../app/paths.ts'
import { useSession } from '../session/use-session.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { SessionPlace, SiteHeaderFrame } from './site-header-frame.tsx'
import { type SiteFrameProps, siteWords } from './site-words.ts'

/** Login, or Sign Out for who is signed in. While that is not known the place stays empty but kept. */
function SessionButton({ words }: { words: (typeof siteWords)['en'] }) {
  const session = useSession()
  const { signOut, isBusy } = useSignOut()
  if (session.status === 'loading') return <SessionPlace />
  if (session.status !== 'signed-in') {
    return (
      <ButtonLink to={paths.auth} variant="secondary">
        {words.signIn}
      </ButtonLink>
    )
  }
  return (
    <Button variant="secondary" disabled={isBusy} onClick={signOut}>
      {words.signOut}
    </Button>
  )
}

export function SiteHeader({ language = 'en' }: SiteFrameProps) {
  return (
    <SiteHeaderFrame lang={language}>
      <SessionButton words={siteWords[language]} />
    </SiteHeaderFrame>
  )
}
