import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'

const deductiblesIn = (words: string) =>
  statedIn(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`)).filter((stated) => /^(?:wind|other|storm)=/.test(stated))

it.each([
  'WIND/HAIL DEDUCTIBLE IS 2% OF COVERAGE A. ALL OTHER PERILS IS $2,500.',
  'Wind/Hail Deductible is 2% of Coverage A. All other perils is $2,500.',
  'All Perils Deductible $2,500 except Wind/Hail 2% ($6,000)',
  'DEDUCTIBLES: ALL PERILS $2,500 EXCEPT WIND/HAIL 2%',
  'Deductible: $2,500 all perils except windstorm or hail 2%',
  'Deductible: $2,500 (wind/hail 2%)',
  'Deductible $2,500 Wind/Hail 2%',
  'Your deductible is 2% of the dwelling limit for wind and hail and $2,500 for all other perils.',
  'The wind and hail deductible is 2% of Coverage A and the all other perils deductible is $2,500.',
  'Deductible: 2% wind/hail ($6,000) and $2,500 all other perils',
  'DEDUCTIBLES, EACH OCCURRENCE\n$2,500 all perils not named below\n$6,000 (2% of Dwelling) wind or hail',
])('"%s" has two figures, each of its own peril', (words) => {
  expect(deductiblesIn(words)).toEqual(['other=2500', 'wind=6000/2%'])
})

it.each([
  ['Wind or Hail Deductible: greater of $2,500 or 1%', ['wind=3000/1%']],
  ['Wind or Hail Deductible: the greater of 1% of Coverage A or $5,000', ['wind=5000/1%']],
  ['Wind/Hail Deductible   .5%', ['wind=1500/0.5%']],
  ['Wind/Hail Deductible   2% of the total insured value', []],
  ['Wind/Hail deductible buy-back   $250', []],
  ['Water Backup   $10,000   $1,000 deductible   $45', []],
])('"%s" is %j', (words, stated) => expect(deductiblesIn(words)).toEqual(stated))

it.each([
  'Clause 1              $6,000   2 pct\n(Wind, hail)\nClause 2              $3,000   1 pct\n(All other)',
  'SECTION I LIMITS      PERIL                DEDUCTIBLE\nDWELLING              CLAUSE 1                 6,000   2 PCT\n                      (WINDSTORM OR HAIL)\nCONTENTS              CLAUSE 2                 3,000   1 PCT\n                      (OTHER PERILS)',
  'DED CL 1  WIND HURR HAIL           2.0 PCT OF A         6,000\nDED CL 2  OTHER THAN CL 1          1.0 PCT OF A         3,000',
])('clauses with their perils in remarks: %s', (words) => {
  expect(deductiblesIn(words)).toEqual(['other=3000/1%', 'wind=6000/2%'])
})

it('a share and its dollars may stand before the words that they are of', () => {
  const rows = `  $   300,000   A  Dwelling
  $    21,800   B  Other Structures
  $   100,000   L  Premises Liability, each occurrence
  $     5,000   M  Medical Payments, each person

  Of each loss we do not pay

         2%     of Coverage A, $ 6,000, by windstorm or hail that is not a named storm
         5%     of Coverage A, $15,000, by a named storm
  $   2,500     by every other covered peril`
  const fields = fieldsOf(`${HEAD}${rows}`)
  expect(
    statedIn(fields)
      .filter((stated) => /^(?:wind|other|storm)=/.test(stated))
      .toSorted(),
  ).toEqual(['other=2500', 'storm=15000/5%', 'wind=6000/2%'])
  expect([fields.coverage_e_personal_liability, fields.coverage_f_medical_payments]).toEqual([100000, 5000])
})

it('a remark below a row that has its own name has none of its figures', () => {
  const { mold_limit } = fieldsOf(`${HEAD}${LIMITS}\nOrdinance or law    $30,000\n(fungi excluded)`)
  expect(mold_limit).not.toBe(30000)
  expect(deductiblesIn('Theft               $1,000\n(all other perils)   see below')).not.toContain('other=1000')
})
