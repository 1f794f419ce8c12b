import { FileUp } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface PolicyDropzoneProps {
  onFile: (file: File) => void
}

/** Of several files dropped at once the first one counts. What is wrong with it is said by whoever takes it. */
export function PolicyDropzone({ onFile }: PolicyDropzoneProps) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    onDrop: ([first]) => first && onFile(first),
    noClick: true,
    noKeyboard: true,
  })
  return (
    <div
      {...getRootProps({ role: 'group', 'aria-label': 'Policy document', tabIndex: undefined })}
      className={classNames(
        'grid justify-items-center gap-3 rounded-sheet border-2 border-dashed px-4 py-7 text-center transition-colors',
        isDragActive ? 'border-accent bg-accent-soft' : 'border-line-strong bg-sunken',
      )}
    >
      <input
        {...getInputProps({ multiple: false, accept: 'application/pdf,.pdf', 'aria-label': 'Policy document, PDF' })}
      />
      <FileUp aria-hidden className="size-6 text-accent" />
      <p className="text-lead">
        {isDragActive ? 'Drop your policy here' : 'Drag and drop your policy here, or choose it from your device.'}
      </p>
      <Button variant="secondary" onClick={open}>
        Choose File
      </Button>
      <p className="text-small text-ink-soft">PDF, up to 10 MB</p>
    </div>
  )
}
