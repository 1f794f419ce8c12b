/**
 * Every statute that the report speaks of, in one place: its name, where it can be read today, and the year of the text
 * that was read. Those were copies as of 2023 and later, none of which differ in what is said here; the live pages were not
 * read. The sentences about them stand in claims-clock-words and coastal-check-words. Look again before a figure is changed,
 * and set the year to that of the text that was read then.
 */
export interface Law {
  name: string
  url: string
  /** A year. */
  text_of: string
}

const CLAIMS = 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.542.htm'
const WINDSTORM = 'https://statutes.capitol.texas.gov/Docs/IN/htm/IN.2210.htm'
const text_of = '2023'

/**
 * 542.055: 15 days to acknowledge, to begin, to ask for papers (surplus lines: 30 business days).
 * 542.056: 15 business days after all papers to accept or reject; 45 days more with reasons.
 * 542.057: 5 business days to pay after saying so (surplus lines: 20 business days).
 * 542.059(b): 15 days more for all of these after a weather catastrophe that the commissioner defines.
 * 542.060: 18 percent interest a year when these are broken; (c) for storm claims under chapter 542A simple interest at
 * the court rate (Finance Code 304.003) plus 5 percent.
 * 2210.205: a policy of the Windstorm Association asks for the claim within one year of the damage.
 * 2210.003: the 14 first tier coastal counties. In Harris County the commissioner's designation takes in the parts of
 * La Porte, Morgan's Point, Pasadena, Seabrook and Shoreacres that lie east of Highway 146 (twia.org, eligibility).
 */
export const TEXAS_LAW = {
  acknowledge: { name: 'Tex. Ins. Code 542.055', url: `${CLAIMS}#542.055`, text_of },
  decide: { name: 'Tex. Ins. Code 542.056', url: `${CLAIMS}#542.056`, text_of },
  pay: { name: 'Tex. Ins. Code 542.057', url: `${CLAIMS}#542.057`, text_of },
  catastrophe: { name: 'Tex. Ins. Code 542.059', url: `${CLAIMS}#542.059`, text_of },
  late: { name: 'Tex. Ins. Code 542.060', url: `${CLAIMS}#542.060`, text_of },
  windstormClaim: { name: 'Tex. Ins. Code 2210.205', url: `${WINDSTORM}#2210.205`, text_of },
  coastalCounties: { name: 'Tex. Ins. Code 2210.003', url: `${WINDSTORM}#2210.003`, text_of },
} as const satisfies Record<string, Law>

/** In days; business days where the words say so. */
export const CLAIM_DAYS = { acknowledge: 15, decide: 15, more: 45, pay: 5, catastrophe: 15 } as const

export const FIRST_TIER_COUNTIES = [
  'Aransas',
  'Brazoria',
  'Calhoun',
  'Cameron',
  'Chambers',
  'Galveston',
  'Jefferson',
  'Kenedy',
  'Kleberg',
  'Matagorda',
  'Nueces',
  'Refugio',
  'San Patricio',
  'Willacy',
] as const

/** In these cities of Harris County the part east of Highway 146 counts as coast. */
export const EAST_HARRIS_CITIES = ['La Porte', "Morgan's Point", 'Pasadena', 'Seabrook', 'Shoreacres']
