import type { PropertyAddress } from '../../policy-fields.ts'

const STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|TEXAS|OKLAHOMA|LOUISIANA|COLORADO|MISSOURI|OHIO|MICHIGAN|MINNESOTA|FLORIDA|CALIFORNIA'
const LONG_STATES: Record<string, string> = {
  TEXAS: 'TX',
  OKLAHOMA: 'OK',
  LOUISIANA: 'LA',
  COLORADO: 'CO',
  MISSOURI: 'MO',
  OHIO: 'OH',
  MICHIGAN: 'MI',
  MINNESOTA: 'MN',
  FLORIDA: 'FL',
  CALIFORNIA: 'CA',
}

/** 'TX 77494-2218', ', Texas 78739', 'TX' and the zip on the next line. */
const STATE_AND_ZIP = new RegExp(`(?:^|[\\s,])(${STATES})[\\s,.]+(\\d{5})(?:-\\d{4})?(?!\\d)`, 'i')

/** '12 Elm St   City: Waco   State: TX   Zip: 76710' */
const NAMED_PART = /(?:^|[\s,]+)(?:street(?: address)?|city|state|zip(?:\s?code)?)\s*:\s*/gi

/** The address that these lines hold; null where there is no street, city, state and zip. Counties are left out. */
export const parseAddress = (lines: string[]): PropertyAddress | null => {
  const whole = lines.map(withoutAddressBeside).join('\n').replace(NAMED_PART, ', ')
  const match = STATE_AND_ZIP.exec(whole)
  if (!match?.[1] || !match[2]) return null
  const before = whole.slice(0, match.index).replace(/[\s,]+$/, '')
  const segments = before
    .split('\n')
    .map((line, index, all) =>
      ownColumn(line, index === all.length - 1)
        .split(/[,;]|\s{2,}/)
        .map((part) => part.trim())
        .filter((part) => part && !/\bcounty$|^county\b|^\d{1,2}:\d\d\s?[ap]\.?m\b/i.test(part)),
    )
    .filter((parts) => parts.length > 0)
  const located = locate(segments)
  // 'Location 1 main house' / '77 Farm Road 3, Hico, TX 76457': no town begins with a figure, but the street itself.
  if (!located || STREET_START.test(located.city)) return segments.length > 1 ? parseAddress(lines.slice(1)) : null
  const state = match[1].toUpperCase()
  return { ...located, state: LONG_STATES[state] ?? state, zip: match[2] }
}

/** '12 Elm St   1220 N Main St, Waco, TX 76701' over 'Hico, TX 76457': the whole address beside a street is of another column. */
const withoutAddressBeside = (line: string): string => {
  const [first = '', ...others] = line.split('  ')
  const isWhole = (part: string) => STREET_START.test(part.trim()) && STATE_AND_ZIP.test(part)
  return STREET_START.test(first) && !STATE_AND_ZIP.test(first) && others.some(isWhole) ? first : line
}

/**
 * '12 Elm St   1220 N Main St', '12 Elm St   Issued   05-03-2027', '12 Elm St   Premises are in territory 4G': the second
 * is of another column; so is what stands beside a street over its town, but for its unit.
 */
const ownColumn = (line: string, isLast: boolean): string => {
  const [first = '', ...others] = line.split('  ')
  const isElsewhere = (part: string) =>
    STREET_START.test(part.trim()) || DATE_OR_TELEPHONE.test(part) || RUNNING.test(part)
  const isOver = !isLast && !others.some((part) => UNIT.test(part.trim()))
  return STREET_START.test(first) && (isOver || others.some(isElsewhere)) ? first : line
}

/** 'Premises are in territory 4G' */
const RUNNING = /(?:\s[a-z]{2,}){3}/
const DATE_OR_TELEPHONE =
  /\b\d{1,2}:\d\d\s?[ap]\.?m\b|\b\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\b|\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}\b/

