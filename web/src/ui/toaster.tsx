import { type ComponentType, useEffect, useState } from 'react'
import { onToast, takeToasts } from './toast.ts'

/** Shows what is said with `toast`. Most visits see none, so its code comes with the first. */
export function Toaster() {
  const [Shown, setShown] = useState<ComponentType | null>(null)
  useEffect(() => {
    if (Shown) return
    return onToast(() => {
      import('./sonner-toaster.tsx').then(({ SonnerToaster }) => setShown(() => SonnerToaster), sayPlainly)
    })
  }, [Shown])
  return Shown && <Shown />
}

/** Its code could not be fetched, as without a connection: the browser's own box says what the toast was to say. */
function sayPlainly() {
  for (const { title, options } of takeToasts()) window.alert([title, options.description].filter(Boolean).join('\n'))
}
