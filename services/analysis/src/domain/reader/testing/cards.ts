import type { PlacedLine } from './placed-lines.ts'

/* A policy in cards, among so many explanations that none of its pages has a table. */

export const IDENTITY: PlacedLine[] = [
  ['Policy LO-448812', 480, 40, 9],
  ['Policyholders', 48, 114, 8],
  ['Ana Flores', 48, 126, 9.6],
  ['Insured location', 190, 114, 8],
  ['12 Elm St', 190, 126, 9.6],
  ['Waco, TX 76710', 190, 138, 9.6],
  ['Policy period', 345, 114, 8],
  ['MAR 1 2026 to', 345, 126, 9.6],
  ['MAR 1 2027, 12 months', 345, 138, 9.6],
]
export const CARDS: PlacedLine[] = [
  ['Dwelling', 57, 194, 9.4],
  ['$300,000', 57, 215, 17],
  ['Other structures', 189, 194, 9.4],
  ['$30,000', 189, 215, 17],
  ['Personal property', 320, 194, 9.4],
  ['$150,000', 320, 215, 17],
  ['Personal liability', 57, 284, 9.4],
  ['$100,000', 57, 305, 17],
]
/** So many explanations that the page looks like a form. */
export const TALK: PlacedLine[] = [
  'Your house is what you live in, and everything that is attached to it as it stands today.',
  'We come when something sudden happens to it, and we stay until it is as good as it was before.',
  'Call us as soon as you can, tell us what you saw, and keep whatever was damaged until we have seen it.',
  'Flood and earth movement are not covered, and nor are things that simply wear out over the years.',
  'What you keep in your house is covered where it stands, and wherever you take it in the world.',
  'We subtract your deductible once for each loss, whatever number of things were damaged in it.',
  'If somebody is hurt and you are to blame, we pay what you owe and a lawyer who speaks for you.',
].map((text, index) => [text, 48, 340 + 13 * index, 9.6])

/** What no paper about a policy has. */
export const FORMS: PlacedLine[] = [
  ['What are the parts of your contract?', 48, 440, 12.5],
  ['LO-2143', 58, 456, 9.6],
  ['Homeowners Policy', 130, 456, 9.6],
  ['LO-2444', 58, 470, 9.6],
  ['Back-up of Sewer or Drain', 130, 470, 9.6],
  ['LO-2678', 58, 484, 9.6],
  ['Texas Endorsement', 130, 484, 9.6],
]
