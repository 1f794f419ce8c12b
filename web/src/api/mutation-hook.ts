import { useCallback, useRef, useState } from 'react'
import { useStore } from './store-context.ts'

interface Outcome<Data> {
  data?: Data | undefined
  error?: unknown
}

/** What of a generated mutation is used here. */
interface Mutation<Arg, Data> {
  initiate: (arg: Arg, options: { track: boolean }) => (...store: never[]) => PromiseLike<Outcome<Data>>
}

interface Acting<Data> extends Outcome<Data> {
  isLoading: boolean
  isSuccess: boolean
  isError: boolean
}

const idle = { isLoading: false, isSuccess: false, isError: false }

/** A hook for what changes something: the call, and what became of the last one. It never throws. */
export function mutationHook<Arg, Data>({ initiate }: Mutation<Arg, Data>) {
  return function useMutation() {
    const store = useStore()
    const [acting, setActing] = useState<Acting<Data>>(idle)
    const calls = useRef(0)
    const call = useCallback(
      async (arg: Arg): Promise<Outcome<Data>> => {
        const mine = ++calls.current
        setActing({ ...idle, isLoading: true })
        const outcome: Outcome<Data> = await store.dispatch(initiate(arg, { track: false }) as never)
        const isError = outcome.error !== undefined
        if (mine === calls.current) setActing({ ...idle, ...outcome, isError, isSuccess: !isError })
        return outcome
      },
      [store],
    )
    const reset = useCallback(() => {
      calls.current++
      setActing(idle)
    }, [])
    return [call, { ...acting, reset }] as const
  }
}
