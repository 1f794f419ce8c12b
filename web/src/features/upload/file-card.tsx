import { FileText, X } from 'lucide-react'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { formatFileSize } from './file-size.ts'

interface FileCardProps {
  file: File
  /** 0 to 100 while the file is on its way, else null. */
  uploaded: number | null
  onRemove: () => void
}

export function FileCard({ file, uploaded, onRemove }: FileCardProps) {
  return (
    <div className="grid grid-cols-1 gap-3 rounded-sheet border border-line bg-sunken p-4">
      <div className="flex items-center gap-3">
        <FileText aria-hidden className="size-6 shrink-0 text-accent" />
        <div className="min-w-0 grow">
          <p className="truncate font-semibold" title={file.name}>
            {file.name}
          </p>
          <p className="figures text-small text-ink-soft">{formatFileSize(file.size)}</p>
        </div>
        {uploaded === null ? (
          <button
            type="button"
            onClick={onRemove}
            aria-label={`Remove ${file.name}`}
            className="grid size-6 shrink-0 place-items-center rounded-soft text-ink-soft hover:bg-line hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        ) : (
          <span className="figures font-semibold">{Math.round(uploaded)}%</span>
        )}
      </div>
      {uploaded !== null && <ProgressBar label={`Uploading ${file.name}`} value={uploaded} />}
    </div>
  )
}
