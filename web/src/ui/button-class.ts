import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

const shape =
  'inline-flex min-h-[2.75rem] items-center justify-center gap-2 rounded-soft py-2 text-center font-semibold transition-colors print:hidden disabled:cursor-not-allowed aria-disabled:cursor-not-allowed'

const looks: Record<ButtonVariant, string> = {
  primary:
    'bg-accent px-5 text-on-accent hover:bg-accent-strong disabled:bg-line disabled:text-ink-soft aria-disabled:bg-line aria-disabled:text-ink-soft',
  secondary:
    'border border-line-strong bg-sheet px-5 text-ink hover:border-accent hover:bg-accent-soft disabled:border-line disabled:text-ink-soft disabled:hover:bg-sheet aria-disabled:border-line aria-disabled:text-ink-soft aria-disabled:hover:bg-sheet',
  quiet:
    'px-3 text-accent hover:bg-accent-soft hover:text-accent-strong disabled:text-ink-soft disabled:hover:bg-transparent',
}

/** For anything that looks like a button: a button, a link, a label. */
export const buttonClass = (variant: ButtonVariant = 'primary', more?: string) =>
  classNames(shape, looks[variant], more)
