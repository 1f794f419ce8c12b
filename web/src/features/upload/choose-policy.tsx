import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FileCard } from './file-card.tsx'
import { PolicyDropzone } from './policy-dropzone.tsx'

interface ChoosePolicyProps {
  file: File | null
  /** Why the last try failed. */
  fault: string | null
  /** The file lies with us; only its analysis could not be begun. */
  isStored: boolean
  /** 0 to 100 while the file is on its way, else null. */
  uploaded: number | null
  onFile: (file: File) => void
  onRemove: () => void
  onUpload: () => void
}

/** Before the analysis: choose a file, look at it, send it. */
export function ChoosePolicy({ file, fault, isStored, uploaded, onFile, onRemove, onUpload }: ChoosePolicyProps) {
  const isUploading = uploaded !== null
  return (
    <div className="grid grid-cols-1 gap-4">
      {file ? <FileCard file={file} uploaded={uploaded} onRemove={onRemove} /> : <PolicyDropzone onFile={onFile} />}
      {fault && (
        <Alert tone="gap" title={isStored ? 'Submission Failed' : 'Upload Failed'}>
          <p>{fault}</p>
          <p>
            {isStored ? 'Your file is stored.' : 'Nothing is lost.'} Press the button to try again, or choose another
            file.
          </p>
        </Alert>
      )}
      <Button onClick={onUpload} disabled={isUploading} className="w-full">
        {isUploading && <Spinner label="Uploading" />}
        {isUploading ? 'Uploading...' : 'Upload Policy'}
      </Button>
      <p className="text-small text-ink-soft">Your file is read only for your report, and deleted after 90 days.</p>
    </div>
  )
}
