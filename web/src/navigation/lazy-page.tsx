import type { ComponentType } from 'react'
import { lazyPart } from './lazy-part.tsx'

/** What a page is told of its address. */
export interface PageProps {
  reportId?: string
}

export interface LazyPage {
  Page: ComponentType<PageProps>
  /** Fetches the page's code, so that the page can then be shown in one step. */
  preload: () => Promise<unknown>
}

export function lazyPage(load: () => Promise<ComponentType<PageProps>>): LazyPage {
  const { Part, preload } = lazyPart(load)
  return { Page: Part, preload }
}
