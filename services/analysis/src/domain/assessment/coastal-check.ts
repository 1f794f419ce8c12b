import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { coastCountyOfZip, isZipFarFromCoast } from './coast-zip-codes.ts'
import { COASTAL_CHECK_WORDS } from './coastal-check-words.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'
import { EAST_HARRIS_CITIES, FIRST_TIER_COUNTIES, TEXAS_LAW } from './texas-law.ts'

type CoastalCheck = NonNullable<ReportData['coastal_check']>

/**
 * By the county that the policy prints; where it prints none, by the ZIP code of the home, told as assumed: ZIP codes
 * run over county lines. For Harris County the city decides, and even then the text says 'the part east of Highway 146'.
 */
export function coastalCheck(facts: PolicyFacts): CoastalCheck | null {
  if (facts.kind === 'not_home_insurance') return null
  const words = COASTAL_CHECK_WORDS[facts.language]
  const { county, area, where } = placeOf(facts)
  const perils = [windWords(facts), floodWords(facts)]
  const sentences: Record<CoastalCheck['area'], string[]> = {
    first_tier: [where, words.firstTier, words.atTheCoast, ...perils],
    east_harris: [where, words.atTheCoast, ...perils],
    elsewhere: [where, words.elsewhere],
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

interface Place {
  /** As the policy prints it. */
  county: string | null
  area: CoastalCheck['area']
  /** What the policy says of where the home stands, or what is assumed. */
  where: string
}

function placeOf(facts: PolicyFacts): Place {
  return facts.details.county === null ? assumedPlace(facts) : printedPlace(facts, facts.details.county)
}

function printedPlace(facts: PolicyFacts, county: string): Place {
  const words = COASTAL_CHECK_WORDS[facts.language]
  const firstTier = FIRST_TIER_COUNTIES.find((one) => same(one, county))
  if (firstTier !== undefined) return { county: firstTier, area: 'first_tier', where: words.names(firstTier) }
  const city = same(county, 'Harris') ? eastHarrisCity(facts) : undefined
  if (city === undefined) return { county, area: 'elsewhere', where: words.names(county) }
  return { county, area: 'east_harris', where: `${words.names(county)} ${words.eastHarris(city)}` }
}

function assumedPlace(facts: PolicyFacts): Place {
  const words = COASTAL_CHECK_WORDS[facts.language]
  const { zip, state } = facts.fields.property_address ?? {}
  const unknown = { county: null, area: 'unknown', where: '' } as const
  if (!zip || state !== 'TX') return unknown
  const firstTier = coastCountyOfZip(zip)
  if (firstTier) return { county: null, area: 'first_tier', where: words.assumedByZip(firstTier, zip) }
  const city = eastHarrisCity(facts)
  if (city && EAST_HARRIS_ZIP.test(zip))
    return {
      county: null,
      area: 'east_harris',
      where: `${words.assumedByZip('Harris', zip)} ${words.eastHarris(city)}`,
    }
  return isZipFarFromCoast(zip) ? { county: null, area: 'elsewhere', where: words.assumedFar(zip) } : unknown
}

/** Pasadena, La Porte and Seabrook, by the lists that `coast-zip-codes.ts` names. */
const EAST_HARRIS_ZIP = /^(7750[1-8]|7757[12]|77586)/

const eastHarrisCity = ({ fields }: PolicyFacts): string | undefined =>
  EAST_HARRIS_CITIES.find((one) => same(one, fields.property_address?.city ?? ''))

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

const pathsOf = ({ rules, details }: PolicyFacts, area: CoastalCheck['area']): string[] => [
  ...(details.county ? ['coastal_check.county'] : []),
  ...(!details.county && area !== 'unknown' ? ['policy_holder_details.property_address'] : []),
  ...(area === 'first_tier' || area === 'east_harris' ? ['coverage_summary.water_damage.flood_coverage'] : []),
  ...(rules.insuresWind && area !== 'elsewhere' ? ['sections.storm.wind_hail_excluded'] : []),
]
