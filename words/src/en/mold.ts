import { titles } from './titles.ts'

export const mold = {
  title: titles.mold,
  status: { 'NO COVERAGE': 'NO COVERAGE', LIMITED: 'LIMITED', COVERED: 'COVERED', 'NOT STATED': 'Not stated' },
  maximumLimit: 'Maximum limit',
  leftOut: 'Your policy leaves mold out',
  actionWindow: 'Action window',
  hours: '48 Hours',
  dryingRule: 'A drying rule, not a coverage deadline',
  typicalGap: 'Typical gap',
  gapNote: 'A large clean-up minus your limit',
  coverageLevel: 'Coverage level',
  ofLarge: 'Of a large clean-up',
  scenarios: 'What removing mold would cost you',
}
