import type { AmountLayout } from './stated-amounts.ts'

/** Lists, columns of years and remarks. */
export const LIST_LAYOUTS: AmountLayout[] = [
  [
    'last year, this year and the change',
    'A=325500 B=32550 C=162750 D=65100 E=300000 F=5000 mold=10000 water=5000 wind=6510/2% other=2500 premium=3014',
    `
Coverage                          Expiring       Renewal       Change
Dwelling                          $310,000      $325,500      $15,500
Other structures                   $31,000       $32,550       $1,550
Personal property                 $155,000      $162,750       $7,750
Loss of use                        $62,000       $65,100       $3,100
Personal liability                $300,000      $300,000           $0
Medical payments                    $5,000        $5,000           $0
Mold                                $5,000       $10,000       $5,000
Water backup                          None        $5,000        Added
Wind/hail deductible        1%      $3,100   2%   $6,510       $3,410
All other perils deductible         $2,500        $2,500           $0
Total premium                    $2,880.00     $3,014.00      $134.00`,
  ],
  [
    'a deductible before each limit',
    'A=240000 B=24000 C=120000 D=48000 E=100000 F=2000 wind=4800/2% other=2500 premium=1932',
    `
Coverage                          Deductible     Limit         Premium
A Dwelling                        $2,500         $240,000      $1,902
B Other Structures                $2,500          $24,000      Included
C Contents                        $2,500         $120,000      Included
D Loss of Use                     None            $48,000      Included
L Liability                       N/A            $100,000      $24
M Medical                         N/A              $2,000      $6
Wind and hail                     2% / $4,800
Total                                                          $1,932`,
  ],
  [
    'dotted leaders, and instalments',
    'A=275000 B=27500 C=137500 D=55000 E=300000 F=5000 wind=5500 other=2750 premium=2452',
    `
Dwelling limit ................. $275,000
Other structures limit .......... $27,500
Personal property limit ........ $137,500
Additional living expense limit . $55,000
Liability limit ................ $300,000
Medical payments limit ........... $5,000
Deductible for wind or hail ...... $5,500
Deductible for everything else ... $2,750

Your cost
12-month premium              $2,400.00
Fees and assessments             $52.00
Total                         $2,452.00
Pay in full today             $2,330.00
Or 4 payments of                $613.00
Last year you paid            $2,100.00`,
  ],
  [
    'a list with bullets',
    'A=301000 B=30100 C=150500 D=60200 E=300000 F=5000 wind=6020/2% other=2500 water=10000 mold=5000 ordinance=10 roof=ACV dwelling=RCV contents=ACV premium=2019',
    `
Your coverages:
 • Dwelling coverage: $301,000 (replacement cost)
 • Other structures: $30,100
 • Personal property: $150,500 (actual cash value)
 • Additional living expenses: up to $60,200
 • Personal liability: $300,000 per occurrence
 • Medical payments: $5,000 per person
Your deductibles:
 • Windstorm, hail and hurricane: 2% of dwelling coverage ($6,020)
 • All other losses: $2,500
Extras:
 • Water backup up to $10,000 with a $1,000 deductible
 • Mold up to $5,000
 • Ordinance or law at 10% of dwelling coverage
 • Roof: actual cash value for wind and hail
Price: $2,019 per year including a $35 policy fee`,
  ],
  [
    'coverages that were not selected',
    'A=222000 B=22200 C=88800 D=44400 E=100000 F=1000 other=2220/1% storm=11100/5% water=0 mold=0 premium=1842',
    `
Coverage A Dwelling               $222,000
Coverage B Other Structures       $22,200
Coverage C Personal Property      $88,800
Coverage D Loss of Use            $44,400
Coverage E Liability              $100,000
Coverage F Medical Payments       $1,000
Deductible                        $2,220 (1%)
Hurricane deductible              $11,100 (5%)

Coverages you can add: Water backup ($5,000, $10,000 or $25,000), Mold ($5,000), Ordinance or law (10% or 25%).
Coverages not selected
Water backup of sewers            $10,000
Limited mold coverage             $5,000

Policy premium                    $1,801.00
Taxes and fees                    $41.00
Total policy premium              $1,842.00`,
  ],
  [
    'labels and figures in one column',
    'A=415000 B=41500 C=207500 D=83000 E=500000 F=5000 wind=8300 other=4150 premium=3333',
    `
Dwelling
$415,000

Other structures
$41,500

Personal property
$207,500

Loss of use
$83,000

Personal liability
$500,000

Medical payments
$5,000

Wind and hail deductible
$8,300

All other perils deductible
$4,150

Total premium for the policy term
$3,333.00`,
  ],
  [
    'items with deductibles of their own',
    'A=250000 B=20000 C=90000 premium=2343 other=2500',
    `
Item  Description              Limit       Deductible    Premium
1     Dwelling                 $250,000    $2,500        $1,811
2     Contents                  $90,000    $1,000          $412
3     Detached garage           $20,000    $1,000          $120
Total premium                                            $2,343`,
  ],
  [
    'amounts with remarks',
    'A=298000 C=149000 water=5000 mold=10000 ordinance=10 foundation=44700 wind=5960/2% other=2980/1% contents=RCV roof=ACV premium=2250',
    `
Coverage A - Dwelling             $298,000
Coverage C - Personal Property    $149,000
Water Backup: $5,000 limit, $500 deductible
Fungi: $10,000 per occurrence / $20,000 aggregate
Ordinance or Law: Included (10% of Coverage A)
Loss Assessment $1,000
Foundation coverage: 15% of Coverage A
Wind/Hail Deductible - 2% of Coverage A = $5,960
All Other Perils Deductible - $2,980 (1% of Coverage A)
Replacement Cost Coverage on Contents - Included
Roof Surfacing - Actual Cash Value
Annual Premium $2,222.00 + Fees $28.00 = $2,250.00`,
  ],
]
