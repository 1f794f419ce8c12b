import type { ReactNode } from 'react'
import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { Reasons } from './reasons.tsx'
import { Trust } from './trust.tsx'

/** What the page says, without what depends on who reads it; below the benefits there is room for the wizard. */
export function Landing({ children }: { children?: ReactNode }) {
  return (
    <main id="content" tabIndex={-1}>
      <Hero />
      <Benefits />
      {children}
      <Reasons />
      <Trust />
    </main>
  )
}
