import type { AmountLayout } from './stated-amounts.ts'

/** Tables, cards and sentences. */
export const TABLE_LAYOUTS: AmountLayout[] = [
  [
    'percentages with their dollars in a column of their own',
    'A=370000 B=37000 C=185000 D=74000 E=300000 F=5000 wind=7400/2% storm=18500/5% other=2500 premium=2930',
    `
Coverage                              Limit of insurance
Dwelling (A)                          $370,000
Other structures (B)                  $37,000
Personal property (C)                 $185,000
Loss of use (D)                       $74,000
Personal liability (E)                $300,000
Medical payments to others (F)        $5,000

Deductible                 Amount     Basis
Wind and hail              2%         of Coverage A ($7,400)
Named storm                5%         of Coverage A ($18,500)
All perils not listed      $2,500     flat dollar amount

Premium for Section I                 $2,810.00
Premium for Section II                   $45.00
Policy fee                               $75.00
Total premium due for the policy period  $2,930.00`,
  ],
  [
    'limits, deductibles and premium in sentences',
    'A=300000 B=30000 C=150000 D=60000 E=300000 F=5000 wind=6000/2% storm=9000/3% other=2500 premium=2345',
    `
We insure your dwelling for $300,000 and your other structures for $30,000. Your personal
property is insured for $150,000. Loss of use is limited to $60,000. Your personal liability
limit is $300,000 for each occurrence, and medical payments to others are $5,000 per person.

You pay the first $2,500 of any covered loss. For a loss by wind or hail you pay the first
2% of Coverage A, which is $6,000. A named storm deductible of 3% ($9,000) applies to
tropical storms and hurricanes.

Your total premium for the twelve months is $2,345.00, fees included.`,
  ],
  [
    'each label over its figure',
    'A=412000 B=41200 C=206000 D=82400 E=500000 F=5000 other=2500 wind=8240/2% storm=12360/3% premium=2236',
    `
A Dwelling     B Other Str.    C Pers. Prop.   D Loss of Use   E Liability    F Med Pay
$412,000       $41,200         $206,000        $82,400         $500,000       $5,000
Premium        incl.           incl.           incl.           $38            $12
$2,111

AOP Ded.       W/H Ded.        Named Storm Ded.
$2,500         2% ($8,240)     3% ($12,360)

Annual Prem. $2,161    Fees $75    Total Annual Prem. $2,236`,
  ],
  [
    'no signs of money',
    'A=312000 B=31200 C=156000 D=62400 E=300000 F=5000 mold=5000 water=10000 ordinance=10 wind=6240/2% other=2500 premium=1956',
    `
COVERAGE                                LIMIT      PREMIUM
A  DWELLING                           312,000        1,841
B  OTHER STRUCTURES                    31,200         INCL
C  PERSONAL PROPERTY                  156,000         INCL
D  LOSS OF USE                         62,400         INCL
E  PERSONAL LIABILITY                 300,000           36
F  MEDICAL PAYMENTS TO OTHERS           5,000           10
   LIMITED MOLD                         5,000           21
   WATER BACKUP                        10,000           48
   ORDINANCE OR LAW 10%                31,200         INCL
DEDUCTIBLES
   WINDSTORM OR HAIL  2%                6,240
   ALL OTHER PERILS                     2,500
TOTAL POLICY PREMIUM                                 1,956`,
  ],
  [
    'cards that hold a limit and a premium',
    'A=312000 B=31200 C=156000 D=62400 E=300000 F=5000 wind=6240/2% other=2500 premium=1887',
    `
Dwelling                     Other structures             Personal property
Limit: $312,000              Limit: $31,200               Limit: $156,000
Premium: $1,841              Premium: included            Premium: included

Loss of use                  Personal liability           Medical payments
Limit: $62,400               Limit: $300,000              Limit: $5,000
Premium: included            Premium: $36                 Premium: $10

Wind and hail deductible     All other perils deductible
2% ($6,240)                  $2,500

Total annual premium: $1,887.00`,
  ],
  [
    'a premium before and after credits and fees',
    'A=455000 B=45500 C=318500 D=136500 E=300000 F=5000 wind=4550/1% other=4550/1% premium=4347.1',
    `
Coverage A - Dwelling                  $455,000
Coverage B - Other Structures          $45,500
Coverage C - Personal Property         $318,500
Coverage D - Loss of Use               $136,500
Coverage E - Personal Liability        $300,000
Coverage F - Medical Payments          $5,000
Wind/hail deductible: 1% of Coverage A ($4,550)
All other peril deductible: $4,550 (1%)

Premium before credits                 $4,820.00
Protective device credit                -$241.00
Claim-free credit                       -$482.00
Endorsement premium                      $212.00
Annual policy premium                  $4,309.00
Inspection fee                            $35.00
Volunteer fire recoupment                  $3.10
Amount payable for this term           $4,347.10
If you pay monthly                       $366.00`,
  ],
  [
    'limit, deductible and premium in a row',
    'A=380000 B=38000 C=228000 D=114000 E=500000 F=5000 other=3800/1% wind=7600/2% water=15000 mold=10000 foundation=57000 ordinance=25 extension=25 dwelling=RCV premium=3912',
    `
Coverage A - Dwelling                  $380,000
Coverage B - Other Structures          $38,000
Coverage C - Personal Property         $228,000
Coverage D - Loss of Use               $114,000
Coverage E - Personal Liability        $500,000
Coverage F - Medical Payments          $5,000
Section I deductible                   $3,800 (1%)
Windstorm and hail deductible          $7,600 (2%)

Endorsement                        Limit        Deductible     Premium
Water Back-up and Sump Overflow    $15,000      $1,000         $62
Equipment Breakdown                $50,000      $500           $38
Limited Fungi, Wet or Dry Rot      $10,000      $2,500         $25
Foundation and Slab Leakage        $57,000      $3,800         $81
Ordinance or Law                   25%                         $44
Extended Replacement Cost          25%                         $59
Service Line                       $10,000      $500           $21
Total annual premium                                           $3,912`,
  ],
  [
    'two tables side by side',
    'A=265000 B=26500 C=132500 D=53000 E=100000 F=2000 mold=5000 water=0 wind=5300/2% other=2650/1% dwelling=RCV roof=ACV contents=RCV premium=2040',
    `
PROPERTY                  LIMIT         LIABILITY                  LIMIT
Dwelling                  $265,000      Personal liability         $100,000
Other structures          $26,500       Medical payments           $2,000
Personal property         $132,500
Loss of use               $53,000       DEDUCTIBLES
Mold remediation          $5,000        Wind or hail               2%  $5,300
Water backup              Declined      All other perils           1%  $2,650

SETTLEMENT                              PREMIUM
Dwelling        Replacement cost        Base                       $1,980.00
Roof            Actual cash value       Fees                          $60.00
Contents        Replacement cost        Total for 12 months        $2,040.00`,
  ],
  [
    'percentages beside every limit',
    'A=250000 B=25000 C=125000 D=50000 E=300000 F=5000 ordinance=10 extension=25 dwelling=RCV mold=5000 storm=12500/5% wind=5000/2% other=2500/1% premium=2229',
    `
Coverage A  Dwelling                               $250,000
Coverage B  Other Structures      10% of A         $25,000
Coverage C  Personal Property     50% of A         $125,000
Coverage D  Loss of Use           20% of A         $50,000
Coverage E  Personal Liability                     $300,000
Coverage F  Medical Payments                       $5,000
Ordinance or Law                  10% of A         $25,000
Extended Replacement Cost         25% of A         $62,500
Mold                              2% of A          $5,000
Deductible: Hurricane             5% of A          $12,500
Deductible: Wind or Hail          2% of A          $5,000
Deductible: All Other             1% of A          $2,500
Premium                                            $2,204.00
Fees                                               $25.00
Total                                              $2,229.00`,
  ],
  [
    'each figure over its label',
    'A=333000 B=33300 C=166500 D=66600 E=300000 F=5000 wind=6660/2% other=3330/1% premium=2512',
    `
$333,000                    $33,300                     $166,500
Dwelling                    Other structures            Personal property

$66,600                     $300,000                    $5,000
Loss of use                 Personal liability          Medical payments

$6,660 (2%)                 $3,330 (1%)
Wind and hail deductible    All other perils deductible

$2,512.00
Total annual premium`,
  ],
]
