import type { Language, ReportData } from '@plainpolicy/platform/report/report-data'
import { HIDDEN } from './locked-words.ts'

const left = {
  en: 'left out of this shared page',
  es: 'no se muestra en esta página compartida',
} satisfies Record<Language, string>

const WITHHELD_EVIDENCE = [
  'policy_holder_details.policy_number',
  'policy_holder_details.property_address',
  'dwelling_valuation.location',
]

/** On the lines of these names policies print where people get their mail, and the number of their loan, too. */
const NAMES = ['policy_holder_name', 'additional_insured_names', 'mortgagee'] as const
const pathOf = (name: (typeof NAMES)[number]) => `policy_holder_details.${name}`

/**
 * The report for whoever holds its link: without the policy's number and the street, also where a quote or a sentence
 * names them, of the lines with names the names alone, and without the letter, which is made of both.
 */
export function withoutIdentity(report: ReportData): ReportData {
  const { policy_number, property_address } = report.policy_holder_details
  const secrets = [policy_number, streetOf(property_address), houseOf(property_address)]
  const { policy_holder_details: details, dwelling_valuation, forms, ...rest } = withoutSecrets(report, secrets)
  const town = townOf(property_address)
  const names = new Map(NAMES.map((name) => [pathOf(name), `${HIDDEN} ${[details[name]].flat().join(', ')} ${HIDDEN}`]))
  const evidence = Object.entries(rest.evidence)
    .filter(([path]) => !WITHHELD_EVIDENCE.includes(path))
    .map(([path, place]) => [path, { ...place, quote: names.get(path) ?? place.quote }])
  return {
    ...rest,
    reportId: report.reportId,
    policy_holder_details: {
      ...details,
      policy_number: policy_number && left[report.language ?? 'en'],
      property_address: town,
    },
    dwelling_valuation: { ...dwelling_valuation, location: town },
    ...(forms && { forms: { ...forms, letter: null } }),
    evidence: Object.fromEntries(evidence),
    uncertain: (rest.uncertain ?? []).filter(({ path }) => !isIdentity(path)),
  }
}

const isIdentity = (path: string): boolean => [...WITHHELD_EVIDENCE, ...NAMES.map(pathOf)].includes(path)

/** '5212 Water St' of '5212 Water St, Fort Worth, TX 76109'. */
const streetOf = (address: string | null): string | null =>
  (address?.includes(',') ? address.split(',')[0] : address) ?? null

/** '5212 Water': how the street is abbreviated differs from line to line. */
const houseOf = (address: string | null): string | null => /^\d\S*\s+\S{3,}/.exec(address ?? '')?.[0] ?? null

/** 'Fort Worth, TX 76109': what follows the first part, which may be a street whatever else was found of the address. */
const townOf = (address: string | null): string | null =>
  address?.split(',').slice(1).slice(-2).join(',').trim() || null

function withoutSecrets(report: ReportData, secrets: (string | null)[]): ReportData {
  const patterns = secrets.flatMap((secret) => (secret ? patternOf(secret) : []))
  const clean = (text: string) => patterns.reduce((kept, pattern) => kept.replace(pattern, HIDDEN), text)
  return mapTexts(report, clean) as ReportData
}

/** However it is spaced and punctuated: '93-C7-K418-2' is '93 C7K4182', too. Shorter than four signs it would hide words. */
function patternOf(secret: string): RegExp[] {
  const signs = secret.match(/[a-z0-9]/gi) ?? []
  return signs.length < 4 ? [] : [new RegExp(signs.join('[^a-z0-9]*'), 'gi')]
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]))
}
