import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from '../api/base-api.ts'
import { createClickTrace } from '../api/click-trace.ts'

/** A store of its own for every caller, so that tests share nothing. */
export function createStore() {
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: createClickTrace() } }).concat(baseApi.middleware),
  })
}

export type AppStore = ReturnType<typeof createStore>
export type AppDispatch = AppStore['dispatch']
