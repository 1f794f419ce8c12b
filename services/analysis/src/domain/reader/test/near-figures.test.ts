import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

it.each([
  ['Wind and Hail deductible: 1% of Coverage A if loss is $10,000 or less', 3000],
  ['Wind/Hail Deductible    1% of Coverage A for losses over $10,000', 3000],
  ['Wind/Hail Deductible    $2,500 if the loss exceeds $10,000', 2500],
  ['Wind or hail    2% of Coverage A where a covered loss is more than $5,000', 6000],
  ['Wind or hail    2% of Coverage A, minimum $5,000', 6000],
])('%s: the size of a loss is no deductible', (words, amount) => {
  expect(withLines(words).deductibles.wind_hail?.amount).toBe(amount)
})

it('of two percentages for losses of two sizes none is the deductible', () => {
  const row = 'Wind/hail deductible    1% if the loss is $10,000 or less, 2% if the loss is over $10,000'
  expect(withLines(row).deductibles.wind_hail).toBeNull()
})

it('a deductible of all perils may name those that it includes, and a remark in brackets is on its row', () => {
  const { all_perils } = withLines(
    'Section I deductible\n\nAll perils, including windstorm or hail: 1% of Coverage A\n\nWater backup    $25,000\n(deductible $1,000)',
  ).deductibles
  expect(all_perils).toMatchObject({ amount: 3000, percentage: 1 })
  expect(withLines('Water backup    $25,000\n(deductible $1,000)').deductibles.all_perils).toBeNull()
})

it.each([
  'Water backup   $10,000 deductible $500',
  'Water backup   $10,000 deductible 1%',
  'Water backup   $10,000   Deductible: $500',
])('a deductible of its own is neither the limit nor the home’s: %s', (row) => {
  const { water_backup_limit, deductibles } = withLines(row)
  expect([water_backup_limit, deductibles.all_perils]).toEqual([10_000, null])
})

it.each([
  'Prior losses\nWater backup    $4,120',
  'Date          Cause          Paid\n04/01/2023    Water backup   $4,120',
])('what a loss came to is no limit: %s', (body) => {
  expect(withLines(body).water_backup_limit).toBeNull()
})

it.each([
  ['Ordinance or Law Basic 10% Increased 15%', 15],
  ['Ordinance or Law    Basic 10%    Increased 25%', 25],
  ['Ordinance or law    10% basic, increased to 25%', 25],
  ['Ordinance or law: 10% included, increased by 15% to 25%', 25],
  ['Ordinance or law    10% included    Total 25%', 25],
  ['Ordinance or law    10% included', 10],
  ['Ordinance or law   10%  increased 15%  total 25%', 25],
])('%s', (words, percent) => {
  expect(withLines(words).ordinance_or_law_percentage).toBe(percent)
})

it.each([
  ['Roof: impact resistant, 2019 UL 2218', null],
  ['Roof    Class 4, UL 2018', null],
  ['Roof: class 4, UL 2218 (2012 edition)', null],
  ['Roof    Impact resistant, FM 4473', null],
  ['Roof: built to IRC 2018', null],
  ['Roof: class 4 shingles installed 2016, UL 2218', 2016],
  ['Roof: impact resistant 2016, UL 2218 class 4', 2016],
  ['Roof: composition, new in 2017', 2017],
])('%s: the number of a standard is no year', (words, year) => {
  expect(withLines(words).roof_year).toBe(year)
})

it('what follows a label that ends a line stands at the beginning of the next one', () => {
  const parts = [
    'Insured location                     Use                  Construction',
    '12 Elm St, Waco, TX 76710            Long-term tenant     Built 1966  Frame  Roof:',
    '                                     since 2022           composition, new in 2017',
  ]
  expect(withLines(parts.join('\n')).roof_year).toBe(2017)
})

