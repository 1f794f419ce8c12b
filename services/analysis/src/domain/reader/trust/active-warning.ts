import type { PolicyReading } from '../../policy-fields.ts'
import type { ActiveContent } from '../geometry/page-text.ts'

const NAMES: Record<ActiveContent, string> = {
  script: 'a script',
  launch: 'a command to start a program',
  file: 'another file',
  xfa: 'a form that draws itself',
  media: 'a film or a sound',
  sending: 'a form that is sent to an address',
}

/** Tells a person what the file carries along that no page of a policy needs. */
export const withActiveWarning = (reading: PolicyReading, found: ActiveContent[]): PolicyReading => {
  if (found.length === 0) return reading
  const message = `This file also carries ${found.map((kind) => NAMES[kind]).join(', ')}. We did not run or open any of it, and read only what its pages show.`
  return { ...reading, warnings: [...reading.warnings, { code: 'active-content', message }] }
}
