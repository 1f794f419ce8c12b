import { titles } from './titles.ts'

/** This policy beside the reader's others. */
export const comparison = {
  title: titles.comparison,
  before: 'Before',
  after: 'Now',
  change: 'Change',
  withoutMoldAndWater:
    'Mold, sewer backup, foundation water and flood are not compared. Your earlier report is the Free version, which does not show them.',
  companionsTitle: titles.companions,
}
