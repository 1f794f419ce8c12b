import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

// A file of its own in the build, too: setting React DOM up is a task by itself.

/** Takes over what the HTML shows already, or draws into the empty place. */
export function drawPage(root: HTMLElement, page: ReactNode, isServed: boolean): void {
  if (isServed) hydrateRoot(root, page)
  else createRoot(root).render(page)
}
