import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp'
import { classNames } from '../../ui/class-names.ts'
import type { ControlProps } from '../../ui/field.tsx'

const places = [0, 1, 2, 3, 4, 5]

const Place = ({ slot }: { slot: SlotProps | undefined }) => (
  <span
    className={classNames(
      'figures grid h-7 min-w-0 flex-1 place-items-center rounded-soft border bg-sheet font-serif text-title transition-colors',
      slot?.isActive ? 'border-accent outline-2 outline-accent' : 'border-line-strong',
    )}
  >
    {slot?.char ?? (slot?.hasFakeCaret ? <span className="h-5 w-px bg-ink" /> : null)}
  </span>
)

interface CodeInputProps {
  control: ControlProps
  value: string
  onChange: (code: string) => void
  disabled: boolean
}

/** One input shown as six places. A code pasted as '123 456' or '123-456' fits too. */
export function CodeInput({ control, value, onChange, disabled }: CodeInputProps) {
  return (
    <OTPInput
      {...control}
      value={value}
      onChange={onChange}
      disabled={disabled}
      maxLength={places.length}
      pattern={REGEXP_ONLY_DIGITS}
      pasteTransformer={(text) => text.replace(/\D/g, '')}
      inputMode="numeric"
      autoComplete="one-time-code"
      pushPasswordManagerStrategy="none"
      containerClassName="flex gap-2"
      render={({ slots }) => places.map((place) => <Place key={place} slot={slots[place]} />)}
    />
  )
}
