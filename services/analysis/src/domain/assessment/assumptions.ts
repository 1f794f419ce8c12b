/**
 * Every figure that no document states, in one place. The fallbacks are the specification's (second document, section
 * 9): they serve only a scenario of a home policy that insures the peril and prints no figure, never a card or a
 * detail, and each scenario that uses one says so in `assumed`.
 */

/** Coverage A, when a percentage has to be taken of something. */
export const ASSUMED_DWELLING = 570_000

/** Deductibles, in percent of Coverage A. */
export const ASSUMED_PERCENTAGES = { wind_hail: 2, standard: 1, hurricane: 2 } as const

/** Limits and the water deductible, in dollars. */
export const ASSUMED_MOLD_LIMIT = 10_000
export const ASSUMED_SEWER_LIMIT = 10_000
export const ASSUMED_WATER_DEDUCTIBLE = 5_700
export const ASSUMED_FLOOD_DEDUCTIBLE = 2_500

/** What a loss costs, in dollars: illustrations, the same in every report so that reports can be compared. */
export const DAMAGE = {
  spring_hailstorm: 35_000,
  fire_or_lightning: 35_000,
  major_storm: 150_000,
  mold_small: 15_000,
  mold_large: 30_000,
  pipe_break: 45_000,
  sewer_backup: 20_000,
  flash_flood: 75_000,
} as const

/** The sewer backup limit that the adequacy bar measures against. */
export const SEWER_REFERENCE_LIMIT = 25_000

/**
 * A roof that costs 25,000 to replace and lasts 25 years: our illustration, the specification names none. Depreciation
 * runs straight from the year of the roof to the end of that life.
 */
export const ROOF_REPLACEMENT_COST = 25_000
export const ROOF_LIFE_YEARS = 25
export const ROOF_DAMAGE = { minor: 2_500, moderate: 10_000, major: ROOF_REPLACEMENT_COST } as const

/** The fund for a storm, in times of the wind and hail deductible; twice is for two storms in a row. */
export const EMERGENCY_FUND = { recommended: 1.5, optimal: 2 } as const
