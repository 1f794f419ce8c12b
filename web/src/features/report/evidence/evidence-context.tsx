import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { toast } from '../../../ui/toast.ts'
import { useWords } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
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
const placeDialog = lazyPart(() => import('./place-dialog.tsx').then((code) => code.PlaceDialog))

interface EvidenceProviderProps {
  data: Pick<ReportData, 'reportId' | 'evidence'>
  children: ReactNode
}

/** Every figure's way to its place in the policy, and the page's picture over the report when it is asked for. */
export function EvidenceProvider({ data: { reportId, evidence }, children }: EvidenceProviderProps) {
  const [openId, setOpenId] = useState<string | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const { network } = useWords(loadWords)
  const state = useMemo(() => {
    const showPlace = (asked: Place) =>
      void placeDialog.preload().then(
        () => setPlace(asked),
        () => toast.error(network),
      )
    return { reportId, evidence, openId, setOpenId, showPlace }
  }, [reportId, evidence, openId, network])
  return (
    <EvidenceContext value={state}>
      {children}
      {place && <placeDialog.Part reportId={reportId} place={place} onClose={() => setPlace(null)} />}
    </EvidenceContext>
  )
}

export const useEvidence = () => useContext(EvidenceContext)
