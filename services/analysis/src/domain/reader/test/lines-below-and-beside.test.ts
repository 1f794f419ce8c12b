import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { halfLines } from '../testing/half-lines.ts'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (rows: string) => fieldsOf(`${HEAD}\n${rows}`)

const FLOOD = `
Lone Oak Insurance Company                      FLOOD POLICY DECLARATIONS
National Flood Insurance Program
Policy number: 8800417722      Policy term: 03/01/2026 to 03/01/2027
`

describe('a limit with its own deductible', () => {
  it('is not the deductible in a cell before it', () => {
    const { water_backup_limit: limit } = read(`Other coverages
Sewer and drain backup          Optional, $1,500 deductible          $15,000
Service line                    Optional, $500 deductible            $10,000`)
    expect(limit).toBe(15_000)
  })

  it('stands below the title of its form, its deductible below that', () => {
    const { mold_limit, water_backup_limit, deductibles } =
      read(`FORMS                                                  PREMIUM
LO 427  01/24  LIMITED MOLD AND ROT
               LIMIT PER LOSS            $10,000         $54.00
               LIMIT PER POLICY          $20,000
LO 495  01/24  WATER BACK UP AND SUMP OVERFLOW
               LIMIT                      $5,000         $41.00
               DEDUCTIBLE                 $1,000`)
    expect([mold_limit, water_backup_limit, deductibles.all_perils]).toEqual([10_000, 5_000, null])
  })

  it('stands on one line with its deductible', () => {
    const { water_backup_limit, deductibles } = read(`LO 495  01/24  WATER BACK UP AND SUMP OVERFLOW            $41.00
               LIMIT: $5,000    DEDUCTIBLE: $1,000`)
    expect([water_backup_limit, deductibles.all_perils]).toEqual([5_000, null])
  })
})

describe('nothing is taken from a block beside', () => {
  it('for what the home stands on', () => {
    const { foundation_water_limit: limit } = fieldsOf(`${FLOOD}
Building     $250,000
Foundation        Pier and beam            Community rating system 20%         ($205.00)
Number of floors  One                      Full-risk premium         $1,112.00`)
    expect(limit).toBeNull()
  })

  it('for a title that excludes', () => {
    const { mold_limit: limit } = read(`A. Dwelling       $300,000
LO 331  Roof surfacing                       Credits: several locations 4%; no losses in five years
LO 340  Mold exclusion                       3%.`)
    expect(limit).not.toBe(9_000)
  })

  it('for a deductible whose figures stand below', () => {
    const { deductibles } = fieldsOf(`${FLOOD}
COVERAGE                                     PREMIUM
             Amount of      Deductible       Building premium      $904.00
             insurance        per loss       Contents premium      $316.00
Building     $250,000           $3,000       Compliance             $75.00
Contents      $70,000           $3,000       Discount                $0.00`)
    expect(deductibles.all_perils).toEqual({ amount: 3_000, percentage: null, stated: 'amount' })
  })
})

describe('the deductible of wind and hail', () => {
  it.each([
    [
      'below a head of one line beside heads of two',
      `Item   Description                      Coins.     Deductible     Limit of     Annual
                                                                  Liability    Premium

1  A   One-family dwelling, frame           80%               2%     $210,000   $1,904.00
       Year built 1998.                                   $4,200
2  B   Personal property in item 1         None               2%      $50,000     $318.00
                                                          $1,000`,
    ],
    [
      'below a head of three lines',
      `                                                       Deductible
                                                         (percent     Limit of
Item   Description                          Coins.        of item)   insurance    Premium

1  A   One-family dwelling, frame             80%               2%    $210,000   $1,904.00
                                                            $4,200
2  B   Personal property in item 1           None               2%     $50,000     $318.00
                                                            $1,000`,
    ],
  ])('stands %s', (_, rows) => {
    const { deductibles } = fieldsOf(`
Texas Windstorm Insurance Association
WINDSTORM AND HAIL POLICY DECLARATIONS
Policy number: 0417228-02      Policy period: 03/01/2026 to 03/01/2027

${rows}`)
    expect(deductibles.wind_hail).toEqual({ amount: 4_200, percentage: 2, stated: 'both' })
  })

  it('stands below heads at the middle of one of two lines, beside a description that begins with its coverage', () => {
    const pages = halfLines(`
Texas Windstorm Insurance Association

WINDSTORM AND HAIL POLICY DECLARATIONS

Policy number: 0417228-02      Policy period: 03/01/2026 to 03/01/2027


                                                                     Limit of
Item   Coverage and description                                                  Deductible   Coins.   Premium
                                                                    insurance

1      Coverage A – Dwelling. One-family; frame; built 2011; WPI-8 no.  $210,000         2%      80%    $1,904

       2810447; roof metal, new 2019                                                 $4,200

2      Coverage B – Personal property in item 1                        $50,000         2%     None      $318

                                                                                       $1,000`)
    const { deductibles, coverage_a_dwelling } = readPolicy(pages).fields
    expect([coverage_a_dwelling, deductibles.wind_hail]).toEqual([
      210_000,
      { amount: 4_200, percentage: 2, stated: 'both' },
    ])
  })

  it('stands below its name in a column beside the coverages', () => {
    const { deductibles } = read(`COVERAGE                       LIMIT OF       DEDUCTIBLE              PREMIUM
                               INSURANCE
A   Dwelling                   $210,000       Wind/Hail               $1,904.00
B   Other structures            $21,000       2% of Cov A = $4,200         Incl
C   Personal property           $50,000                                  $52.00
D   Fair rental value           $21,000       All Other Perils $2,500      Incl
L   Premises liability         $300,000                                 $148.00`)
    expect(deductibles.wind_hail).toEqual({ amount: 4_200, percentage: 2, stated: 'both' })
  })
})

