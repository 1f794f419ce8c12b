import { useEffect, useReducer, useRef } from 'react'
import { useDispatch } from 'react-redux'
import type { AppDispatch } from '../../app/store.ts'
import { faultOfFile, fileRequired } from './policy-file.ts'
import { type Run, say, uploadPolicy } from './run-upload.ts'
import { afterEvent, idle, type UploadEvent } from './upload-state.ts'

const tickEveryMs = 200

function useTicks(isRunning: boolean, tell: (event: UploadEvent) => void) {
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => tell({ type: 'tick', now: Date.now() }), tickEveryMs)
    return () => clearInterval(timer)
  }, [isRunning, tell])
}

/** One policy from the choice of its file to its report. */
export function usePolicyUpload(email: string) {
  const [state, tell] = useReducer(afterEvent, idle)
  const dispatch = useDispatch<AppDispatch>()
  const leaving = useRef(new AbortController())
  useTicks(state.phase === 'analyzing', tell)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current.abort()
  }, [])

  const upload = () => {
    if (state.phase !== 'idle' || !state.file) return say(fileRequired)
    const run: Run = { dispatch, tell, signal: leaving.current.signal }
    return uploadPolicy(run, state.file, email)
  }
  const choose = (file: File) => {
    const fault = faultOfFile(file)
    if (fault) say(fault)
    else tell({ type: 'chosen', file })
  }
  return { state, choose, remove: () => tell({ type: 'removed' }), upload }
}
