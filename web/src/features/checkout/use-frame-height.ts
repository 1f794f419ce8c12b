import { useEffect, useState } from 'react'

/**
 * The height that the card form asks for, and how it asks. It gets it once nothing is held down: a press on Pay leaves
 * the field before, which then shows its fault, and the button would move away between press and release.
 */
export function useFrameHeight(first: number): [number, (px: number) => void] {
  const [asked, ask] = useState(first)
  const [height, setHeight] = useState(first)
  const isHeldDown = useIsHeldDown()
  if (!isHeldDown && height !== asked) setHeight(asked)
  return [height, ask]
}

/** Whether something on the page is being pressed. */
function useIsHeldDown(): boolean {
  const [isHeldDown, setHeldDown] = useState(false)
  useEffect(() => {
    // The other buttons open menus, which may keep their release.
    const press = ({ button }: PointerEvent) => setHeldDown(button === 0)
    // The click comes after the release.
    const release = () => setTimeout(() => setHeldDown(false))
    window.addEventListener('pointerdown', press)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', release)
    return () => {
      window.removeEventListener('pointerdown', press)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', release)
    }
  }, [])
  return isHeldDown
}
