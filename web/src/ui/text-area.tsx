import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputClass } from './input.tsx'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={classNames(inputClass, className)} {...rest} />
}
