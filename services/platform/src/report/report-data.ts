import { z } from 'zod'
import { evidenceSchema } from './evidence.ts'
import {
  clockStepSchema,
  coastalCheckSchema,
  companionSchema,
  comparisonSchema,
  deductibleProofSchema,
  formsSchema,
  glossaryTermSchema,
  questionSchema,
  roofCalculatorSchema,
  savingSchema,
  stormCashSchema,
  uncertainValueSchema,
} from './report-answers.ts'
import {
  moldSectionSchema,
  roofSectionSchema,
  scenarioSchema,
  signalSchema,
  stormSectionSchema,
  waterSectionSchema,
} from './report-sections.ts'
import { scorePartSchema } from './score-part.ts'

/**
 * The report as the page reads it: the shape of the specification (second document, section 3), plus evidence.
 * Amounts are dollars with at most two decimals, percentages are percents (2 means 2%), dates are YYYY-MM-DD.
 * null means: not found in the policy. A figure that is assumed says so in `assumed`, never silently.
 */

const text = z.string().max(400).nullable()
const dollars = z.number().nullable()
const date = z.iso.date().nullable()

/** One deductible; null where the policy prints none. `display` is for people: '2% ($8,240)'. */
const deductible = z.object({ amount: z.number(), percentage: dollars, display: z.string() }).nullable()

export const cardSchema = z.object({
  id: z.enum(['roof', 'wind_hail', 'mold', 'water']),
  title: z.string(),
  status: z.string(),
  signal: signalSchema,
  detail: z.string(),
  sources: z.array(z.string()),
})
export type CoverageCard = z.infer<typeof cardSchema>

export const prioritySchema = z.object({
  priority: z.int().min(1),
  class: z.enum(['critical', 'warning', 'info']),
  title: z.string(),
  description: z.string(),
  action: z.string(),
  /** The section it belongs to; mold and water leave the server only in Enhanced reports. */
  section: z.enum(['roof', 'storm', 'mold', 'water', 'general']),
  sources: z.array(z.string()),
})
export type Priority = z.infer<typeof prioritySchema>

export const documentKindSchema = z.enum([
  'homeowners_declarations',
  'dwelling_declarations',
  'windstorm_declarations',
  'flood_declarations',
  'condo_declarations',
  'amended_declarations',
  'not_home_insurance',
])
export type DocumentKind = z.infer<typeof documentKindSchema>

export const languageSchema = z.enum(['en', 'es'])
export type Language = z.infer<typeof languageSchema>

export const reportDataSchema = z.object({
  reportId: z.string(),
  version: z.enum(['free', 'enhanced']),
  /** The language of every text in it; English where it is not said. */
  language: languageSchema.optional(),
  document_kind: documentKindSchema,
  /** For people: an expired term, wind excluded, a page that could not be read. */
  warnings: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      /** Where it belongs; mold and water leave the server only in Enhanced reports. */
      section: z.enum(['roof', 'storm', 'mold', 'water', 'general']).optional(),
    }),
  ),
  policy_holder_details: z.object({
    policy_holder_name: text,
    additional_insured_names: z.array(z.string()),
    /** One line: 'street, city, ST zip'. */
    property_address: text,
    insurance_provider: text,
    policy_number: text,
    policy_form: text,
    effective_date: date,
    renewal_date: date,
    mortgagee: text,
  }),
  dwelling_valuation: z.object({
    location: text,
    year_built: z.int().nullable(),
    roof_year: z.int().nullable(),
    dwelling_settlement: z.enum(['RCV', 'ACV']).nullable(),
    personal_property_settlement: z.enum(['RCV', 'ACV']).nullable(),
    extended_dwelling_percentage: dollars,
    ordinance_or_law_percentage: dollars,
    /** Enhanced only: it is water coverage. */
    foundation_water_limit: dollars.optional(),
  }),
  property_coverage_limits: z.object({
    coverage_a_dwelling: dollars,
    coverage_b_other_structures: dollars,
    coverage_c_personal_property: dollars,
    coverage_d_loss_of_use: dollars,
    coverage_e_personal_liability: dollars,
    coverage_f_medical_payments: dollars,
  }),
  /** Coverage A with its extension; null where no extension is stated. */
  total_insured_value: dollars,
  premium_details: z.object({ total_annual_premium: dollars }),
  scores: z.object({
    /** null for kinds without a score (flood, windstorm). */
    overall_protection_score: z.number().min(0).max(100).nullable(),
    parts: z.array(scorePartSchema),
  }),
  coverage_summary: z.object({
    roof_coverage: z.object({
      settlement: z.enum(['RCV', 'ACV', 'schedule']).nullable(),
      cosmetic_damage_excluded: z.boolean(),
    }),
    /** Enhanced only. */
    mold_coverage: z.object({ coverage_limit: dollars }).optional(),
    /** Enhanced only. */
    water_damage: z.object({ sewer_backup: dollars, flood_coverage: z.boolean() }).optional(),
  }),
  calculated_deductibles: z.object({
    dwelling_coverage_amount: dollars,
    wind_hail_deductible: deductible,
    standard_deductible: deductible,
    hurricane_deductible: deductible,
  }),
  /** As printed, before rules such as 'one deductible for everything' were applied. */
  deductibles: z.object({ wind_hail: deductible, all_perils: deductible, hurricane: deductible }),
  storm_scenarios: z.object({
    spring_hailstorm: scenarioSchema.nullable(),
    fire_or_lightning: scenarioSchema.nullable(),
    major_storm: scenarioSchema.nullable(),
  }),
  coverage_cards: z.array(cardSchema),
  actions: z.object({ top_priorities: z.array(prioritySchema) }),
  sections: z.object({
    roof: roofSectionSchema.nullable(),
    storm: stormSectionSchema.nullable(),
    /** Enhanced only. */
    mold: moldSectionSchema.nullable().optional(),
    /** Enhanced only. */
    water: waterSectionSchema.nullable().optional(),
  }),
  /** What the reader is told beyond the specified sections. Absent in reports that were made before there were any. */
  deductible_proof: z.array(deductibleProofSchema).optional(),
  claims_clock: z.array(clockStepSchema).optional(),
  /** The insurance words that the report uses. */
  glossary: z.array(glossaryTermSchema).optional(),
  /** Values that could not be read with certainty. */
  uncertain: z.array(uncertainValueSchema).optional(),
  /** Enhanced only, as all that follow. */
  roof_calculator: roofCalculatorSchema.nullable().optional(),
  forms: formsSchema.optional(),
  questions: z.array(questionSchema).optional(),
  coastal_check: coastalCheckSchema.nullable().optional(),
  storm_cash: z.array(stormCashSchema).optional(),
  savings: z.array(savingSchema).optional(),
  /** Added by `reports`, which knows the owner's other policies. */
  comparison: comparisonSchema.nullable().optional(),
  companions: z.array(companionSchema).optional(),
  /** Keyed by the path of the value in this document, such as 'property_coverage_limits.coverage_a_dwelling'. */
  evidence: z.record(z.string(), evidenceSchema),
})

export type ReportData = z.infer<typeof reportDataSchema>
