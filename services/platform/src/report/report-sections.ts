import { z } from 'zod'

/** The detailed modules of the report and what they are made of. null means: not found in the policy. */

const dollars = z.number().nullable()

/** green: good, yellow: watch, red: gap, neutral: the policy does not say. */
export const signalSchema = z.enum(['green', 'yellow', 'red', 'neutral'])
export type Signal = z.infer<typeof signalSchema>

/** One line of damage split in two. `assumed` names the figures that the document did not state. */
export const scenarioSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  damage_amount: z.number(),
  you_pay: z.number(),
  insurance_pays: z.number(),
  /** How you_pay was reckoned, for people: '2% of $412,000'. */
  arithmetic: z.string(),
  assumed: z.array(z.enum(['damage', 'deductible', 'limit', 'depreciation'])),
  /**
   * What the policy leaves open and no figure here counts; with any of them `you_pay` is the least that you pay and
   * `insurance_pays` the most: say 'at least'. coverage: whether such a loss is insured at all.
   */
  not_counted: z.array(z.enum(['depreciation', 'roof_schedule', 'settlement', 'coverage'])).optional(),
  /** Paths into `evidence` of the figures used. */
  sources: z.array(z.string()),
})
export type Scenario = z.infer<typeof scenarioSchema>

export const roofSectionSchema = z.object({
  /** RCV, ACV, a payment schedule, or null where the policy is silent. */
  coverage_type: z.enum(['RCV', 'ACV', 'schedule']).nullable(),
  roof_age: z.int().nullable(),
  /** Assumed where no document states it (always, so far): an illustration, see `assumed`. */
  replacement_cost: z.number(),
  depreciation: dollars,
  current_value: dollars,
  cosmetic_damage_excluded: z.boolean(),
  wind_hail_excluded: z.boolean(),
  storm_deductible_display: z.string(),
  damage_scenarios: z.array(scenarioSchema.extend({ color: z.enum(['minor', 'moderate', 'major']) })),
  assumed: z.array(z.string()),
})

export const stormSectionSchema = z.object({
  coverage_limit: dollars,
  wind_hail_excluded: z.boolean(),
  /** wind/hail minus standard, in dollars; null where either is not in the policy. */
  additional_for_storms: dollars,
  /** minimum = the wind/hail deductible, recommended 1.5 times, optimal twice. */
  emergency_fund: z
    .object({ minimum: z.number(), recommended: z.number(), optimal: z.number(), assumed: z.boolean() })
    .nullable(),
  scenarios: z.array(scenarioSchema),
})

export const moldSectionSchema = z.object({
  limit: dollars,
  status: z.enum(['NO COVERAGE', 'LIMITED', 'COVERED', 'NOT STATED']),
  signal: signalSchema,
  /** Typical large remediation minus the limit. */
  typical_gap: dollars,
  coverage_level_percentage: dollars,
  /** For people: which figures are illustrations. */
  assumed: z.array(z.string()).optional(),
  scenarios: z.array(scenarioSchema),
})

export const waterSectionSchema = z.object({
  sewer_backup: dollars,
  flood_coverage: z.boolean(),
  water_deductible: dollars,
  status: z.enum(['LIMITED', 'MINIMAL', 'COVERED', 'NOT STATED']),
  /** HIGH RISK, MODERATE, ADEQUATE by sewer backup against the recommended limit. */
  risk: z.object({ label: z.string(), signal: signalSchema, adequacy_percentage: dollars }),
  scenarios: z.array(scenarioSchema),
})
