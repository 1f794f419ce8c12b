import { useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

interface NumberFieldProps {
  label: string
  help: string
  isDollars?: boolean
  value: number | null
  largest: number
  onChange: (value: number | null) => void
}

/** Whole numbers, with or without commas. What is no number counts as empty. */
export function NumberField({ label, help, isDollars = false, value, largest, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : value.toLocaleString('en-US'))
  const onType = (typed: string) => {
    setText(typed)
    onChange(numberIn(typed, largest))
  }
  return (
    <Field label={label} help={help}>
      {(control) => (
        <span className="relative block">
          {isDollars && (
            <span aria-hidden className="absolute inset-y-0 left-3 grid place-items-center text-ink-soft">
              $
            </span>
          )}
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={(event) => onType(event.target.value)}
            className={classNames('figures', isDollars && 'pl-6')}
          />
        </span>
      )}
    </Field>
  )
}

/** '25,000' → 25000; null for what is no number from 0 to the largest one. */
export function numberIn(text: string, largest: number): number | null {
  const digits = text.replaceAll(/[\s,$]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(digits)) return null
  const number = Number(digits)
  return number <= largest ? number : null
}
