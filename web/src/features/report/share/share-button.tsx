import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../../navigation/lazy-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { useWords } from '../language/language-context.ts'
import { loadWords } from '../load/load-words.ts'
import type { ReportData } from '../report-types.ts'
import { shareWords } from './share-words.ts'

const shareDialog = lazyPart(() => import('./share-dialog.tsx').then((code) => code.ShareDialog))

export function ShareButton({ data }: { data: Pick<ReportData, 'reportId' | 'version'> }) {
  const words = useWords(shareWords)
  const { network } = useWords(loadWords)
  const [isOpen, setOpen] = useState(false)
  const open = () =>
    shareDialog.preload().then(
      () => setOpen(true),
      () => toast.error(network),
    )
  return (
    <>
      <Button variant="quiet" onClick={open}>
        <Share2 aria-hidden className="size-4" />
        {words.share}
      </Button>
      {isOpen && <shareDialog.Part data={data} onClose={() => setOpen(false)} />}
    </>
  )
}
