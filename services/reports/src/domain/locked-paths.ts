/** What only the Enhanced report shows: sections, cards, parts of the score. */
export const LOCKED = ['mold', 'water']

const LOCKED_PATHS = [
  'coverage_summary.mold_coverage',
  'coverage_summary.water_damage',
  'sections.mold',
  'sections.water',
  'dwelling_valuation.foundation_water_limit',
  // As the reader of policies calls them.
  'mold_limit',
  'water_backup_limit',
  'water_deductible',
  'flood_coverage',
  'foundation_water_limit',
]

export const isLockedPath = (path: string): boolean =>
  LOCKED_PATHS.some((locked) => path === locked || path.startsWith(`${locked}.`))
