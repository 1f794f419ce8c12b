import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import type { PolicyReading } from '../policy-fields.ts'
import type { PolicyFacts } from './policy-facts.ts'
import { STORM_WORDS } from './storm-words.ts'
import { WARNING_WORDS } from './warning-words.ts'

type Warning = ReportData['warnings'][number]

/** Below this the reader was unsure and the person is asked to compare with the document. */
export const LOW_CONFIDENCE = 0.6

/** What the reader could not do stands first, then what follows from the policy itself. */
export function reportWarnings(reading: PolicyReading, facts: PolicyFacts): Warning[] {
  return [
    ...reading.warnings.map((warning) => translated(warning, facts)),
    ...termWarnings(facts),
    ...kindWarnings(facts),
    ...confidenceWarnings(reading, facts),
  ]
}

/** The reader speaks English; what it said of pages keeps their numbers. */
function translated(warning: Warning, { language }: PolicyFacts): Warning {
  const words = WARNING_WORDS[language]
  if (language === 'en') return warning
  const pages = warning.message.match(/\d+/g)?.join(', ') ?? ''
  const message = warning.code === 'pages-unread' ? words.pagesUnread(pages) : words.reader[warning.code]
  return { ...warning, message: message ?? warning.message }
}

function termWarnings({ fields, today, language }: PolicyFacts): Warning[] {
  const words = WARNING_WORDS[language]
  if (fields.renewal_date !== null && fields.renewal_date < today) {
    return [{ code: 'term-expired', message: words.expired(fields.renewal_date), section: 'general' }]
  }
  if (fields.effective_date !== null && fields.effective_date > today) {
    return [{ code: 'term-not-begun', message: words.notBegun(fields.effective_date), section: 'general' }]
  }
  return []
}

function kindWarnings({ kind, fields, language }: PolicyFacts): Warning[] {
  const excluded: Warning[] = fields.wind_hail_excluded
    ? [{ code: 'wind-excluded', message: STORM_WORDS[language].windExcluded, section: 'storm' }]
    : []
  const name = LIMITED_KINDS[kind]
  if (name === undefined) return excluded
  return [...excluded, { code: 'limited-kind', message: WARNING_WORDS[language][name], section: 'general' }]
}

const LIMITED_KINDS: Partial<Record<PolicyFacts['kind'], 'windstorm' | 'flood' | 'condo'>> = {
  windstorm_declarations: 'windstorm',
  flood_declarations: 'flood',
  condo_declarations: 'condo',
}

/** Mold and water in warnings of their own: they leave the server only in Enhanced reports. */
export const LOCKED_FIELDS: Record<string, 'mold' | 'water'> = {
  mold_limit: 'mold',
  water_backup_limit: 'water',
  flood_coverage: 'water',
  foundation_water_limit: 'water',
}

/** The list of forms is not shown as figures, so doubts about it help nobody. */
const SILENT_FIELDS = ['endorsements', 'forms']

function confidenceWarnings({ evidence }: PolicyReading, { language }: PolicyFacts): Warning[] {
  const words = WARNING_WORDS[language]
  const doubtful = Object.entries(evidence)
    .filter(([, place]) => place.confidence < LOW_CONFIDENCE)
    .map(([path]) => path)
    .filter((path) => !SILENT_FIELDS.includes(path.split('.')[0] ?? path))
  return (['general', 'mold', 'water'] as const).flatMap((section) => {
    const labels = doubtful
      .filter((path) => (LOCKED_FIELDS[path] ?? 'general') === section)
      .map((path) => labelOf(path, language))
    if (labels.length === 0) return []
    return [{ code: 'low-confidence', message: words.doubtful([...new Set(labels)]), section }]
  })
}

/** What a value of the reading is called: 'wind and hail deductible'. */
export function labelOf(path: string, language: Language): string {
  const field = path.split('.')[0] ?? path
  const { fields } = WARNING_WORDS[language]
  return fields[path] ?? fields[field] ?? field.replaceAll('_', ' ')
}
