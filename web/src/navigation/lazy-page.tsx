import { type ComponentType, lazy, useState } from 'react'

/** What a page is told of its address. */
export interface PageProps {
  reportId?: string
}

type PageComponent = ComponentType<PageProps>

export interface LazyPage {
  Page: PageComponent
  /** Fetches the page's code, so that the page can then be shown in one step. */
  preload: () => Promise<unknown>
}

/** A page whose code comes when it is asked for, once. Where that fails, the page says so until it is loaded again. */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let coming: Promise<PageComponent> | null = null
  let there: PageComponent | null = null
  const preload = async () => {
    coming ??= load()
    there = await coming
    return there
  }
  const Coming = lazy(async () => ({ default: await preload() }))
  function Page(props: PageProps) {
    // What is shown stays the same component, or it would lose all that a person has typed.
    const [Shown] = useState(() => there ?? Coming)
    return <Shown {...props} />
  }
  return { Page, preload }
}
