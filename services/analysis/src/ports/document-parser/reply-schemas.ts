import { evidenceSchema } from '@plainpolicy/platform/report/evidence'
import { roofScheduleRowSchema, uncertainValueSchema } from '@plainpolicy/platform/report/report-answers'
import { documentKindSchema } from '@plainpolicy/platform/report/report-data'
import { z } from 'zod'
import { ACTIVE_CONTENT, SUSPICIONS } from '../../domain/reader/geometry/page-text.ts'

const coordinate = z.number().min(-100_000).max(100_000)

const textItem = z.object({
  text: z.string().max(10_000),
  x: coordinate,
  y: coordinate,
  width: coordinate,
  size: z.number().min(0).max(10_000),
  confidence: z.exactOptional(z.number().min(0).max(1)),
})

/** What a child may answer to 'pages'. */
export const parsedDocumentSchema = z.object({
  pages: z
    .array(
      z.object({
        number: z.int().min(1),
        width: coordinate,
        height: coordinate,
        items: z.array(textItem).max(20_000),
        suspicions: z.exactOptional(z.array(z.enum(SUSPICIONS)).max(SUSPICIONS.length)),
        hasHiddenText: z.exactOptional(z.boolean()),
      }),
    )
    .max(300),
  activeContent: z.array(z.enum(ACTIVE_CONTENT)).max(ACTIVE_CONTENT.length),
})

const text = z.string().max(400).nullable()
const amount = z.number().min(0).max(1e9).nullable()
const percent = z.number().min(0).max(1000).nullable()
const year = z.int().min(1700).max(2200).nullable()
const date = z.iso.date().nullable()
const settlement = z.enum(['RCV', 'ACV']).nullable()
const names = z.array(z.string().max(400)).max(200)
const deductible = z
  .object({ amount: z.number(), percentage: percent, stated: z.enum(['amount', 'percentage', 'both']) })
  .nullable()

const policyFieldsSchema = z.object({
  insurance_provider: text,
  policy_number: text,
  policy_form: text,
  policy_holder_name: text,
  additional_insured_names: names,
  property_address: z.object({ street: text, city: text, state: text, zip: text }),
  effective_date: date,
  renewal_date: date,
  total_annual_premium: amount,
  coverage_a_dwelling: amount,
  coverage_b_other_structures: amount,
  coverage_c_personal_property: amount,
  coverage_d_loss_of_use: amount,
  coverage_e_personal_liability: amount,
  coverage_f_medical_payments: amount,
  extended_dwelling_percentage: percent,
  deductibles: z.object({ all_perils: deductible, wind_hail: deductible, hurricane: deductible }),
  wind_hail_excluded: z.boolean(),
  roof_settlement: z.enum(['RCV', 'ACV', 'schedule']).nullable(),
  dwelling_settlement: settlement,
  personal_property_settlement: settlement,
  cosmetic_damage_excluded: z.boolean(),
  mold_limit: amount,
  water_backup_limit: amount,
  flood_coverage: z.boolean(),
  ordinance_or_law_percentage: percent,
  foundation_water_limit: amount,
  year_built: year,
  roof_year: year,
  mortgagee: text,
  endorsements: names,
})

const base = z
  .enum([
    'coverage_a_dwelling',
    'coverage_b_other_structures',
    'coverage_c_personal_property',
    'coverage_d_loss_of_use',
  ])
  .nullable()
const timeLimit = z
  .object({
    amount: z.int().min(1).max(10_000),
    unit: z.enum(['days', 'months', 'years']),
    extra_days: z.int().min(0).max(366),
    quote: z.string().max(400),
  })
  .nullable()

const policyDetailsSchema = z.object({
  county: text,
  deductible_bases: z.object({ all_perils: base, wind_hail: base, hurricane: base }),
  roof_schedule: z.array(roofScheduleRowSchema).max(500),
  roof_material: text,
  claim_notice_limit: timeLimit,
  suit_limit: timeLimit,
  forms: z
    .array(z.object({ code: z.string().max(80), title: z.string().max(200).nullable(), page: z.int().nullable() }))
    .max(200),
})

/** What a child may answer to 'policy'. */
export const policyReadingSchema = z.object({
  document_kind: documentKindSchema,
  fields: policyFieldsSchema,
  details: policyDetailsSchema,
  evidence: z.record(z.string().max(80), evidenceSchema),
  refusal: z.enum(['not-home-insurance', 'renters', 'outside-texas', 'unreadable']).nullable(),
  warnings: z.array(z.object({ code: z.string().max(80), message: z.string().max(400) })).max(20),
  uncertain: z.exactOptional(z.array(uncertainValueSchema.omit({ label: true })).max(200)),
})