it.each([
  ['MR COOPER COPPELL TX', 'MR COOPER'],
  ['MR COOPER COPPELL TX 75019', 'MR COOPER'],
  ['Mr. Cooper, ISAOA/ATIMA', 'Mr. Cooper'],
  ['PENNYMAC WESTLAKE VILLAGE CA', 'PENNYMAC'],
  ['Frost Bank San Antonio, Texas', 'Frost Bank'],
  ['First National Bank of Amarillo TX', 'First National Bank of Amarillo'],
  ['Bank of San Antonio', 'Bank of San Antonio'],
])('the lender %s', (line, name) => {
  expect(withLines(`Mortgagee     ${line}`).mortgagee).toBe(name)
  expect(withLines(`Mortgagee: ${line}`).mortgagee).toBe(name)
})

it('the title of a form names no form, nor does the head of every page', () => {
  const head = 'LONE OAK INSURANCE                      RUN 05/28/26   PGM HOD410   INSURED'
  const list = [
    '                       SCHEDULE OF FORMS',
    head,
    'FORM           TITLE',
    'LO-003         HOMEOWNERS POLICY - FORM 1',
    'LO-290         PERSONAL PROPERTY REPLACEMENT COST',
    'LO-327         LIMITED FUNGI',
  ]
  const packet = `\n\n${head}\n${HEAD}\n${LIMITS}\n===\n${list.join('\n')}`
  expect(fieldsOf(packet).endorsements).toEqual(['LO-003', 'LO-290', 'LO-327'])
})

it('a number whose parts a scan sets apart is one', () => {
  const forms =
    'FORMS AND ENDORSEMENTS\nHO-300     Homeowners form\nHO- 342    Roof payment schedule\nHO-350     Water backup'
  expect(withLines(forms).endorsements).toEqual(['HO-300', 'HO-342', 'HO-350'])
})

it('an option’s own deductible in a cell before its limit is not the limit', () => {
  const row = 'Water Backup of Sewers or Drains      $1,000 deductible                     $10,000'
  expect(fieldsOf([HEAD, LIMITS, row].join('\n')).water_backup_limit).toBe(10_000)
})

it.each(['Policy No. TXHO 0011482973', 'POLICY NO. TXH 0011482973', 'Policy No. LO 0011482973'])('%s', (line) => {
  const head = HEAD.split('\n').filter((row) => !/policy n/i.test(row))
  expect(fieldsOf([...head, line, LIMITS].join('\n')).policy_number).toBe(line.slice(11))
})

it('the year of a foundation is no limit for water below it', () => {
  expect(withLines('Foundation: slab   1985').foundation_water_limit).toBeNull()
})

it.each(['Deductible   $500 applies to jewelry and furs only', 'All perils deductible   $1,000 or $2,500'])(
  '%s: not what is borne of any loss',
  (row) => {
    expect(withLines(row).deductibles.all_perils).toBeNull()
  },
)

it('what holds unless wind caused a loss is the deductible of all else', () => {
  const { all_perils, wind_hail } = withLines(
    'Deductible   $5,000 unless the loss is caused by wind in which case 2%',
  ).deductibles
  expect(all_perils).toEqual({ amount: 5000, percentage: null, stated: 'amount' })
  expect(wind_hail?.percentage).toBe(2)
})

it.each([
  '741187 04/20     Texas Required Change',
  '741187  04/20     Texas Required Change',
  '311 (04/2020)     Texas Required Change',
])('the number of a form in the second column of a list is no limit: %s', (second) => {
  const body = `Forms and Endorsements
11003  02/15  Dwelling Fire Three Policy            11217  06/13  Loss Assessment
11142  09/12  Premises Liability                    ${second}`
  expect(fieldsOf(`${HEAD}${body}\n${LIMITS}`).coverage_e_personal_liability).toBe(100_000)
})

it.each([
  `Part II       Personal liability, each occurrence                   $200,000                     $16
Liability     Animal liability                                       $25,000                Included
Your deductible
One deductible of $3,000 (1% of the Dwelling limit) applies to each loss, wind and hail included.`,
  `Section II    Golf cart collision                                     $5,000                     $12
All losses deductible
One deductible of $3,000 (1% of the Dwelling limit) applies to each loss, wind and hail included.`,
])('a figure behind words of its own is not that of the heading below them', (body) => {
  expect(fieldsOf(`${HEAD}${LIMITS}\n${body}`).deductibles.all_perils?.amount).toBe(3000)
})