/** A house number, and not only figures, or what stands for it in the country: 'RR 3 Box 114', 'HC 1 Box 20', 'Rt. 2, Box 5', 'FM 1488', 'County Road 12'. */
const STREET_START =
  /^(?!\d[\d ]*$)(?:\d+[A-Z]?(?:-\d+|-[A-Z]|\s[-–]\s\d+(?=\s[A-Z]))?\s(?![(–—-]|of\s\d|stor(?:y|ies)\b|famil(?:y|ies)\b|sq(?:uare|\.|\b) ?f)|(?:R\.?\s?R\.?|rural route|H\.?C\.?(?:\sroute)?|R(?:ou)?te?\.?|F\.?M\.?|R\.?M\.?|C\.?R\.?|county road|state highway|highway)\s?#?\d)/i

const locate = (lines: string[][]): { street: string; city: string } | null => {
  const start = lines.findIndex((parts) => parts.some((part) => STREET_START.test(part)))
  if (start < 0) return null
  const parts = lines.slice(start)
  const [first = []] = parts
  parts[0] = first.slice(first.findIndex((part) => STREET_START.test(part)))
  const last = parts.at(-1) ?? []
  const broken = brokenTown(parts)
  if (broken) return broken
  if (parts.length > 1 && parts[0]?.length === 1) {
    const street = parts.slice(0, -1).flat().join(' ')
    return last[0] && !/^\d/.test(last[0]) ? { street, city: last[0] } : splitFlat(joinWraps(parts))
  }
  return splitFlat(joinWraps(parts))
}

/** '12 Elm St, Cedar' / 'Park, TX 78613': a town that broke over the line. */
const brokenTown = ([first = [], second = [], ...more]: string[][]): { street: string; city: string } | null => {
  const [street, begun, ...others] = first
  const [rest, ...further] = second
  if (!street || !begun || !rest || others.length + further.length + more.length > 0) return null
  const isTown =
    BEGINS_TOWN.test(begun) && [begun, rest].every((part) => /^[A-Z][A-Za-z.'’-]*(?:\s[A-Z][A-Za-z.'’-]*)?$/.test(part))
  return isTown && !UNIT.test(begun) && begun !== rest ? { street, city: `${begun} ${rest}` } : null
}

/** Behind a comma a part of the town may stand, too: 'Oak Hollow' over 'Waco'. */
const BEGINS_TOWN =
  /^(?:big|bay|bee|canyon|cedar|cinco|college|copperas|corpus|cross|dripping|eagle|eden|el|farmers|flower|fort|ft\.?|fair|farmers|glen|grand|grey|haltom|harker|highland|horseshoe|iowa|jersey|junction|la|lago|lake|league|leon|liberty|little|live|los|marble|mineral|mount|mt\.?|new|north|oak|palm|pilot|pleasant|port|prairie|red|rio|river|rock|rose|round|royse|san|santa|seven|silver|south|spring|st\.?|stone|sugar|sulphur|sun|terrell|the|university|west|white|wichita|wolfe)(?: [a-z]+)?$/i

/** Not 'Stephenville', 'Sterling City', 'Unity' or 'Lott'. */
const UNIT =
  /^(?:(?:apts?|apartments?|units?|ste|suite|lots?|spaces?|spc|bldg|buildings?|floors?)(?=\.?\s(?:[A-Z]|[A-Z]?-?\d[\w-]*|[A-Z]-[A-Z])(?:$|\s))|#)/i

/** A street that broke over the line ('1708 Avenue N' / '1/2') goes on until the next comma. */
const joinWraps = (lines: string[][]): string[] => {
  const [street = [], ...others] = lines
  const [first, ...rest] = others.flat()
  const goesOn = street.length === 1 && first !== undefined && (/^\d+\/\d+/.test(first) || UNIT.test(first))
  return goesOn ? [`${street[0]} ${first}`, ...rest] : lines.flat()
}

/** Where no comma tells: '15 STONE OAK CIR KINGWOOD' ends its street with CIR; '12 PARK ROW DR WACO' not with ROW. */
const STREET_END =
  /^(\d+[A-Z]?\s(?:\S+\s){1,5}?(?:st|street|ave|avenue|dr|drive|rd|road|ln|lane|ct|court|blvd|cir|circle|trl|trail|pl|place|pkwy|hwy|way|cv|cove|loop|run|ter|terrace|pt|xing|path|pass|(?:row|bend|trace|crossing|walk)(?!\s(?:st|street|ave|avenue|dr|drive|rd|road|ln|lane|ct|court|blvd|cir|circle|trl|trail|pl|place|pkwy|hwy|way|cv|cove|loop|ter|terrace)\b))\.?(?:\s[NSEW])?(?:\s(?:apt|unit|ste|#)\s?\S+)?)\s+(\D+)$/i

const splitFlat = (parts: string[]): { street: string; city: string } | null => {
  const [street, ...rest] = parts
  const single = rest.length === 0 ? STREET_END.exec(street ?? '') : null
  if (single?.[1] && single[2]) return { street: single[1], city: single[2] }
  const unit = rest[0] && UNIT.test(rest[0]) ? rest.shift() : undefined
  return street && rest[0] ? { street: unit ? `${street} ${unit}` : street, city: rest[0] } : null
}
