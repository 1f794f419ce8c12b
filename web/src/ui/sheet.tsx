import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** A white sheet on the paper ground. */
export function Sheet({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section className={classNames('rounded-sheet border border-line bg-sheet shadow-sheet', className)} {...rest} />
  )
}
