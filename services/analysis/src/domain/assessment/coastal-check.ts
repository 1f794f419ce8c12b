import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { COASTAL_CHECK_WORDS } from './coastal-check-words.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { EAST_HARRIS_CITIES, FIRST_TIER_COUNTIES, TEXAS_LAW } from './texas-law.ts'

type CoastalCheck = NonNullable<ReportData['coastal_check']>

/**
 * By the county that the policy prints, and by nothing else: cities and ZIP codes run over county lines. For Harris
 * County the city decides, and even then the text says 'the part east of Highway 146'.
 */
export function coastalCheck(facts: PolicyFacts): CoastalCheck | null {
  if (facts.kind === 'not_home_insurance') return null
  const words = COASTAL_CHECK_WORDS[facts.language]
  const { county, area, city } = areaOf(facts)
  const sentences: Record<CoastalCheck['area'], string[]> = {
    first_tier: [words.firstTier(county ?? ''), windWords(facts), floodWords(facts)],
    east_harris: [words.eastHarris(city ?? ''), windWords(facts), floodWords(facts)],
    elsewhere: [words.elsewhere(county ?? '')],
    unknown: [words.unknown, words.counties, words.harris],
  }
  return {
    county,
    area,
    text: sentences[area].filter(Boolean).join(' '),
    law: TEXAS_LAW.coastalCounties,
    sources: sourcesOf(facts, ...pathsOf(facts, area)),
  }
}

function areaOf({ fields, details }: PolicyFacts): Pick<CoastalCheck, 'county' | 'area'> & { city: string | null } {
  const county = details.county
  const city = EAST_HARRIS_CITIES.find((one) => same(one, fields.property_address?.city ?? '')) ?? null
  if (county === null) return { county, city, area: 'unknown' }
  const firstTier = FIRST_TIER_COUNTIES.find((one) => same(one, county))
  if (firstTier !== undefined) return { county: firstTier, city, area: 'first_tier' }
  return { county, city, area: same(county, 'Harris') && city !== null ? 'east_harris' : 'elsewhere' }
}

/** 'LAPORTE' and 'La Porte', 'Shore Acres' and 'Shoreacres' are the same. */
const same = (a: string, b: string): boolean => letters(a) === letters(b)
const letters = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '')

function windWords({ kind, fields, rules, language }: PolicyFacts): string {
  const words = COASTAL_CHECK_WORDS[language]
  if (kind === 'windstorm_declarations') return words.windstorm
  if (!rules.insuresWind) return ''
  return fields.wind_hail_excluded ? words.windExcluded : words.windIncluded
}

function floodWords({ kind, fields, language }: PolicyFacts): string {
  const words = COASTAL_CHECK_WORDS[language]
  if (kind === 'windstorm_declarations') return ''
  return fields.flood_coverage ? words.flood : words.noFlood
}

const pathsOf = ({ rules }: PolicyFacts, area: CoastalCheck['area']): string[] => [
  'coastal_check.county',
  ...(area === 'first_tier' || area === 'east_harris' ? ['coverage_summary.water_damage.flood_coverage'] : []),
  ...(rules.insuresWind && area !== 'elsewhere' ? ['sections.storm.wind_hail_excluded'] : []),
]
