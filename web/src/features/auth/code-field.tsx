import { type Control, useController } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import type { ConfirmInput } from './auth-schemas.ts'
import { CodeInput } from './code-input.tsx'

interface CodeFieldProps {
  label: string
  control: Control<ConfirmInput>
  disabled: boolean
}

/** The six digits of a form, with what is wrong with them. */
export function CodeField({ label, control, disabled }: CodeFieldProps) {
  const { field, fieldState } = useController({ control, name: 'code' })
  return (
    <Field label={label} error={fieldState.error?.message}>
      {(aria) => <CodeInput control={aria} value={field.value} onChange={field.onChange} disabled={disabled} />}
    </Field>
  )
}
