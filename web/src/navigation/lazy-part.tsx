import { type ComponentType, createContext, lazy, useContext, useState } from 'react'
import { useAddress } from './address-provider.tsx'

export interface LazyPart<Props> {
  Part: ComponentType<Props>
  /** Fetches the code, so that the part can then be shown in one step. */
  preload: () => Promise<unknown>
}

/** Within a part that is asked for by a press: its own name, so that the next press asks again for code that did not come. */
export const AttemptContext = createContext<string | null>(null)

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
  // React keeps a failure for ever, which is right for one address or one attempt only.
  const waiting = new Map<string, ComponentType<Props>>()
  const comingAt = (key: string): ComponentType<Props> => {
    const known = waiting.get(key) ?? lazy(async () => ({ default: await preload() }))
    waiting.set(key, known)
    return known
  }
  function Part(props: Props) {
    const address = useAddress()
    const key = useContext(AttemptContext) ?? address.key
    // What is shown stays the same component, or it would lose all that a person has typed.
    const [Shown] = useState(() => there ?? comingAt(key))
    return <Shown {...props} />
  }
  return { Part, preload }
}
