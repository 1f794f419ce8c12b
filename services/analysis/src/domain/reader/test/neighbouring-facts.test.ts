import { expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

const kindOf = (text: string) => readPolicy(typedPages(text)).document_kind

it('takes the later of two policy periods that head columns', () => {
  const { coverage_a_dwelling, deductibles } = fieldsOf(`${HEAD}
Your limits                  03/01/25 to 03/01/26    03/01/26 to 03/01/27
Dwelling                                 $274,000                $302,000
Other structures                          $27,400                 $30,200

Your deductibles             03/01/25 to 03/01/26    03/01/26 to 03/01/27
All other losses                           $2,740                  $3,020`)
  expect(coverage_a_dwelling).toBe(302_000)
  expect(deductibles.all_perils?.amount).toBe(3_020)
})

it('takes no figure of the row that a coverage is indented below', () => {
  const { coverage_d_loss_of_use } = fieldsOf(`${HEAD}
COVERAGES                                                 LIMIT OF LIABILITY       PREMIUM
  COVERAGE A (DWELLING)                                              163,000      2,088.00
    LOSS OF USE                                                20% OF COV. A          INCL
  COVERAGE B (PERSONAL PROPERTY)                                      97,800          INCL`)
  expect(coverage_d_loss_of_use).toBe(32_600)
})

it.each([
  `Charges\nSection I                 $2,204.00\nSection II                   $61.00`,
  'All Section I losses are paid in full. The deductible for a loss assessment is $250.',
])('takes no charge and no deductible of an assessment for that of the home: %s', (text) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${text}`).deductibles.all_perils).toBeNull()
})

it('takes no count of stories for a street', () => {
  const { property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Property insured
1 STORY, BRICK VENEER
12 Elm St, Waco, TX 76710
${LIMITS}`)
  expect(property_address.street).not.toMatch(/story/i)
})

it('knows a company and a person as two insureds', () => {
  const { policy_holder_name, additional_insured_names } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Pecan Row Homes LLC and Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`)
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Pecan Row Homes LLC', 'Ana Flores'])
})

it('leaves a flood policy without an exclusion of wind', () => {
  const { wind_hail_excluded } = fieldsOf(`
Lone Oak Insurance Company                      FLOOD INSURANCE POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Insured: Ana Flores
Insured property: 12 Elm St, Waco, TX 76710
Building coverage       $250,000      Deductible $2,000
This policy does not insure loss by wind or hail.`)
  expect(wind_hail_excluded).toBe(false)
})

it.each([
  ['Dwelling Reserve        $30,000      Replacement estimate', 'POLICY SUMMARY', 'homeowners_declarations'],
  ['Form: HO-A', 'Home / Dwelling Fire', 'homeowners_declarations'],
  [
    'A Write Your Own Company of the National Flood Insurance Program',
    'DECLARATIONS, DWELLING FORM',
    'flood_declarations',
  ],
])('is not led astray by "%s"', (line, title, kind) => {
  expect(kindOf(`${HEAD.replace('HOMEOWNERS POLICY DECLARATIONS', title)}${line}\n${LIMITS}`)).toBe(kind)
})
