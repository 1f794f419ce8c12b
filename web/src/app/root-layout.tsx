import { Suspense, useLayoutEffect, useRef } from 'react'
import { languageOf } from '../features/report/language/language.ts'
import { useAddress } from '../navigation/address-provider.tsx'
import { RequireSession } from '../session/require-session.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { RouteBoundary } from './route-boundary.tsx'
import { PageLoading } from './route-states.tsx'
import { routeAt } from './routes.tsx'

/**
 * After a change of page the reading starts at its content, for the keyboard and the screen reader too. At once: a moment
 * later it would take the focus from a field that somebody is typing in.
 */
function useFocusOnNavigation(pathname: string) {
  const shown = useRef(pathname)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}

const skip = { en: 'Skip to content', es: 'Saltar al contenido' }

/** What all pages share, around the one of the address. */
export function RootLayout() {
  const { pathname, search, key } = useAddress()
  const { route, params } = routeAt(pathname)
  const language = languageOf(new URLSearchParams(search))
  useFocusOnNavigation(pathname)
  const page = <route.Page {...params} />
  return (
    <>
      <a
        href="#content"
        lang={language}
        className="fixed top-2 left-2 z-50 -translate-y-[200%] rounded-soft bg-accent px-4 py-2 text-on-accent focus:translate-y-0 print:hidden"
      >
        {skip[language]}
      </a>
      <Suspense fallback={<PageLoading />}>
        <RouteBoundary key={pathname} at={key}>
          {route.isPrivate ? <RequireSession>{page}</RequireSession> : page}
        </RouteBoundary>
      </Suspense>
      <Toaster />
    </>
  )
}
