import { useMemo } from 'react'
import { useAddress } from './address-provider.tsx'

/** What the address asks for; changed with `replaceSearch`. */
export function useSearchParams(): URLSearchParams {
  const { search } = useAddress()
  return useMemo(() => new URLSearchParams(search), [search])
}
