import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'

const alone = (words: string) => statedIn(fieldsOf(`${HEAD}\n${words}`))
const LIMITS_ALONE = statedIn(fieldsOf(`${HEAD}\n${LIMITS}`))
const addedBy = (words: string) =>
  statedIn(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`)).filter((stated) => !LIMITS_ALONE.includes(stated))

const ALL = ['A=221000', 'B=22100', 'C=110500', 'D=44200', 'E=100000', 'F=1000']

describe('bare letters that run to F are those of homeowners forms', () => {
  it.each([
    `             A           B          C           D          E           F
Limits       $221,000    $22,100    $110,500    $44,200    $100,000    $1,000
A Dwelling  B Other Structures  C Personal Property  D Loss of Use  E Personal Liability  F Medical Payments`,
    `COV    LIMIT                    COV    LIMIT
A      221,000                  E      100,000
B      22,100                   F      1,000
C      110,500
D      44,200`,
    `A    $221,000   Dwelling               E    $100,000   Personal Liability
B    $22,100    Other Structures                       each occurrence
C    $110,500   Personal Property      F    $1,000     Medical Payments
D    $44,200    Loss of Use                            each person`,
  ])('%s', (words) => expect(alone(words)).toEqual(ALL))

  it('those of another form say nothing by themselves', () =>
    expect(alone('A      221,000       L      100,000\nB      110,500       M      1,000\nC      44,200')).toEqual([]))
})

describe('figures that stand under, over or before their names', () => {
  it.each([
    [
      'blocks side by side at other heights',
      `Coverage A
Dwelling                                                       Coverage D
$221,000                                                       Loss of Use
                                                               $44,200
Coverage B
Other Structures                                               Coverage E
$22,100                                                        Personal Liability
                                                               $100,000
Coverage C
Personal Property                                              Coverage F
$110,500                                                       Medical Payments
                                                               $1,000`,
    ],
    [
      'what a figure pays for, said beside it',
      `Your dwelling limit
     $221,000     We rebuild your home up to this amount.
Your other structures limit
     $22,100      Garage, shed and fences.
Your personal property limit
     $110,500     Furniture, clothing and electronics.
Your loss of use limit
     $44,200      Hotel and meals while you cannot live at home.
Your personal liability limit
     $100,000     When you are legally responsible.
Your medical payments limit
     $1,000       For guests hurt at your home.`,
    ],
    [
      'names over two lines',
      `Property                      Amount of Insurance        Liability                       Amount of Insurance
Coverage A Residence          $221,000                   Coverage E Personal Liability   $100,000
Coverage B Related Private    $22,100                    Coverage F Medical Payments     $1,000
  Structures
Coverage C Personal           $110,500
  Property
Coverage D Additional         $44,200
  Living Costs`,
    ],
    [
      'the name of a row over two lines',
      `   Type of           Dwelling     Other          Personal     Loss of     Personal      Medical
   coverage                       structures     property     use         liability     payments
   Amount of         221,000      22,100         110,500      44,200      100,000       1,000
   insurance ($)`,
    ],
  ])('%s', (_, words) => expect(alone(words)).toEqual(ALL))

  it('a figure over the next name of a line is that name’s', () =>
    expect(
      alone(`A                    B                    C
$221,000             $22,100              $110,500
Dwelling             Other Structures     Personal Property`),
    ).not.toContain('A=22100'))
})

describe('rows of basic and total limits', () => {
  it.each([
    [
      `   COVERAGE           DWELLING       CONTENTS
   BASIC LIMIT        $60,000        $25,000
   ADDITIONAL LIMIT   $190,000       $75,000
   TOTAL LIMIT        $250,000       $100,000`,
      ['A=250000', 'C=100000'],
    ],
    [
      '             Dwelling        Contents\nCoverage     $250,000        $80,000\nPremium      $811            $240',
      ['A=250000', 'C=80000'],
    ],
  ])('%s', (words, stated) => expect(alone(words)).toEqual(stated))

  it.each([
    [
      `Extra coverage          Included          Increased by         Total
Water backup            $5,000            $0                   $5,000
Mold remediation        $5,000            $5,000               $10,000
Ordinance or law        10%               0%                   10%`,
      ['mold=10000', 'ordinance=10', 'water=5000'],
    ],
    [
      `                                 Basic          You have
Mold, fungus, wet rot            $5,000         $5,000
Water backup                     $5,000         $10,000`,
      ['mold=5000', 'water=10000'],
    ],
  ])('%s', (words, stated) => expect(addedBy(words)).toEqual(stated))
})

it('a row of several coverages with their figures is no line of captions', () =>
  expect(
    fieldsOf(`${HEAD}
  A. Dwelling              C. Personal Property     D. Loss of Use
  $221,000                 $110,500                 $44,200
  E. Liability             F. Medical               Loss Assessment
  $100,000                 $1,000                   $50,000
  Mold $5,000              Water Backup $5,000      Glass $250`),
  ).toMatchObject({ mold_limit: 5_000, water_backup_limit: 5_000 }))

describe('other structures that a share of the dwelling insures', () => {
  it('have no limit where it does not increase that of the dwelling', () =>
    expect(alone('Dwelling           $221,000\nOther Structures   up to 10% of A, does not increase A')).toEqual([
      'A=221000',
    ]))

  it('have one where it is simply a share', () =>
    expect(alone('Dwelling           $221,000\nOther Structures   up to 10% of Coverage A')).toContain('B=22100'))
})

describe('what the dwelling’s limit is extended to', () => {
  it.each([
    ['Dwelling with extended replacement cost     $375,000', 25],
    [
      '                     Limit          Annual premium\nExtended             25%            $112\nReplacement Cost',
      25,
    ],
    ['Dwelling with extended replacement cost     $300,000', null],
    ['Dwelling with extended replacement cost     $361,420', null],
  ])('%s', (words, share) => expect(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`).extended_dwelling_percentage).toBe(share))

  it.each([
    ['Additional Amount Of Insurance:   25%', 25],
    ['Additional Amount Of Insurance:   125%', 25],
  ])('on the page of its endorsement: %s', (words, share) =>
    expect(
      fieldsOf(`${HEAD}\n${LIMITS}\nForms: HO 00 03 05 11, HO 04 20 05 11
====
HO 04 20 05 11
SPECIFIED ADDITIONAL AMOUNT OF INSURANCE FOR COVERAGE A - DWELLING
SCHEDULE
${words}`).extended_dwelling_percentage,
    ).toBe(share),
  )
})

