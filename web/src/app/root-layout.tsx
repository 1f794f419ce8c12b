import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { Toaster } from '../ui/toaster.tsx'

/** After a change of page the reading starts at its content, for the keyboard and the screen reader too. */
function useFocusOnNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.getElementById('content')?.focus({ preventScroll: true })
  }, [pathname])
}

export function RootLayout() {
  useFocusOnNavigation()
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-[200%] rounded-soft bg-accent px-4 py-2 text-on-accent focus:translate-y-0 print:hidden"
      >
        Skip to content
      </a>
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  )
}
