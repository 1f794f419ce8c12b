import type { ComponentProps } from 'react'

/** In place of a lucide icon's own code in what is built: `icon-sprite.ts` puts its drawing into the page's HTML. */
export const spriteIcon = (name: string) => (props: ComponentProps<'svg'>) => (
  <svg
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
    aria-hidden="true"
  >
    <use href={`#icon-${name}`} />
  </svg>
)
