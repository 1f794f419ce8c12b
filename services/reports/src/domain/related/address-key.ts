/** What the post office abbreviates (USPS Publication 28, appendix C): '100 North Oak Street' is '100 N OAK ST'. */
const SHORT: Record<string, string> = {
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
  STREET: 'ST',
  STR: 'ST',
  AVENUE: 'AVE',
  AV: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  DRV: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  CIRCLE: 'CIR',
  BOULEVARD: 'BLVD',
  PLACE: 'PL',
  TRAIL: 'TRL',
  TERRACE: 'TER',
  PARKWAY: 'PKWY',
  PKY: 'PKWY',
  HIGHWAY: 'HWY',
  COVE: 'CV',
  CROSSING: 'XING',
  CREEK: 'CRK',
  RIDGE: 'RDG',
  SQUARE: 'SQ',
  POINT: 'PT',
  HOLLOW: 'HOLW',
  BEND: 'BND',
  LOOP: 'LOOP',
  SAINT: 'ST',
  MOUNT: 'MT',
  FORT: 'FT',
}

const UNIT_WORDS = new Set(['APT', 'APARTMENT', 'UNIT', 'STE', 'SUITE', 'NO', 'LOT', 'BLDG', 'BUILDING'])

/** '5212 Water St, Apt 4, Fort Worth, TX 76109-1234': street and unit, city, state, ZIP with or without its four digits more. */
const shape = /^(.+?),\s*([^,]+),\s*(?:TX|TEXAS)\.?(?:\s+(\d{5})(?:-?\d{4})?)?$/i

/**
 * One house or flat, however its address is printed; null where it cannot be told for sure. Two keys that are equal are the
 * same property; where a unit is printed on one paper alone, they are not.
 */
export function addressKey(address: string | null): string | null {
  const [, street, city = '', zip] = shape.exec(address?.trim() ?? '') ?? []
  if (!street) return null
  const [number, ...words] = wordsOf(street)
  if (!number || !/^\d/.test(number) || words.length === 0) return null
  const unitAt = words.findIndex((word, index) => index > 0 && UNIT_WORDS.has(word))
  const road = (unitAt < 0 ? words : words.slice(0, unitAt)).map((word) => SHORT[word] ?? word)
  const unit = unitAt < 0 ? [] : words.slice(unitAt).filter((word) => !UNIT_WORDS.has(word))
  // The ZIP says the town, which papers name in several ways: 'Ft Worth'.
  const town =
    zip ??
    wordsOf(city)
      .map((word) => SHORT[word] ?? word)
      .join(' ')
  return [number, road.join(' '), unit.join(' '), town].join('|')
}

/** '#4' is 'UNIT 4'; '12-A' and '12A' are the same. */
const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/#\s*/g, ' UNIT ')
    .replace(/(\d)-(?=[A-Z\d])/g, '$1')
    .replace(/[.']/g, '')
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean)