describe('lists of what is not insured', () => {
  it.each([
    'Coverages not purchased\n  Water backup of sewers and drains\n  Fungi, mold and wet rot\n  Service line',
    'The following are excluded: mold and fungus; backup of sewers or drains; earth movement.',
  ])('%s', (words) =>
    expect(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`)).toMatchObject({ mold_limit: 0, water_backup_limit: 0 }),
  )
})

describe('a stack of names and a stack of figures some lines lower', () => {
  it('are paired where they are as many', () =>
    expect(
      alone(`Dwelling
Other Structures
Personal Property                 $221,000
Loss of Use                       $22,100
Personal Liability                $110,500
Medical Payments                  $44,200
                                  $100,000
                                  $1,000`),
    ).toEqual(ALL))

  it('are left alone where each figure stands on the line of its name', () =>
    expect(
      alone(`Dwelling                          $221,000
Other Structures                  $22,100
Personal Property                 $110,500
Loss of Use                       $44,200`),
    ).toEqual(ALL.slice(0, 4)))
})

describe('what was and what is, in columns', () => {
  it.each([
    `         Last year             Coverage                This year
         $209,600              Dwelling                $221,000
         $20,960               Other structures        $22,100
         $104,800              Personal property       $110,500`,
    `Coverage                 You had             You have            Difference
Dwelling                 $209,600            $221,000            $11,400
Other structures         $20,960             $22,100             $1,140
Personal property        $104,800            $110,500            $5,700`,
  ])('%s', (words) => expect(alone(words)).toEqual(ALL.slice(0, 3)))

  it('and in rows', () =>
    expect(
      addedBy('Water backup limit was                  $5,000\nWater backup limit is                   $10,000'),
    ).toEqual(['water=10000']))
})

describe('what may be added', () => {
  it.each([
    `You can add these coverages at any time:
   Water backup up to $25,000
   Mold up to $10,000
   Ordinance or law up to 50%`,
    `You could also have:
   Mold $10,000 for $31 more a year
   Extended dwelling coverage 25% for $64 more a year`,
    `Available at renewal               Limit              Added premium
   Water backup                    $10,000            $58
   Foundation                      $15,000            $71`,
    `Popular upgrades
   Extended dwelling 25%           from $61
   Ordinance or law 25%            from $44`,
  ])('is no coverage: %s', (words) => expect(addedBy(words)).toEqual([]))

  it('ends where rows stand further out', () =>
    expect(addedBy('You could also have:\n   Mold $10,000\nWater backup                       $5,000')).toEqual([
      'water=5000',
    ]))

  it('is not what was bought', () =>
    expect(
      addedBy('Available for purchase      Limit       Status\n   Water backup             $5,000      Purchased'),
    ).toEqual(['water=5000']))
})

it.each([
  ['an area', 'Other structures total area        900'],
  ['a device', 'Sump pump                          No'],
  ['a credit', 'Ordinance compliance credit        5%'],
  ['the policy of a tenant', "Tenant's renters policy required   $100,000 liability"],
  ['what an association insures', 'Building (insured by association)       $14,500,000'],
  ['a choice', 'Ordinance or law                   10% / 25%'],
])('%s is no limit', (_, words) => expect(alone(words)).toEqual([]))
