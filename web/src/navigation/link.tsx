import type { ComponentProps, MouseEvent } from 'react'
import { navigate } from './address.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A page of this site. */
  to: string
}

/** A link that changes the page without loading the site anew. New tabs and downloads are left to the browser. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const isDownload = rest.download !== undefined && rest.download !== false
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || rest.target || isDownload) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} />
}