describe('the forms', () => {
  it('stand in two columns below a heading between them', () => {
    const { endorsements } = read(`
                                  FORMS AND ENDORSEMENTS MADE PART OF THIS POLICY

LO-3 10 20     SPECIAL FORM                                LO-42 01 22    WATER SEEPAGE
LO-12 06 23    ENHANCEMENT                                 LO-50 10 20    CONTENTS AT COST
LO-105 07 92   GLASS                                       LO-61 04 21    COSMETIC DAMAGE`)
    expect(endorsements).toEqual(['LO-3', 'LO-12', 'LO-105', 'LO-42', 'LO-50', 'LO-61'])
  })

  it('do not include those under a heading beside another block', () => {
    const { endorsements } = read(`PREMIUM                             FORMS ON THE POLICY
Annual premium     $2,318.00        LO-12   03/21   Wind and hail deductible
Policy fee            $75.00        LO-30   03/21   Roof at replacement cost
                                    LO-41   03/21   Water backup
                                    DELETED FORM
PROPERTY                            LO-29   03/21   Roof at actual cash value
Built 1999; brick veneer            CREDITS`)
    expect(endorsements).toEqual(['LO-12', 'LO-30', 'LO-41'])
  })

  it('have their editions in the next column, whatever month their numbers look like', () => {
    const { endorsements } = read(`Forms
LO 6-TX     04 25   Texas special provisions
LO 6-14     04 25   Percentage deductibles
LO 6-20     01 22   Limited mold coverage`)
    expect(endorsements).toEqual(['LO 6-TX', 'LO 6-14', 'LO 6-20'])
  })
})

describe('facts of the home', () => {
  it('has its years below each other, as the head of their column', () => {
    const { year_built, roof_year } = read(`                                    Construction /
                                      year built /
Item   Description                       roof year      Limit

1      Dwelling, one family             Brick        $210,000
                                        1984
                                        2019
2      Contents of item 1               See 1         $50,000`)
    expect([year_built, roof_year]).toEqual([1984, 2019])
  })

  it('is of the year in which its building was built', () => {
    expect(read('Building year built     1994').year_built).toBe(1994)
  })
})

it('a certificate has a number of its own', () => {
  const { policy_number: number } = fieldsOf(`
Lone Oak Insurance Company                      DWELLING PROPERTY DECLARATIONS
Certificate No. TXLO-RK-448812        Market Reference B1161K26TX014     Renewal of TXLO-RK-391207
`)
  expect(number).toBe('TXLO-RK-448812')
})

it('what is due in all is the sum of charges that stand two and two', () => {
  const { total_annual_premium: premium } = read(`Premium            $2,400.00     Surplus lines tax 4.85%      $125.49
Policy fee           $125.00     Stamping fee 0.04%             $1.03
Inspection fee        $62.50     Total due                  $2,714.02`)
  expect(premium).toBe(2_714.02)
})

it('a dwelling is paid as its protection is called', () => {
  const { dwelling_settlement: settlement } = read('Dwelling Protection - replacement cost       $300,000')
  expect(settlement).toBe('RCV')
})

it.each(['DWELLING 1: DEDUCTIBLES', 'What you carry yourself – deductibles', 'What is subtracted from each loss'])(
  'below "%s" a figure in the column of the premiums above is a deductible',
  (heading) => {
    const { deductibles } = read(`
Coverage                                        Limit        Premium
A. Dwelling                                  $300,000      $1,318.00
B. Other structures                           $30,000          Incl.

${heading}

Wind and hail                                                 $3,000
All other perils                                              $1,500`)
    expect([deductibles.all_perils?.amount, deductibles.wind_hail?.amount]).toEqual([1_500, 3_000])
  },
)
