/** What the name of an insurer ends with: the longer endings first. A brand or an agency alone has none of them. */
const INSURERS = [
  /^[\p{L}\d&.,'’\- ]*?(?:insurance\s?(?:company|corporation|corp|co|association|exchange|assn|se|plc|dac|limited|ltd)|mutual\s(?:(?:protective|protection|aid|fire|benefit|windstorm|storm|and)\s)*(?:association|assn|society)|united\sservices\sautomobile\sassociation|fair\s?plan(?:\s?association)?)(?=$|[\s,.;|(®™])/iu,
  /^[\p{L}\d&.,'’\- ]*?(?:lloyd[’']?s?(?:\s?of\s?texas)?|indemnity(?:\s?company)?|assurance(?:\s?company)?|casualty\s?(?:company|co)|mutual(?:\s?(?:company|fire))?|reciprocal(?:\s?exchange)?|exchange|inter-?insurance\s?network|underwriters(?:\s(?:at|of)\slloyd[’']?s(?:,?\s(?:of\s)?london)?)?)(?=$|[\s,.;|(®™])/iu,
]

/** 'Privilege Underwriters' goes on as 'Reciprocal Exchange'. */
const MORE =
  /^(?:\s(?:reciprocal|inter-?insurance|insurance|exchange|company|co\.?|association|corporation|lloyds)(?=$|[\s,.;|(®™]))+/i

/** '… Casualty Company of North Carolina', 'Mutual of Omaha', '… Insurance Company of the United States of America' */
const OF_PLACE = new RegExp(
  `^\\s(?:of|OF)\\s(?:(?:the|THE)\\s)?(?:(?:${['North', 'South', 'West', 'East', 'New', 'Rhode', 'District', 'Great', 'Mid', 'San', 'Fort', 'Los', 'St', 'United', 'Greater', 'Northern', 'Southern'].flatMap((word) => [word, word.toUpperCase()]).join('|')})\\.?\\s)?\\p{Lu}[\\p{L}'’-]+(?:\\s(?:of|OF)\\s(?:America|AMERICA|Columbia|COLUMBIA))?(?=$|[\\s,.;|(])`,
  'u',
)

/** '… Insurance Company, Inc.' */
const INCORPORATED = /^,?\sinc\b\.?(?=$|[\s,;|(])/i

/** '… Underwriters, LLC' manages or brokers what an insurer bears. */
const IS_MANAGER = /^,?\s(?:l\.?l\.?c|l\.?l\.?p|l\.?p)\b/i

/** 'Corp.' is written so; the full stop after 'Company' ends a sentence. */
const ABBREVIATED = /\b(?:corp|assn)$/i

/** Names begin each word with a capital; running text does not. */
const isSentence = (name: string): boolean =>
  name
    .split(/\s+/)
    .some((word) => /^\p{Ll}/u.test(word) && !/^(?:of|the|and|for|at|de|del|la|a)$|^[dol]['’]\p{Lu}/u.test(word)) ||
  /\p{L}{4}\.\s/u.test(name)

const NOT_AN_INSURER =
  /\bpolicy\b|\bcoverage\b|^(?:an? )?(?:reciprocal|stock|mutual|interinsurance) (?:exchange|insurance company|company)$|^(?:mutual|indemnity|assurance|exchange|reciprocal)$|agency|agent|agcy|services(?!\sautomobile)|brokerage|mortgage|\bbank\b|program|department|\bdba\b|home offices|^a\s|plan\s?company|^alloyds|visit|call|contact|attorney|reinsurance|\b[A-Z]{2},? \d{5}\b|^(?:signed|issued|executed) (?:for|on)\b/i

/** 'Lone Oak Exchange, an inter-insurance exchange' */
const WHAT_IT_IS = /(?=,\san?\s\p{Ll})/u

/** 'Lone Oak Casualty Company - A Stock Insurance Company', 'LONE OAK EXCHANGE, A RECIPROCAL INSURANCE EXCHANGE' */
const WHAT_IT_IS_IN_CAPITALS = /(?=(?:\s[-–—]|,)?\sa\s(?:stock|mutual|reciprocal)\b)/i

const matchOf = (text: string): RegExpExecArray | undefined =>
  INSURERS.map((pattern) => pattern.exec(text)).find((found) => found !== null) ?? undefined

/** 'Company Red River Lloyds', 'Underwriter Red River Lloyds', 'EFFECTED WITH RED RIVER LLOYDS': a label without its colon, or the end of a sentence; not 'Insurance Company of Texas'. */
const BEFORE_NAME =
  /^(?:the company is|sincerely,?|regards,?|(?:and\s)?(?:(?:underwritten|provided|issued|written|backed|insured|effected|placed|home)\s)?by|on\srisk|(?:effected|placed)\swith|(?:the\s)?(?:(?:(?:insurance|insuring)\s)?company|insurer|underwriter)(?:\sname)?(?=\s(?!of\b|inc\b|ltd\b)(?-i:\p{Lu})))\s/iu

/** The insurer's name at the start of a text; null where there is none. */
export const insurerAt = (text: string): string | null => {
  const trimmed = text.slice(0, 200).replace(/\s+/g, ' ').replace(BEFORE_NAME, '').trim()
  const [first = ''] = trimmed.split(WHAT_IT_IS)
  const [bare = ''] = first.split(WHAT_IT_IS_IN_CAPITALS)
  const match = matchOf(bare) ?? matchOf(first)
  if (!match || match[0].length > 90 || match[0].length < 6) return null
  const named = `${match[0]}${MORE.exec(trimmed.slice(match[0].length))?.[0] ?? ''}`
  const placed = `${named}${OF_PLACE.exec(trimmed.slice(named.length))?.[0] ?? ''}`
  const whole = `${placed}${INCORPORATED.exec(trimmed.slice(placed.length))?.[0] ?? ''}`.trim()
  if (IS_MANAGER.test(trimmed.slice(placed.length))) return null
  const name = ABBREVIATED.test(whole) && trimmed[whole.length] === '.' ? `${whole}.` : whole
  return NOT_AN_INSURER.test(name) || /^(?:your|this|our|if|we|insurance)\b/i.test(name) || isSentence(name)
    ? null
    : name
}

/** 'Liberty Mutual' alone is a brand: its companies are named in full. */
export const isBrand = (name: string): boolean => /^\S+ mutual$/i.test(name)
