import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, LIMITS } from '../../testing/lone-oak.ts'
import { placedFields, TOP } from '../../testing/placed-lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'
import type { PageText } from '../page-text.ts'

it('reads the values that stand over their captions, line after line', () => {
  const { policy_number, effective_date, policy_holder_name, additional_insured_names, property_address, mortgagee } =
    fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS

  LO-448812-03               03/01/2026  to  03/01/2027            HO-3
  Policy number              Policy period                         Policy form

  Ana Flores                 12 Elm St                             Brazos Agency
  Luis Ortega                Waco, TX 76710                        (254) 555-0100
  Named insureds             Described location                    Agent

  PO Box 12                  Brazos Valley Bank, NA
  Waco, TX 76703             PO Box 900, Waco, TX 76702
  Mailing address            First mortgagee, loan 22-1

${LIMITS}`)
  expect({ policy_number, effective_date }).toEqual({ policy_number: 'LO-448812-03', effective_date: '2026-03-01' })
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana Flores', 'Luis Ortega'])
  expect(property_address).toEqual({ street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' })
  expect(mortgagee).toBe('Brazos Valley Bank, NA')
})

it('reads labels over their values as before', () => {
  const { policy_number, policy_holder_name, property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
  Policy number              Policy period                         Policy form
  LO-448812-03               03/01/2026  to  03/01/2027            HO-3

  Named insureds             Described location                    Agent
  Ana Flores                 12 Elm St                             Brazos Agency
                             Waco, TX 76710                        (254) 555-0100
${LIMITS}`)
  expect({ policy_number, policy_holder_name }).toEqual({
    policy_number: 'LO-448812-03',
    policy_holder_name: 'Ana Flores',
  })
  expect(property_address.street).toBe('12 Elm St')
})

it('takes the sides of a box that is drawn with letters for no text', () => {
  const { policy_holder_name, additional_insured_names, property_address } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
+------------------------------------+---------------------------------+
| Policy number: LO-448812           | Period: 03/01/2026 - 03/01/2027 |
+------------------------------------+---------------------------------+
| Named Insured & Mailing Address    | Insured Location                |
| FLORES FAMILY REVOCABLE TRUST      | 12 Elm St                       |
| LUIS ORTEGA                        | Waco, TX 76710                  |
| PO Box 12                          |                                 |
| Waco, TX 76703                     |                                 |
+------------------------------------+---------------------------------+
${LIMITS}`)
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Flores Family Revocable Trust', 'Luis Ortega'])
  expect(property_address).toEqual({ street: '12 Elm St', city: 'Waco', state: 'TX', zip: '76710' })
})

it('reads what is not selected among the figures over their captions', () => {
  const { water_backup_limit, mold_limit, ordinance_or_law_percentage, foundation_water_limit } = fieldsOf(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${LIMITS}

Choices

10%                  $10,000                  Not selected     Not selected
Ordinance or law     Limited mold coverage    Water backup     Foundation water
of Coverage A        each loss

Mortgage`)
  expect({ water_backup_limit, mold_limit, ordinance_or_law_percentage, foundation_water_limit }).toEqual({
    water_backup_limit: 0,
    mold_limit: 10_000,
    ordinance_or_law_percentage: 10,
    foundation_water_limit: null,
  })
})

const small = (pages: PageText[], words: RegExp): PageText[] =>
  pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (words.test(item.text) ? { ...item, size: 7 } : item)),
  }))

it('gives both names below a figure to it, the second in smaller print', () => {
  const cards = typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS

$300,000              $30,000               $105,000                       $60,000
Dwelling              Other structures      Belongings                     Living elsewhere
Coverage A            Coverage B            Coverage C - personal property Coverage D - loss of use


+ $75,000             $10,000               $5,000                         10%
Extended replacement  Mold                  Water backup                   Ordinance or law
cost                  limited fungi         sewer, drain, sump             of Coverage A`)
  expect(readPolicy(small(cards, /^(?:Coverage|limited|sewer|of)/)).fields).toMatchObject({
    coverage_a_dwelling: 300_000,
    coverage_c_personal_property: 105_000,
    coverage_d_loss_of_use: 60_000,
    extended_dwelling_percentage: 25,
    mold_limit: 10_000,
    water_backup_limit: 5_000,
  })
})

it('leaves a second name the figure that stands below it', () => {
  const cards = typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS

$300,000              $30,000               $105,000
Dwelling              Other structures      Belongings
All other perils      Wind or hail          Hurricane
$2,500                $6,000                $9,000`)
  const { deductibles } = readPolicy(small(cards, /^(?:All|Wind|Hurricane|\$\d,)/)).fields
  expect(Object.values(deductibles).map((one) => one?.amount)).toEqual([2_500, 6_000, 9_000])
})

it('smaller print centred under the values of a row names each of them', () => {
  const [page] = typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS

  LO 0418-22763      03-14-2027       03-14-2028        HO-A Plus        Annual


Named insured: Ana Flores
${LIMITS}`)
  const names = ['POLICY NUMBER', 'FROM (12:01 AM', 'TO', 'POLICY FORM', 'BILLED YEARLY']
  const values = (page?.items ?? []).filter(({ y }) => y === page?.items[2]?.y)
  const small = values.map(({ x, y, width }, index) => {
    const text = names[index] ?? ''
    return { text, x: x + width / 2 - 1.8 * text.length, y: y + 10, width: 3.6 * text.length, size: 6.4 }
  })
  const { fields } = readPolicy([{ ...page, items: [...(page?.items ?? []), ...small] } as PageText])
  expect(fields).toMatchObject({
    policy_number: 'LO 0418-22763',
    policy_form: 'HO-A',
    effective_date: '2027-03-14',
    renewal_date: '2028-03-14',
  })
})

it('reads all lines of a value over its caption, though they stand further apart than that is below them', () => {
  const { policy_holder_name, additional_insured_names, property_address } = placedFields([
    ...TOP.filter(([text]) => !/^(?:Named|Residence)/.test(text)),
    ['YOU', 40, 200, 7.5],
    ['Ana Flores', 40, 216, 11],
    ['Luis Paredes', 40, 232, 11],
    ['Rosa Paredes', 40, 248, 11],
    ['Named insureds', 40, 259, 7.5],
    ['12 Elm St', 40, 276, 9.5],
    ['Waco, TX 76710', 40, 288, 9.5],
    ['Also your mailing address', 40, 302, 7.5],
  ])
  expect([policy_holder_name, ...additional_insured_names]).toEqual(['Ana Flores', 'Luis Paredes', 'Rosa Paredes'])
  expect(property_address).toMatchObject({ street: '12 Elm St', zip: '76710' })
})
