import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it('reads limits in sentences that end with their figures, and in everyday words', () => {
  expect(
    fieldsOf(`${HEAD}
We insure the real property, that is the residence, for         $300,000
Fences, sheds and other things        up to $30,000
not attached to the house
A place to stay while we fix it       up to $60,000`),
  ).toMatchObject({
    coverage_a_dwelling: 300_000,
    coverage_b_other_structures: 30_000,
    coverage_d_loss_of_use: 60_000,
  })
})

it('reads a schedule of a mutual', () => {
  expect(
    fieldsOf(`${HEAD}
No.    PROPERTY OR INTEREST                                    AMOUNT
1      Dwelling, stone, owner occupied                         $226,000
2      Private structures (garage, well house), blanket        $22,600
5      Liability of the member and family, each occurrence     $300,000
7      Backup of septic system, drain or sewer                 $5,000
8      Foundation - Sub-Slab                                   $15,000`),
  ).toMatchObject({
    coverage_a_dwelling: 226_000,
    coverage_b_other_structures: 22_600,
    coverage_e_personal_liability: 300_000,
    water_backup_limit: 5000,
    foundation_water_limit: 15_000,
  })
})

it('a blanket limit of several coverages is that of none', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS.replace(/B\. .*\n/, '')}
Other structures and contents, one blanket limit     $180,000`).coverage_b_other_structures,
  ).toBeNull())

it('the limit of a dwelling fire policy stands in the row of its first peril', () =>
  expect(
    fieldsOf(`${HEAD}
Property insured and perils                            Amount            Premium
A - Dwelling, fire and lightning                      $88,000            $397.00
A - Dwelling, extended coverage                      the same            $418.00
A - Dwelling, vandalism and malicious mischief       the same             $26.00`).coverage_a_dwelling,
  ).toBe(88_000))

it('whom and what it insures is told as a letter would', () => {
  const { policy_holder_name, additional_insured_names, property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027

YOU, THE INSURED                      YOUR AGENT
ANA FLORES                            BRAZOS AGENCY
LUIS PAREDES                          WACO TX 76710
PO BOX 12
WACO TX 76703

LOCATION 1 OF 1                       12 Elm St, Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana Flores', 'Luis Paredes'])
  expect(property_address.street).toBe('12 Elm St')
})

it('names before their label go on below it', () => {
  const { policy_holder_name, additional_insured_names, property_address } = fieldsOf(`
Lone Oak Insurance Company
   LO-448812                       Policy number
   03/01/2026 - 03/01/2027         Policy period

   Ana Flores                      NAMED INSURED
   Luis Paredes
   12 Elm St
   Waco, Texas 76710

   Same as above                   LOCATION OF PROPERTY

   $300,000                        Dwelling
   $30,000                         Other structures
   $150,000                        Personal property
   $100,000                        Personal liability`)
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana Flores', 'Luis Paredes'])
  expect(property_address.street).toBe('12 Elm St')
})

it.each([
  `The rental                       Insured
77 Mesa Trail                    Ana Flores
Waco, TX 76710`,
  'Named insured: Ana Flores\n\nLocation of items 1 and 2: 77 Mesa Trail, Waco, McLennan County, TX 76710',
])('the home by other names: %s', (where) => {
  expect(
    fieldsOf(`
Lone Oak Insurance Company
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027

${where}
${LIMITS}`).property_address.street,
  ).toBe('77 Mesa Trail')
})
