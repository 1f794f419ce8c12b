import { type ComponentType, useEffect, useState } from 'react'
import { onToast, takeToasts } from './toast.ts'

/** Milliseconds after which the page has what it needs, and the code may come that a later fault is told with. */
const QUIET_AFTER = 5_000

/** Shows what is said with `toast`. Most visits see none, so its code comes when the page is at rest, or with the first. */
export function Toaster() {
  const [Shown, setShown] = useState<ComponentType | null>(null)
  useEffect(() => {
    const fetching = setTimeout(() => void import('./sonner-toaster.tsx').catch(() => 'asked for again'), QUIET_AFTER)
    return () => clearTimeout(fetching)
  }, [])
  useEffect(() => {
    if (Shown) return
    return onToast(() => {
      import('./sonner-toaster.tsx').then((code) => setShown(() => code.SonnerToaster), sayPlainly)
    })
  }, [Shown])
  return Shown && <Shown />
}

/** Its code could not be fetched, as without a connection: the browser's own box says what the toast was to say. */
function sayPlainly() {
  for (const { title, options } of takeToasts()) window.alert([title, options.description].filter(Boolean).join('\n'))
}
