import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const listed = (rows: string): string[] => fieldsOf(`${HEAD}\n${rows}`).endorsements

it('a loan with its number says nothing of the form beside it', () =>
  expect(
    listed(`MORTGAGEE (1ST)                    FORMS APPLICABLE TO THIS POLICY
FIRST BANK OF WACO                 LOM-7030/EP 1/15   Homeowners policy
ISAOA                              LOM-7303 7/08      Extended dwelling
LOAN NO. 4471882093                LOM-7340 1/15      Contents
                                   LOM-7228/TX 4/19   Texas provisions`),
  ).toEqual(['LOM-7030/EP', 'LOM-7303', 'LOM-7340', 'LOM-7228/TX']))

it.each(['Credits', 'Agent', 'Mortgagee'])('"%s" beside the second line of a title does not end the list', (head) =>
  expect(
    listed(`Forms and endorsements                          Rating information
HO 00 03 05 11      Homeowners 3                Built        2018
HO 04 93 05 11      Actual cash value,
                    windstorm or hail losses
                    to roof surfacing           ${head}
HO 03 12 05 11      Percentage deductible       New home, alarm`),
  ).toEqual(['HO 00 03', 'HO 04 93', 'HO 03 12']),
)

it('a town and a telephone in small print below a list are no form', () =>
  expect(
    listed(`Documents in your policy
LOX HO 3 TX  Homeowners policy            LOX 4112  Water backup
LOX 4107  Extended replacement cost       LOX 4120  Service line
Flood is never part of home insurance. Lone Oak General Agency, PO Box 44, Columbus, OH 43234. 833-555-0140.`),
  ).toEqual(['LOX HO 3 TX', 'LOX 4107', 'LOX 4112', 'LOX 4120']))
