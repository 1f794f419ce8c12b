import type { AmountLayout } from './stated-amounts.ts'

/** Columns of limits, and what stands in them. */
export const COLUMN_LAYOUTS: AmountLayout[] = [
  [
    'a column for each peril',
    'A=360000 B=36000 C=180000 D=72000 E=300000 F=5000 other=3600 wind=7200 storm=18000 premium=2841',
    `
                       Limit        AOP        Wind/Hail     Hurricane    Premium
A Dwelling             $360,000     $3,600     $7,200        $18,000      $2,801
B Other Structures      $36,000     $3,600     $7,200        $18,000      Incl
C Personal Property    $180,000     $3,600     $7,200        $18,000      Incl
D Loss of Use           $72,000                                           Incl
E Liability            $300,000                                           $31
F Medical                $5,000                                           $9
Total annual premium                                                      $2,841`,
  ],
  [
    'a current policy and its renewal',
    'A=418000 B=41800 C=209000 D=83600 E=300000 F=5000 wind=8360/2% other=2500 premium=3305',
    `
Your coverages           Current policy        Renewal offer
Dwelling                 $402,000              $418,000
Other structures          $40,200               $41,800
Personal property        $201,000              $209,000
Loss of use               $80,400               $83,600
Liability                $300,000              $300,000
Medical payments           $5,000                $5,000
Wind/hail deductible     1% / $4,020           2% / $8,360
All other perils         $2,500                $2,500
12-month premium         $3,010                $3,305`,
  ],
  [
    'everything on the line of its coverage',
    'A=377000 B=37700 C=188500 D=75400 E=500000 F=5000 other=3770/1% wind=7540/2% extension=25 dwelling=RCV contents=RCV premium=3451',
    `
Coverage A: Dwelling - $377,000 replacement cost, extended to 125% ($94,250)
Coverage B: Other Structures - $37,700
Coverage C: Personal Property - $188,500 replacement cost
Coverage D: Loss of Use - $75,400 or 24 months
Coverage E: Personal Liability - $500,000 each occurrence
Coverage F: Medical Payments - $5,000 each person
Deductible: $3,770 (1%) all perils other than wind or hail
Deductible: $7,540 (2%) wind or hail
Total annual policy premium including fees: $3,451.00`,
  ],
  [
    'limits with cents',
    'A=291500 B=29150 C=145750 D=58300 E=300000 F=5000 wind=5830 other=2915 premium=2465',
    `
Dwelling                        $  291,500.00
Other Structures                $   29,150.00
Personal Property               $  145,750.00
Loss of Use                     $   58,300.00
Personal Liability              $  300,000.00
Medical Payments                $    5,000.00
Wind & Hail Deductible          $    5,830.00
All Other Perils Deductible     $    2,915.00
Premium                         $    2,420.00
Fees                            $       45.00
Total Due                       $    2,465.00`,
  ],
  [
    'limits with their increases',
    'A=310000 B=41000 C=186000 D=62000 E=300000 F=5000 ordinance=25',
    `
Coverage                       Basic limit    Increase      Total limit
Dwelling                        $310,000                     $310,000
Other Structures                 $31,000       $10,000        $41,000
Personal Property               $155,000       $31,000       $186,000
Loss of Use                      $62,000                      $62,000
Personal Liability              $100,000      $200,000       $300,000
Medical Payments                  $1,000        $4,000         $5,000
Ordinance or law                     10%           15%            25%`,
  ],
  [
    'percentages alone',
    'A=250000 B=25000 C=125000 D=50000 E=300000 F=2500 storm=7500/3% wind=5000/2% other=2500/1% premium=1999.99',
    `
Coverage A - Dwelling             $250,000
Coverage B - Other Structures     10% of Coverage A
Coverage C - Personal Property    50%
Coverage D - Loss of Use          20% of dwelling
Coverage E - Personal Liability   $300,000
Coverage F - Medical Payments     $2,500
Named Storm: 3% of Coverage A
Wind/Hail: 2% of Coverage A
AOP: 1% of Coverage A
Annual premium: $1,999.99`,
  ],
  [
    'answers that are no figures',
    'A=195000 D=19500 E=100000 F=500 mold=0 other=1950 premium=1212',
    `
Dwelling                          $195,000
Other Structures                  Not covered
Personal Property                 None
Loss of Use                       $19,500
Premises Liability                $100,000
Medical Payments                  $500
Water Back-up                     --
Mold                              N/A
Deductible                        $1,950
Wind or Hail Deductible           Wind and hail are excluded
Total premium                     $1,212`,
  ],
]
