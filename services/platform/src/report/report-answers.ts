import { z } from 'zod'

/** What the report answers beyond the specified sections. Texts are ready to be read, in the report's language. */

const dollars = z.number().nullable()
const sources = z.array(z.string())

/** One printed deductible, reckoned again from its percent and its base. `agrees` within one dollar. */
export const deductibleProofSchema = z.object({
  peril: z.enum(['all_perils', 'wind_hail', 'hurricane']),
  label: z.string(),
  printed_percentage: dollars,
  printed_amount: dollars,
  /** What the percent is of; null where the policy prints no percent or no such limit. */
  base: z.object({ label: z.string(), amount: z.number() }).nullable(),
  computed_amount: dollars,
  /** null: there is nothing to compare, since only one of both is printed. */
  agrees: z.boolean().nullable(),
  arithmetic: z.string(),
  sources,
})
export type DeductibleProof = z.infer<typeof deductibleProofSchema>

/** A row of a printed roof payment schedule: from one age to the next, in years, what share of the roof is paid. */
export const roofScheduleRowSchema = z.object({
  material: z.string().nullable(),
  from_age: z.number(),
  /** null: and older. */
  to_age: z.number().nullable(),
  percentage: z.number().min(0).max(100),
})
export type RoofScheduleRow = z.infer<typeof roofScheduleRowSchema>

/** What the roof money calculator reckons with. Its order is the policy's: the schedule's share first, the deductible after it. */
export const roofCalculatorSchema = z.object({
  settlement: z.enum(['RCV', 'ACV', 'schedule']).nullable(),
  schedule: z.array(roofScheduleRowSchema),
  roof_age: z.number().nullable(),
  /** As printed; the rows of a schedule name materials in their own words. */
  roof_material: z.string().nullable().optional(),
  /** Dollars; null where the policy states none: the reader has to enter it. */
  deductible: dollars,
  replacement_cost: z.number(),
  /** Years over which wear is taken off evenly, where the policy pays actual cash value; assumed. */
  roof_life_years: z.number(),
  steps: z.array(z.string()),
  /** For people: which of these figures are assumed. */
  assumed: z.array(z.string()).optional(),
  sources,
})

export const listedFormSchema = z.object({
  code: z.string(),
  title: z.string().nullable(),
  in_packet: z.boolean(),
  /** Where the form itself begins; null when it is not in the packet. */
  page: z.int().nullable(),
})

/** The forms that the declarations name, and a letter that asks the agent for those that are not in the upload. */
export const formsSchema = z.object({ listed: z.array(listedFormSchema), letter: z.string().nullable(), sources })

/** A statute. `text_of` is the year of the text that was read, '2023'. */
const lawSchema = z.object({
  name: z.string(),
  url: z.url(),
  text_of: z.exactOptional(z.string().regex(/^\d{4}$/)),
  /** Of older reports, and no date of the text: not to be shown. */
  checked: z.exactOptional(z.iso.date()),
})

/** One step of a claim: the policy's own limit, with its place, or a statute, with its source. */
export const clockStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  days: z.number().nullable(),
  /** The days leave out weekends and holidays. */
  business_days: z.exactOptional(z.literal(true)),
  origin: z.enum(['policy', 'law']),
  law: lawSchema.nullable(),
  sources,
})

export const coastalCheckSchema = z.object({
  county: z.string().nullable(),
  /** first_tier: one of the 14 counties; east_harris: a part of Harris County; unknown: the county is not in the policy. */
  area: z.enum(['first_tier', 'east_harris', 'elsewhere', 'unknown']),
  text: z.string(),
  law: lawSchema,
  sources,
})

/** What one event would take out of the reader's pocket before the policy pays, in dollars. */
export const stormCashSchema = z.object({
  peril: z.enum(['hail', 'wind', 'hurricane', 'fire', 'flood']),
  label: z.string(),
  /** null: the policy does not insure it, or prints no figure; `text` says which. */
  amount: dollars,
  text: z.string(),
  assumed: z.boolean(),
  sources,
})

/** What other coverage would leave with the owner in one example loss, in dollars. Premiums are in no such figure. */
export const savingSchema = z.object({
  id: z.enum(['wind_hail_deductible', 'roof_settlement', 'mold_limit', 'sewer_backup', 'flood_coverage']),
  /** The change, such as 'Flood insurance'. */
  label: z.string(),
  amount: z.number().positive(),
  text: z.string(),
  assumed: z.boolean(),
  sources,
})

export const questionSchema = z.object({ question: z.string(), why: z.string(), sources })

/** An insurance word of the report, explained. */
export const glossaryTermSchema = z.object({ term: z.string(), meaning: z.string() })

/** A value that was seen, but not with certainty: it stands nowhere else in the report. `box` as in evidence. */
export const uncertainValueSchema = z.object({
  path: z.string(),
  label: z.string(),
  /** What it seems to be, as printed. */
  seems: z.string(),
  page: z.int().min(1),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  confidence: z.number().min(0).max(1),
})
export type UncertainValue = z.infer<typeof uncertainValueSchema>

/** This policy against the one before, of the same kind at the same address. */
export const comparisonSchema = z.object({
  previous: z.object({
    reportId: z.uuid(),
    effective_date: z.string().nullable(),
    renewal_date: z.string().nullable(),
  }),
  rows: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      before: z.string(),
      after: z.string(),
      /** Dollars, where both are amounts. */
      difference: dollars,
      why: z.string().nullable(),
    }),
  ),
  /** The report of the policy before is locked: its mold and water values are in no row. */
  without_mold_and_water: z.boolean().optional(),
})

/** Another policy of the same owner for the same address: flood or windstorm beside a home policy. */
export const companionSchema = z.object({
  reportId: z.uuid(),
  document_kind: z.string(),
  insurance_provider: z.string().nullable(),
  deductibles: z.array(z.object({ label: z.string(), amount: z.number() })),
  text: z.string(),
})
