import { useState } from 'react'
import { preloadEnhanced } from './enhanced-code.ts'

/** Where the code of the Enhanced version is, for a switch to it in one step: without it the page stays as it is. */
export function useEnhancedCode() {
  const [state, setState] = useState<'idle' | 'coming' | 'missing'>('idle')
  const fetchCode = async (then: () => void) => {
    setState('coming')
    try {
      await preloadEnhanced()
    } catch {
      setState('missing')
      return
    }
    setState('idle')
    then()
  }
  return { isCodeComing: state === 'coming', isCodeMissing: state === 'missing', fetchCode }
}
