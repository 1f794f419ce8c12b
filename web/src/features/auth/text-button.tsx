import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A way to another form: reads as a link, changes no address. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={classNames(
        'link inline-block min-h-5 rounded-soft font-semibold disabled:text-ink-soft disabled:no-underline',
        className,
      )}
      {...rest}
    />
  )
}
