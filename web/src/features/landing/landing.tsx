import { Benefits } from './benefits.tsx'
import { Hero } from './hero.tsx'
import { Reasons } from './reasons.tsx'
import { Trust } from './trust.tsx'

/** What the page says, without what depends on who reads it. */
export function Landing() {
  return (
    <main id="content" tabIndex={-1}>
      <Hero />
      <Benefits />
      <Reasons />
      <Trust />
    </main>
  )
}
