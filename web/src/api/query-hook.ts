import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useStore } from './store-context.ts'

interface Subscription {
  unsubscribe: () => void
  subscriptionOptions?: { pollingInterval?: number } | undefined
  updateSubscriptionOptions: (options: { pollingInterval: number }) => void
}

interface Asking {
  subscribe?: boolean
  forceRefetch?: boolean | number
  subscriptionOptions?: { pollingInterval: number }
}

interface Entry<Data> {
  status: string
  data?: Data | undefined
  error?: unknown
  isError: boolean
}

/** What of a generated query is used here. */
interface Query<Arg, Data> {
  initiate: (arg: Arg, options: Asking) => (...store: never[]) => Subscription
  select: (arg: Arg) => (state: never) => Entry<Data>
}

interface QueryOptions {
  /** Asks for nothing. */
  skip?: boolean
  /** Milliseconds; 0 for never. */
  pollingInterval?: number
  /** Asks again at the start for what is known already; a number: where that is older than so many seconds. */
  refetchOnMountOrArgChange?: boolean | number
}

export interface Answered<Data> {
  /** The answer; while none is here, the one to the question before. */
  data: Data | undefined
  /** The answer to this question alone. */
  currentData: Data | undefined
  error: unknown
  isError: boolean
  isFetching: boolean
  refetch: () => void
}

const unknown = { status: 'uninitialized', isError: false } as const

/**
 * A hook that asks, keeps the answer for as long as it is shown, and shows each change of it. RTK Query has one of its
 * own, with react-redux, in six times the code: it also does what no page of ours needs.
 */
export function queryHook<Arg, Data>({ initiate, select }: Query<Arg, Data>) {
  return function useQuery(arg: Arg, options: QueryOptions = {}): Answered<Data> {
    const { skip = false } = options
    const store = useStore()
    const key = JSON.stringify(arg)
    // biome-ignore lint/correctness/useExhaustiveDependencies: its key is the question.
    const question = useMemo(() => ({ arg, entryIn: select(arg) }), [key])
    const entry: Entry<Data> = useSyncExternalStore(store.subscribe, () =>
      skip ? unknown : question.entryIn(store.getState() as never),
    )
    const ask = useCallback(
      (asking: Asking): Subscription => store.dispatch(initiate(question.arg, asking) as never),
      [store, question],
    )
    const isUnknown = entry.status === unknown.status
    useSubscription({ ask, isUnknown, ...options })

    const last = useRef<{ question: object; isUnknown: boolean; data: Data | undefined } | null>(null)
    // What was known of this very question and is no more was forgotten on purpose, at a sign-out, with all before it.
    const isForgotten = isUnknown && last.current?.question === question && !last.current.isUnknown
    const before = isForgotten ? undefined : last.current?.data
    useEffect(() => {
      last.current = { question, isUnknown, data: entry.data ?? before }
    })
    return {
      data: entry.data ?? before,
      currentData: entry.data,
      error: entry.error,
      isError: entry.isError,
      isFetching: entry.status === 'pending' || (isUnknown && !skip),
      refetch: useCallback(() => {
        if (!skip) ask({ subscribe: false, forceRefetch: true })
      }, [ask, skip]),
    }
  }
}

interface Subscribing extends QueryOptions {
  ask: (asking: Asking) => Subscription
  /** Nobody has asked yet, or all answers were forgotten since. */
  isUnknown: boolean
}

function useSubscription(subscribing: Subscribing): void {
  const { ask, isUnknown, skip = false, pollingInterval = 0, refetchOnMountOrArgChange = false } = subscribing
  const present = useRef<Subscription | null>(null)
  const begun = useRef<unknown>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is asked matters at the start; what is forgotten is asked again.
  useEffect(() => {
    if (skip) return
    const forceRefetch = begun.current !== ask && refetchOnMountOrArgChange
    begun.current = ask
    const mine = ask({ forceRefetch, subscriptionOptions: { pollingInterval } })
    present.current = mine
    return () => {
      present.current = null
      mine.unsubscribe()
    }
  }, [ask, skip, isUnknown])
  useEffect(() => {
    if (present.current?.subscriptionOptions?.pollingInterval === pollingInterval) return
    present.current?.updateSubscriptionOptions({ pollingInterval })
  }, [pollingInterval])
}
