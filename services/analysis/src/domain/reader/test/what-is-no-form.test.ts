import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

describe('credits beside forms', () => {
  it('are no numbers of forms', () =>
    expect(
      withLines('Forms and endorsements\nLO-310   Extensions        32 CR\nLO-431   Increased cost    50 CR')
        .endorsements,
    ).toEqual(['LO-310', 'LO-431']))
})

describe('forms beside a signature', () => {
  it('are what the page is printed on', () =>
    expect(
      withLines(
        'Forms and endorsements\nLO 500 10 22 Comprehensive Form • LO 520 10 22 Water Back-up\nFlood is not insured. Signed at Waco, Texas, October 20, 2025. LO-DEC5 (10 22)',
      ).endorsements,
    ).toEqual(['LO 500', 'LO 520']))
})

describe('forms', () => {
  it('the state’s certificate of inspection is none', () =>
    expect(
      withLines(
        'Forms and endorsements\nLO-310   01/25   Extensions\nLO-431   01/25   Increased cost\nCredit for building code compliance (WPI-8)      -$143.00',
      ).endorsements,
    ).toEqual(['LO-310', 'LO-431']))
})
