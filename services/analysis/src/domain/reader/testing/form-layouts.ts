import type { AmountLayout } from './stated-amounts.ts'

/** Forms of policies and what stands beside limits. */
export const FORM_LAYOUTS: AmountLayout[] = [
  [
    'sublimits beside the limits',
    'A=412000 B=41200 C=206000 D=82400 E=500000 F=5000 mold=10000 water=10000 wind=8240/2% other=4120 premium=4012',
    `
Coverage A  Dwelling                                   $412,000
Coverage B  Other Structures                            $41,200
   Other structures, increased limit (pool house)       $15,000
Coverage C  Personal Property                          $206,000
   Personal property at other residences                $20,600
   Jewelry, watches and furs                             $1,500
Coverage D  Loss of Use                                 $82,400
   Civil authority, two weeks                            Included
Coverage E  Personal Liability                         $500,000
   Animal liability                                     $25,000
Coverage F  Medical Payments, each person                $5,000
   Each accident                                        $25,000
Mold, property (Section I)                              $10,000
Mold, liability (Section II)                            $50,000
Water back-up                                           $10,000
Water back-up deductible                                 $1,000
Theft deductible                                         $1,500
Wind and hail deductible 2%                              $8,240
All other perils deductible                              $4,120
Estimated replacement cost of the dwelling             $455,000
Total annual premium                                  $4,012.00`,
  ],
  [
    'what rebuilding costs before the limit',
    'A=430000 B=43000 C=215000 E=300000 F=5000 extension=25 dwelling=RCV wind=4300/1% other=4300/1% storm=8600/2% premium=3608',
    `
Rebuilding cost estimate (for information)             $471,000
Dwelling                                               $430,000
Other Structures                                        $43,000
Personal Property                                      $215,000
Loss of Use                                     Actual loss sustained within 24 months
Personal Liability                                     $300,000
Medical Payments                                         $5,000
Extended dwelling coverage: up to an additional 25%    $107,500
Deductibles
  Wind/Hail                                         1% - $4,300
  All Other Perils                                  1% - $4,300
  Hurricane                                         2% - $8,600
Premium summary
  Base premium              $3,910.00
  Credits                    -$402.00
  Policy fee                  $100.00
  Total premium             $3,608.00
  Monthly installment         $305.66`,
  ],
  [
    'settlements on the rows of limits',
    'A=265000 B=26500 C=132500 D=53000 E=300000 F=2500 dwelling=RCV contents=RCV roof=schedule wind=5300/2% other=2500 premium=2441',
    `
A. Dwelling            $265,000      Settlement: replacement cost
B. Other Structures     $26,500      Settlement: actual cash value
C. Personal Property   $132,500      Settlement: replacement cost
D. Loss of Use          $53,000
E. Liability           $300,000
F. Medical               $2,500
Wind/hail losses to roof surfaces are paid under the Roof Surfaces Payment Schedule (RS 01).
Deductible - wind/hail: 2% of A ($5,300). Deductible - all other: $2,500. Deductible - named storm: none.
Annual premium: $2,401. Fees: $40. Total: $2,441.`,
  ],
  [
    'a dwelling policy',
    'A=185000 B=18500 C=5000 D=18500 E=300000 F=1000 other=1850 wind=3700 dwelling=RCV contents=ACV water=5000 premium=1556',
    `
Coverage                             Limit      Premium
A - Dwelling                      $185,000       $1,402
B - Other Structures               $18,500         Incl
C - Personal Property               $5,000          $31
D - Fair Rental Value              $18,500         Incl
E - Additional Living Expense      Not covered
L - Premises Liability            $300,000          $88
M - Medical Payments                $1,000         Incl
Deductible, all perils except windstorm or hail      $1,850
Deductible, windstorm or hail                        $3,700
Replacement cost, dwelling           Yes
Replacement cost, contents           No (ACV applies)
Limited water back-up                $5,000      $35
Policy total                                  $1,556`,
  ],
  [
    'what was and what is now',
    'A=340000 B=34000 C=170000 D=68000 E=300000 F=5000 other=3400 wind=6800/2% water=5000 premium=2466',
    `
This amended declarations page replaces all prior ones. Change effective 07/01/2026.
                           Was           Now
Dwelling                   $300,000      $340,000
Other structures            $30,000       $34,000
Personal property          $150,000      $170,000
Loss of use                 $60,000       $68,000
Personal liability         $100,000      $300,000
Medical payments             $1,000        $5,000
All other perils             $3,000        $3,400
Wind or hail (2%)            $6,000        $6,800
Water backup           Not selected        $5,000
Annual premium            $2,210.00     $2,466.00
Additional premium for this change         $171.00`,
  ],
  [
    'the letters of the old Texas form',
    'A=189000 B=18900 C=113400 D=37800 E=25000 F=500 wind=1890/1% other=1890/1% storm=3780/2% contents=RCV premium=1488',
    `
SECTION I
A. Dwelling                                    $189,000
   Other Structures (10%)                       $18,900
B. Personal Property                           $113,400
   Personal Property Off Premises               $11,340
   Loss of Use (20%)                            $37,800
SECTION II
C. Personal Liability (each occurrence)         $25,000
D. Medical Payments to Others (each person)        $500
Deductible Clause 1: Windstorm, Hurricane or Hail   1%   $1,890
Deductible Clause 2: All other perils               1%   $1,890
Deductible Clause 3: Tropical cyclone               2%   $3,780
HO-101 Replacement cost of personal property          $96
HO-170 Additional living expense                      Not taken
HO-140 Exclusion of wind, hurricane and hail          Not attached
TOTAL POLICY PREMIUM                               $1,488`,
  ],
  [
    'several pairs on one line',
    'A=510000 B=51000 C=255000 D=102000 E=500000 F=10000 wind=10200/2% other=5000 water=25000 mold=10000 ordinance=25 extension=25 dwelling=RCV roof=RCV contents=RCV premium=5120.5',
    `
Dwelling (Coverage A): $510,000    Other structures (Coverage B): $51,000
Personal property (Coverage C): $255,000    Loss of use (Coverage D): $102,000
Personal liability (Coverage E): $500,000    Medical payments (Coverage F): $10,000
Wind/hail deductible: 2% ($10,200)    All other perils deductible: $5,000
Water backup: Yes, $25,000    Mold: Yes, $10,000    Ordinance or law: Yes, 25%
Foundation water damage: No    Extended replacement cost: Yes, 25%    Cosmetic damage to roof: covered
Roof settlement: Replacement cost    Contents settlement: Replacement cost
Annual premium: $5,120.50 (includes $45.50 in fees)`,
  ],
  [
    'the kind of figure before it, its label behind',
    'A=300000 B=30000 C=150000 D=60000 E=300000 F=5000 wind=6000/2% storm=15000/5% other=2500 premium=2900',
    `
Coverage A    $300,000   Dwelling
Coverage B     $30,000   Other Structures
Coverage C    $150,000   Personal Property
Coverage D     $60,000   Loss of Use
Coverage E    $300,000   Personal Liability
Coverage F      $5,000   Medical Payments
Deductible     2%        Windstorm or Hail (of Coverage A)
Deductible     5%        Named Storm (of Coverage A)
Deductible     $2,500    All Other Perils
Total          $2,900    Premium for 12 months`,
  ],
]
