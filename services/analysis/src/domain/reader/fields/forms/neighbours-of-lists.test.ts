import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const listed = (body: string) => fieldsOf(`${HEAD}\n${LIMITS}\n${body}`).endorsements

it('a date below a list is no form', () =>
  expect(
    listed(`Forms and endorsements
Homeowners Policy                     LW-3355
Water Amendment                       LW-1743
                         *Effective: JUN 15 2026`),
  ).toEqual(['LW-3355', 'LW-1743']))

it('the underwriters’ form for lenders has its figures first', () =>
  expect(
    listed(`FORMS SCHEDULE
DP 00 01  07 14   DWELLING PROPERTY 1 BASIC FORM
438 BFU NS        LENDER'S LOSS PAYABLE
DP 04 71  07 14   ORDINANCE OR LAW`),
  ).toEqual(['DP 00 01', '438 BFU NS', 'DP 04 71']))

it('forms no longer on the policy are none of it', () =>
  expect(
    listed(`Forms of this term
HO 00 03 03 22   Special form
HO 04 90 03 22   Contents at replacement cost
Endorsements no longer on this policy
HO 04 77 05 11   Ordinance or law
HO 04 35 05 11   Loss assessment`),
  ).toEqual(['HO 00 03', 'HO 04 90']))

it('the foot of the page right below a list names what the page is printed on', () =>
  expect(
    listed(`FORMS AND ENDORSEMENTS
Number        Edition    Title
LOT HO 0003   02/25      Homeowners policy
LOT HO 0217   02/25      Limited fungi
LOT HO 0495   02/25      Water backup
LOT HO SCH 03/24                                   Page 3 of 5`),
  ).toEqual(['LOT HO 0003', 'LOT HO 0217', 'LOT HO 0495']))

it('a block beside a list, between two of its rows, ends none', () =>
  expect(
    listed(`Policy and Endorsements                                  Mortgagee / Other Interest

58-4410      ed. 2-19     Home policy
                                                         PO Box 88, Waco TX 76701    Loan 4471
LO031        2nd ed.      Texas amendments
                                                         Agent Rosa Lerma, Waco
LO058        1st ed.      Roof payments by age`).toSorted(),
  ).toEqual(['58-4410', 'LO031', 'LO058']))

it('a number goes on behind the hyphen that ends its line', () =>
  expect(
    listed(`Forms and endorsements
HO 00 03 10 00; L-6120-TX 04 19; HO 04 90 04 91; L-
7731-0 02 12; HO 04 95 04 91`).toSorted(),
  ).toEqual(['HO 00 03', 'HO 04 90', 'HO 04 95', 'L-6120-TX', 'L-7731-0']))

it('an edition begins with the letters of the insurer', () =>
  expect(
    listed(`     FORM          EDITION            TITLE                                   PREMIUM
HO-A          LOFA 03-18         Texas homeowners policy form A              -
HO-140        07-92              Exclusion of windstorm and hail             -
LOFA-404      01-20              Replacement cost of the dwelling            $71.00
LOFA-410      01-20              Contents at actual cash value               -`).toSorted(),
  ).toEqual(['HO-140', 'HO-A', 'LOFA-404', 'LOFA-410']))

it('a form that a coverage names without its state is the one of the list', () =>
  expect(
    listed(`Optional coverages            Endorsement    Limit       Premium
Water backup                  LQ-208         $10,000     $82.00
Identity fraud                LQ-455         $25,000     $18.00

Forms and endorsements that are part of this policy
LQ-P03 CW (05-17)    Property section
LQ-208 CW (05-17)    Water backup of sewers
LQ-455 CW (05-17)    Identity fraud
LQ-893 TX (01-22)    Roofs at actual cash value`),
  ).toEqual(['LQ-P03 CW', 'LQ-208 CW', 'LQ-455 CW', 'LQ-893 TX']))
