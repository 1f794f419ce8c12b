import type { AmountLayout } from './stated-amounts.ts'

/** Grids, boxes and answers in words. */
export const GRID_LAYOUTS: AmountLayout[] = [
  [
    'a summary beside the details',
    'A=402000 B=40200 C=241200 D=80400 E=300000 F=5000 wind=8040/2% other=2500 premium=2977',
    `
AT A GLANCE                                     COVERAGE DETAIL
Home premium                $2,977.00           Dwelling                  $402,000
Wind/hail deductible        2% ($8,040)         Other structures           $40,200
Other deductible            $2,500              Contents                  $241,200
Auto premium                $1,201.00           Loss of use                $80,400
Total, home and auto        $4,178.00           Personal liability        $300,000
                                                Medical payments            $5,000`,
  ],
  [
    'deductibles with a minimum',
    'A=120000 B=12000 C=60000 D=24000 E=100000 F=1000 wind=2500/2% other=1200/1% premium=1744',
    `
Coverage A - Dwelling                     $120,000
Coverage B - Other Structures              $12,000
Coverage C - Personal Property             $60,000
Coverage D - Loss of Use                   $24,000
Coverage E - Personal Liability           $100,000
Coverage F - Medical Payments               $1,000
Wind or Hail Deductible                   2% of Coverage A, minimum $2,500 ($2,500)
All Other Perils Deductible               1% of Coverage A, minimum $1,000 ($1,200)
Total Policy Premium                      $1,744.00`,
  ],
  [
    'other figures in the next column',
    'A=255000 B=25500 C=127500 D=51000 E=100000 F=2000 other=2550 wind=5100 premium=1990',
    `
Dwelling            $255,000     Mortgagee: Frost Bank ISAOA
Other structures     $25,500     PO Box 1600, San Antonio, TX 78296
Contents            $127,500     Loan 441908827
Loss of use          $51,000     Year built 1999   Square feet 2,210
Liability           $100,000     Replacement cost estimate $291,400
Medical               $2,000     Fire district 300,012
AOP deductible        $2,550     Roof age 7
W/H deductible        $5,100     Protection class 3
Premium           $1,990.00      Down payment $199.00`,
  ],
  [
    'a column for each coverage',
    'A=300000 B=30000 C=150000 D=60000 E=300000 F=5000 wind=6000 other=3000 premium=2345 contents=RCV dwelling=RCV',
    `
                        Coverage A     Coverage B     Coverage C
Limit                   $300,000       $30,000        $150,000
Wind/hail deductible    $6,000         $6,000         $6,000
All other deductible    $3,000         $3,000         $3,000
Settlement              RC             ACV            RC

Coverage D  Loss of use             $60,000
Coverage E  Personal liability     $300,000
Coverage F  Medical payments         $5,000
Total premium                        $2,345.00`,
  ],
  [
    'boxes, ticked or not',
    'A=318000 B=31800 C=159000 D=63600 E=300000 F=5000 mold=5000 water=0 wind=6360 other=3180 premium=2718',
    `
[X] Dwelling                 $318,000
[X] Other structures          $31,800
[X] Personal property        $159,000
[X] Loss of use               $63,600
[X] Personal liability       $300,000
[X] Medical payments           $5,000
[ ] Water backup               $5,000
[X] Mold                       $5,000
Deductible, wind and hail      $6,360
Deductible, all other          $3,180
Total annual premium         $2,718.00`,
  ],
  [
    'letters alone, and quarterly payments',
    'A=280000 B=28000 C=140000 D=56000 E=300000 F=5000 other=2800 wind=5600/2% storm=8400/3% premium=2405',
    `
Coverage A  $280,000    Coverage B  $28,000    Coverage C  $140,000
Coverage D  $56,000     Coverage E  $300,000   Coverage F  $5,000
All perils deductible $2,800; wind and hail deductible $5,600 (2%); hurricane deductible $8,400 (3%).
Each quarterly payment           $601.25
Premium this term                $2,345.00
Assessments                         $60.00
Total this term                  $2,405.00`,
  ],
  [
    'answers in words',
    'A=375000 B=37500 C=187500 D=75000 E=300000 F=5000 water=0 mold=0 foundation=10000 ordinance=25 dwelling=RCV contents=RCV roof=ACV other=3750/1% wind=7500/2% premium=3075',
    `
Dwelling                          $375,000
Other Structures                   $37,500
Personal Property                 $187,500
Loss of Use                        $75,000
Personal Liability                $300,000
Medical Payments                    $5,000
Water Damage, sudden leak          Limited to $10,000
Water Backup of Sewers             Not insured
Fungi, Mold                        Excluded, except as ensuing loss
Slab or Foundation Leak            $10,000 limit
Ordinance or Law                   Increased to 25%
Dwelling replacement               Replacement cost up to limit
Personal property replacement      Replacement cost
Roof                               Actual cash value for wind or hail; roof over 15 years
Deductible All Other Perils        One percent
Deductible Wind and Hail           Two percent
Cost for the year                  $3,075.00`,
  ],
]
