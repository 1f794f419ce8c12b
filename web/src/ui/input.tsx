import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export const inputClass =
  'block min-h-[2.75rem] w-full rounded-soft border border-line-strong bg-sheet px-3 py-2 text-body text-ink transition-colors placeholder:text-ink-soft hover:border-accent focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-soft aria-invalid:border-gap'

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={classNames(inputClass, 'read-only:bg-sunken', className)} {...rest} />
}
