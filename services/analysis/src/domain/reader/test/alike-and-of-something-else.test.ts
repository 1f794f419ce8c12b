import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { stormFieldsOf } from '../testing/windstorm-policy.ts'

const NOTICES = `What follows tells how we handle your personal information and whom you may call.
We keep what you tell us for as long as the law of Texas asks us to keep it.
Ask us for a copy of what we know about you, and tell us what is wrong with it.
You may complain to the Texas Department of Insurance at any time you wish.`

describe('a table below an item is not its own', () => {
  it('where the items are listed above it', () =>
    expect(
      stormFieldsOf(`Item 1   Dwelling
Item 2   Detached garage

Coverage               Limit       Deductible      Premium
Dwelling               $300,000    $3,000          $1,800
Personal property       $50,000      $500            $200`).coverage_b_other_structures,
    ).toBeNull())

  it('where its only row is of contents', () =>
    expect(
      stormFieldsOf(`Item 2    Detached garage

Coverage               Limit       Deductible      Premium
Contents               $15,000     $200            $90`).coverage_b_other_structures,
    ).toBeNull())

  it('where it is one of endorsements', () =>
    expect(
      stormFieldsOf(`Item 1    Dwelling       $300,000
Item 2    Detached garage

Endorsement     Amount of insurance     Premium
LO-320          $60,000                 $88`).coverage_b_other_structures,
    ).toBeNull())

  it('but for the building of its rows, though the figures stand flush right', () =>
    expect(
      stormFieldsOf(`Item 1    Dwelling, frame

Coverage               Limit          Deductible      Premium
Building                $90,000          $900            $90
Contents               $100,000        $1,000            $90`).coverage_a_dwelling,
    ).toBe(90_000))
})

it.each([
  'Item 1   Dwelling, at the address above   $300,000\nItem 2   Dwelling, let to tenants   $90,000\n14 Oak St, Fulton, TX 78358. Frame on slab, 1978.',
  'Item 1   Dwelling   $300,000\n2200 First Bank Plaza, Dallas, TX 75201. Mortgagee of item 1.',
  'Item 1   Dwelling   $300,000\n44 Main St, Austin, TX 78701 is where claims are paid.',
])('no home of item 1: %s', (rows) =>
  expect(['12 Elm St', null]).toContain(stormFieldsOf(rows).property_address?.street ?? null),
)

describe('a page that begins as a table of forms', () => {
  const read = (head: string) => {
    const { water_backup_limit, mold_limit, endorsements } = fieldsOf(`${HEAD}${LIMITS}
===
${head}
LO-501      Equipment breakdown      $50,000
LO-208      Water backup             $10,000
LO-340      Limited mold              $5,000

${NOTICES}`)
    return [water_backup_limit, mold_limit, endorsements]
  }

  it.each([
    'Endorsement      You may add      Limit',
    'Endorsements     Not purchased',
    'Forms       Available for your home',
    'Form        Available at extra premium',
    'Form        Name           Auto policy AU-7711',
    'Endorsements     What each of them would add to your policy',
  ])('is no part of the policy: %s', (head) => expect(read(head)).toEqual([null, null, []]))

  const formsWith = (sentence: string) =>
    fieldsOf(`${HEAD}${LIMITS}
===
Form        Name
LO-501      Equipment breakdown
LO-208      Water backup
LO-340      Limited mold

${sentence}
${NOTICES}`).endorsements

  it('is part of it where it is not said to be offered', () => {
    expect(formsWith('These forms are attached.')).toEqual(['LO-501', 'LO-208', 'LO-340'])
    expect(formsWith('You may add any of these for an extra premium.')).toEqual([])
  })
})

describe('who is not said to be insured', () => {
  const bare = HEAD.replace('Named insured: Ana Flores\n', '')

  it.each([
    'The company agrees with Heartland Home Loans, the named insured’s lender, to give notice.',
    'If the appraiser agrees with Pecan Umpires, the named insured pays half of the cost.',
    'Each party agrees with Judge Reyes, the named insured being heard, on an umpire.',
    'The Company agrees with First Coast Bank, as named insured, that loss will be paid to it.',
  ])('%s', (sentence) => expect(fieldsOf(`${bare}${LIMITS}\n${sentence}`).policy_holder_name).toBeNull())
})

describe('declarations that a page only speaks of', () => {
  const told = (sentence: string) =>
    fieldsOf(`Elm Home Insurance Company

${sentence}
Your dwelling is insured for $300,000.
Your other structures are insured for $30,000.
Your personal property is insured for $150,000.`).coverage_a_dwelling

  it.each([
    'Your home quote. These are your declarations if you accept.',
    'This is a quote. These are the declarations you would have.',
    'These are your declarations of last year, for comparison with our quote.',
    'To accept, sign below. These are your proposed declarations.',
    'These are the sample declarations that our guide explains.',
    'Your policy was cancelled. If you accept our offer it starts anew. These are your expired declarations.',
  ])('%s', (sentence) => expect(told(sentence)).toBeNull())
})

it.each([
  ['Section I, any one loss                          $2,500', 2_500],
  ['Wind or hail                                     $6,000', undefined],
] as const)('the deductible of a flood endorsement is not the home’s: %s', (row, dollars) =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}
Deductibles
${row}

Flood endorsement
Each flood, building and contents combined      $10,000`).deductibles.all_perils?.amount,
  ).toBe(dollars),
)

it.each([
  ['LO-218   Roof surfaces payment schedule\nExclusion - Wind or Hail', true],
  ['Cosmetic Damage to Roof Surfacing\nExclusion - Wind or Hail', false],
])('an exclusion of wind, or the end of a title: %s', (forms, isExcluded) =>
  expect(fieldsOf(`${HEAD}${LIMITS}\nForms and endorsements\n${forms}`).wind_hail_excluded).toBe(isExcluded),
)

it('a form that is numbered with one letter is no street', () =>
  expect(
    fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
LO-HO3      Homeowners policy
LO-112      Water backup
219 E       Roof surfaces`).endorsements,
  ).toEqual(['LO-HO3', 'LO-112', '219 E']))

it.each([
  'Former policy\nBegins     03/01/2025\nEnds       03/01/2026',
  'Prior policy term\nFrom     03/01/2025\nTo       03/01/2026',
  'Your auto policy\nBegins     03/01/2026\nEnds       03/01/2027',
])('no term of this policy: %s', (rows) => {
  const bare = HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '')
  const { effective_date, renewal_date } = fieldsOf(`${bare}\n${rows}\n${LIMITS}`)
  expect([effective_date, renewal_date]).toEqual([null, null])
})
