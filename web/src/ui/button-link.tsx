import { Link, type LinkProps } from '../navigation/link.tsx'
import { type ButtonVariant, buttonClass } from './button-class.ts'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  variant?: ButtonVariant
  className?: string
}

export function ButtonLink({ variant, className, ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, className)} {...rest} />
}
