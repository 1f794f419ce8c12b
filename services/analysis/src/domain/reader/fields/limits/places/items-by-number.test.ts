import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../../testing/lone-oak.ts'

const HEAD_OF_WIND = `
Texas Windstorm Insurance Association              WINDSTORM AND HAIL
                                                   RESIDENTIAL POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
`
const ITEMS = `   ITEM   COV   DESCRIPTION                              LIMIT           PREMIUM
   001    A     DWELLING                               318,000             2,067
   002    A     DETACHED WORKSHOP                       26,500               164
   003    B     HOUSEHOLD CONTENTS                      80,000               322`

it.each([
  'LOSS SETTLEMENT BY ITEM\n   001      Replacement cost: roof surfacing at actual cash value\n   002      Actual cash value\n   003      Actual cash value',
  'VALUATION\n   1.      REPLACEMENT COST\n   2.      ACTUAL CASH VALUE\n   3.      ACTUAL CASH VALUE',
  'Item      How losses are paid\n   001      At replacement cost\n   003      Settled at actual cash value',
  'Item 001: replacement cost. Item 003: actual cash value.',
])('a row that begins with an item’s number is said of that item: %s', (settled) => {
  const fields = fieldsOf(`${HEAD_OF_WIND}${ITEMS}\n${settled}`)
  expect([fields.dwelling_settlement, fields.personal_property_settlement]).toEqual(['RCV', 'ACV'])
})

it('takes the schedule of forms on a page of notices, and how a form changes the settlement', () => {
  const packet = `${HEAD.replace('LO-448812', 'LO-HO-TX-44881-02')}${LIMITS}
====
SCHEDULE OF FORMS                                              POLICY NUMBER LO-HO-TX-44881-02

LO HO 01 TX 04 23                LO HO 90 TX 04 23
LO HO 27 TX 04 23                LO HO RS TX 11 24

IMPORTANT NOTICES
LO HO RS TX changes loss settlement for roof surfaces damaged by windstorm or hail from replacement cost to actual cash
value. Contents are settled at replacement cost under LO HO 90 TX. Your home is settled at replacement cost, other than the
roof surfaces. Flood is not covered. The HURRICANE deductible applies once each calendar year.`
  expect(fieldsOf(packet)).toMatchObject({
    endorsements: ['LO HO 01 TX', 'LO HO 27 TX', 'LO HO 90 TX', 'LO HO RS TX'],
    roof_settlement: 'ACV',
    dwelling_settlement: 'RCV',
    personal_property_settlement: 'RCV',
  })
})

it.each([
  'Policy documents: LO-HO-POL (01/25) is your policy form. These endorsements change it:',
  'Forms and endorsements: LO 100 01/25 is the policy and is changed by these:',
  'POLICY DOCUMENTS: LO-HO-POL (01/25) IS YOUR POLICY FORM. THESE ENDORSEMENTS CHANGE IT:',
])('a form that the words over a list speak of is not in it: %s', (words) => {
  const list = `${words}\nLO-HO-EXD (01/25)    Extended Dwelling\nLO-HO-WBU (01/25)    Water Backup`
  expect(fieldsOf(`${HEAD}${LIMITS}\n${list}`).endorsements).toEqual(['LO-HO-EXD', 'LO-HO-WBU'])
})

it('words in capitals behind a number are its title', () => {
  const list = `FORMS ATTACHED TO THIS POLICY\nLO 118 03 22    NAMED WINDSTORM                LO 122 03 22    WIND OR HAIL
LO 140 03 22    ROOF VALUATION                 LO 155 03 22    LOSS OF USE`
  const { endorsements } = fieldsOf(`${HEAD}${LIMITS}\n${list}`)
  expect([...endorsements].sort()).toEqual(['LO 118', 'LO 122', 'LO 140', 'LO 155'])
})

it('settles each item as its own row says', () => {
  const { dwelling_settlement, personal_property_settlement } = fieldsOf(`${HEAD}
Item 1    Dwelling              $300,000     Loss settlement: RCV
Item 2    Personal property     $150,000     Loss settlement: ACV`)
  expect([dwelling_settlement, personal_property_settlement]).toEqual(['RCV', 'ACV'])
})
