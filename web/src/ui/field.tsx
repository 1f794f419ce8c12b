import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

/** What a control needs so that its label, help and error belong to it. */
export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

interface FieldProps {
  label: string
  help?: ReactNode
  error?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label above, help below, an error in words beside the field. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId()
  const note = error ?? help
  const control = { id, 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': error ? true : undefined }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children(control)}
      {error ? (
        <p id={`${id}-note`} role="alert" className="flex gap-2 text-small text-gap">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      ) : (
        help && (
          <p id={`${id}-note`} className="text-small text-ink-soft">
            {help}
          </p>
        )
      )}
    </div>
  )
}
