import { Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useWords } from '../language/language-context.ts'
import type { ReportData } from '../report-types.ts'
import { shareWords } from './share-words.ts'

const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }))

export function ShareButton({ data }: { data: Pick<ReportData, 'reportId' | 'version'> }) {
  const words = useWords(shareWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Share2 aria-hidden className="size-4" />
        {words.share}
      </Button>
      <Suspense>{isOpen && <ShareDialog data={data} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
