import { type ComponentType, lazy, useState } from 'react'
import { useAddress } from './address-provider.tsx'

export interface LazyPart<Props> {
  Part: ComponentType<Props>
  /** Fetches the code, so that the part can then be shown in one step. */
  preload: () => Promise<unknown>
}

/** What comes when it is asked for, once. Where that fails, the page says so, and the next address asks again. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let coming: Promise<ComponentType<Props>> | null = null
  let there: ComponentType<Props> | null = null
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
  const waiting = new Map<string, ComponentType<Props>>()
  const comingAt = (key: string): ComponentType<Props> => {
    const known = waiting.get(key) ?? lazy(async () => ({ default: await preload() }))
    waiting.set(key, known)
    return known
  }
  function Part(props: Props) {
    const { key } = useAddress()
    // What is shown stays the same component, or it would lose all that a person has typed.
    const [Shown] = useState(() => there ?? comingAt(key))
    return <Shown {...props} />
  }
  return { Part, preload }
}
