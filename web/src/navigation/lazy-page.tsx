import { type ComponentType, lazy, useState } from 'react'
import { useAddress } from './address-provider.tsx'

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

/** A page whose code comes when it is asked for, once. Where that fails, the page says so, and the next address asks again. */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  let coming: Promise<PageComponent> | null = null
  let there: PageComponent | null = null
  const preload = async () => {
    coming ??= load()
    try {
      there = await coming
    } catch (error) {
      coming = null
      throw error
    }
    return there
  }
  // React keeps a failure for ever, which is right for one address only.
  const waiting = new Map<string, PageComponent>()
  const comingAt = (key: string): PageComponent => {
    const known = waiting.get(key) ?? lazy(async () => ({ default: await preload() }))
    waiting.set(key, known)
    return known
  }
  function Page(props: PageProps) {
    const { key } = useAddress()
    // What is shown stays the same component, or it would lose all that a person has typed.
    const [Shown] = useState(() => there ?? comingAt(key))
    return <Shown {...props} />
  }
  return { Page, preload }
}
