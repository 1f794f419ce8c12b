import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const roofYear = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\nYear built      1990\n${body}`).roof_year

describe('the year of a roof', () => {
  it.each<[string, number]>([
    ['Description    One family, brick, built in 2011, tile roof (2011)', 2011],
    ['Your roof surfacing is composition shingle, installed 2011.', 2011],
    ['Roof: asphalt shingle (installed 06/2016)', 2016],
    ['Roof was replaced May 2017 after hail.', 2017],
    ['Credits: claim free, new roof (2024), local alarm', 2024],
    ['Electrical updated 2010   Roof updated 2012   Plumbing updated 2015', 2012],
    ['Updates:  wiring 2010, plumbing 2011, roof 2012, heating 2013', 2012],
    ['Roof year: 2012    Wiring year: 1999', 2012],
    ['Roof    Standing seam metal, replaced 2014', 2014],
    ['Roof: Class 4 certified shingle, replaced 2014', 2014],
    ['Roof rating: good, new 2014', 2014],
    ['Roof, stone coated steel, 2014        Year built 1998', 2014],
    ['Roof    Stone-coated steel, 2014', 2014],
    ['Roof type and year: Metal (coated) 2014', 2014],
    ['Built     2004, masonry; standing seam metal roof put on in 2018; 6,120 square feet', 2018],
    ['The dwelling is of frame on piers, roofed with standing seam metal put\non in 2005. Outside city limits.', 2005],
  ])('stands in "%s"', (words, year) => expect(roofYear(words)).toBe(year))

  it.each([
    'Roof:                        Composition shingle             Wiring updated:             2009',
    'Roof    Composition shingle     Plumbing renewed    2014',
    'Roof credit (2024 program)',
    'Roof payment schedule form RS 2019',
    'Slate roof    Form LO 2014',
    'Garage roof replaced 2019',
    'The porch was roofed in 2019.',
    'Roof certified hail resistant 2019 standard',
    'Roof covering meets the 2017 code',
    'Roof deck attachment: 2010 code',
    'Roof coated 2019',
    'Roof rating bureau 2020 schedule',
    'Hail damage to roof 2015, repaired',
  ])('does not stand in "%s"', (words) => expect(roofYear(words)).toBeNull())
})

const builtIn = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).year_built

describe('the year of a home', () => {
  it.each([
    'Built          1938, remodeled inside in 2014',
    'Year built     1938; addition 1961, kitchen 2002',
    'Year built     1938 (addition 1961)',
  ])('is not that of later work: %s', (words) => expect(builtIn(words)).toBe(1938))

  it.each(['Built    1938, rebuilt 2008', 'Year built    1938, effective year 1990'])(
    'is left open where it was built twice: %s',
    (words) => expect(builtIn(words)).toBeNull(),
  )
})

describe('the age of a roof', () => {
  it.each<[string, number | null]>([
    ['FRAME BLT 1984  1 FAMILY\nROOF COMP SHINGLE  AGE 9 YRS', 2017],
    ['ROOF COMP SHINGLE    HEATING UNIT    AGE 9 YRS', null],
    ['ROOF COMP SHINGLE  AGE 10 TO 15 YRS', null],
  ])('may stand one step further along its line: %s', (words, year) =>
    expect(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`).roof_year).toBe(year),
  )
})

it('a roof may date from a year', () =>
  expect(fieldsOf(`${HEAD}\n${LIMITS}\nThe home was built in 1984. Its roof dates from 2015.`)).toMatchObject({
    year_built: 1984,
    roof_year: 2015,
  }))

it('a year of the roof beside a town is not the one over it, beside the street', () => {
  const { roof_year } = fieldsOf(`Lone Oak Insurance Company        HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812           Policy period: 03/01/2026 to 03/01/2027
Named Insured and Mailing Address:            Insured Property:
Ana Flores                                    418 Elm Ridge Dr
418 Elm Ridge Dr                              Waco, TX 76710
Waco, TX 76710                                Built: 1999
County: McLennan                              Year of roof: 2014
${LIMITS}`)
  expect(roof_year).toBe(2014)
})
