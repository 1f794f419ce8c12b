import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { PolicyReading } from '../policy-fields.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { WIND_EXCLUDED } from './storm-scenarios.ts'

type Warning = ReportData['warnings'][number]

/** Below this the reader was unsure and the person is asked to compare with the document. */
export const LOW_CONFIDENCE = 0.6

/** What the reader could not do stands first, then what follows from the policy itself. */
export function reportWarnings(reading: PolicyReading, facts: PolicyFacts): Warning[] {
  return [...reading.warnings, ...termWarnings(facts), ...kindWarnings(facts), ...confidenceWarnings(reading)]
}

function termWarnings({ fields, today }: PolicyFacts): Warning[] {
  if (fields.renewal_date !== null && fields.renewal_date < today) {
    const message = `The term of this policy ended on ${longDate(fields.renewal_date)}. The report describes that term; a renewal may differ.`
    return [{ code: 'term-expired', message, section: 'general' }]
  }
  if (fields.effective_date !== null && fields.effective_date > today) {
    const message = `The term of this policy begins on ${longDate(fields.effective_date)}. Until then another policy applies.`
    return [{ code: 'term-not-begun', message, section: 'general' }]
  }
  return []
}

function kindWarnings({ kind, fields }: PolicyFacts): Warning[] {
  const excluded: Warning[] = fields.wind_hail_excluded
    ? [{ code: 'wind-excluded', message: WIND_EXCLUDED, section: 'storm' }]
    : []
  const message = KIND_MESSAGES[kind]
  return message === undefined ? excluded : [...excluded, { code: 'limited-kind', message, section: 'general' }]
}

const KIND_MESSAGES: Partial<Record<PolicyFacts['kind'], string>> = {
  windstorm_declarations:
    'This is a windstorm policy: it insures wind and hail only, so this report has no score and no other losses.',
  flood_declarations: 'This is a flood policy: it insures flood only, so this report has no score and no other losses.',
  condo_declarations:
    'This is a condominium policy: the roof and the building are usually insured by the association, so this report does not judge the roof.',
}

const FIELD_LABELS: Record<string, string> = {
  insurance_provider: 'insurance company',
  policy_holder_name: 'policy holder',
  coverage_a_dwelling: 'Coverage A (dwelling)',
  coverage_b_other_structures: 'Coverage B (other structures)',
  coverage_c_personal_property: 'Coverage C (personal property)',
  coverage_d_loss_of_use: 'Coverage D (loss of use)',
  coverage_e_personal_liability: 'Coverage E (liability)',
  coverage_f_medical_payments: 'Coverage F (medical payments)',
  'deductibles.all_perils': 'standard deductible',
  'deductibles.wind_hail': 'wind and hail deductible',
  'deductibles.hurricane': 'hurricane deductible',
  water_backup_limit: 'sewer backup limit',
  wind_hail_excluded: 'exclusion of wind and hail',
}

/** Mold and water in warnings of their own: they leave the server only in Enhanced reports. */
const LOCKED_FIELDS: Record<string, 'mold' | 'water'> = {
  mold_limit: 'mold',
  water_backup_limit: 'water',
  flood_coverage: 'water',
  foundation_water_limit: 'water',
}

/** The list of forms is not shown as figures, so doubts about it help nobody. */
const SILENT_FIELDS = ['endorsements']

function confidenceWarnings({ evidence }: PolicyReading): Warning[] {
  const doubtful = Object.entries(evidence)
    .filter(([, place]) => place.confidence < LOW_CONFIDENCE)
    .map(([path]) => path)
    .filter((path) => !SILENT_FIELDS.includes(path.split('.')[0] ?? path))
  return (['general', 'mold', 'water'] as const).flatMap((section) => {
    const labels = doubtful.filter((path) => (LOCKED_FIELDS[path] ?? 'general') === section).map(labelOf)
    if (labels.length === 0) return []
    const message = `We are less sure of: ${[...new Set(labels)].join(', ')}. Please compare with your document.`
    return [{ code: 'low-confidence', message, section }]
  })
}

const labelOf = (path: string): string => FIELD_LABELS[path] ?? (path.split('.')[0] ?? path).replaceAll('_', ' ')

const longDate = (date: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))
