import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createContext, useContext } from 'react'

/** Where the answers are kept, and what is dispatched to it. */
export type CallStore = Store & { dispatch: ThunkDispatch<unknown, unknown, UnknownAction> }

export const StoreContext = createContext<CallStore | null>(null)

export function useStore(): CallStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useStore needs a StoreContext above it')
  return store
}
