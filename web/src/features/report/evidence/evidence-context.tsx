import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { EvidenceByPath } from '../report-types.ts'

interface EvidenceState {
  evidence: EvidenceByPath
  /** One place is open at a time: on a wide screen all of them share the margin. */
  openId: string | null
  setOpenId: (id: string | null) => void
}

const EvidenceContext = createContext<EvidenceState>({ evidence: {}, openId: null, setOpenId: () => {} })

export function EvidenceProvider({ evidence, children }: { evidence: EvidenceByPath; children: ReactNode }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const state = useMemo(() => ({ evidence, openId, setOpenId }), [evidence, openId])
  return <EvidenceContext value={state}>{children}</EvidenceContext>
}

export const useEvidence = () => useContext(EvidenceContext)
