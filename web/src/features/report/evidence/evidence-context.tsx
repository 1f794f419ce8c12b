import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react'
import type { ReportData } from '../report-types.ts'
import type { Place } from './place.ts'

interface EvidenceState {
  reportId: string
  evidence: ReportData['evidence']
  /** One place is open at a time: on a wide screen all of them share the margin. */
  openId: string | null
  setOpenId: (id: string | null) => void
  showPlace: (place: Place) => void
}

const EvidenceContext = createContext<EvidenceState>({
  reportId: '',
  evidence: {},
  openId: null,
  setOpenId: () => {},
  showPlace: () => {},
})

// Most readers never ask for a page: its code comes when somebody does.
const PlaceDialog = lazy(async () => ({ default: (await import('./place-dialog.tsx')).PlaceDialog }))

interface EvidenceProviderProps {
  data: Pick<ReportData, 'reportId' | 'evidence'>
  children: ReactNode
}

/** Every figure's way to its place in the policy, and the page's picture over the report when it is asked for. */
export function EvidenceProvider({ data: { reportId, evidence }, children }: EvidenceProviderProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [place, showPlace] = useState<Place | null>(null)
  const state = useMemo(() => ({ reportId, evidence, openId, setOpenId, showPlace }), [reportId, evidence, openId])
  return (
    <EvidenceContext value={state}>
      {children}
      <Suspense>{place && <PlaceDialog reportId={reportId} place={place} onClose={() => showPlace(null)} />}</Suspense>
    </EvidenceContext>
  )
}

export const useEvidence = () => useContext(EvidenceContext)
