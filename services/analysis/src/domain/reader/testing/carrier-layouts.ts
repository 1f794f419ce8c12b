import type { AmountLayout } from './stated-amounts.ts'

/** As carriers set them. */
export const CARRIER_LAYOUTS: AmountLayout[] = [
  [
    'letters in a column of their own',
    'A=330500 B=33050 C=247875 D=99150 E=500000 F=5000 extension=20 ordinance=10 water=16525 wind=6610/2% other=3305/1% dwelling=RCV contents=RCV premium=3018.5',
    `
SECTION I   PROPERTY COVERAGES AND LIMITS
Coverage                                              Limit of Liability
A     Dwelling                                        $  330,500
      Other Structures                                $   33,050
B     Personal Property                               $  247,875
C     Loss of Use                                     $   99,150
Additional Coverages
      Arson Reward                                    $1,000
      Debris Removal                                  Additional 5% available/$1,000 tree debris
      Fire Department Service Charge                  $500 per occurrence
      Locks and Remote Devices                        $1,000
      Trees, Shrubs, and Landscaping                  5% of Coverage A amount/$750 per item
SECTION II   LIABILITY COVERAGES AND LIMITS
L     Personal Liability (Each Occurrence)            $  500,000
      Damage to the Property of Others                $    1,000
M     Medical Payments to Others (Each Person)        $    5,000
DEDUCTIBLES
Section I Deductible                                  Deductible Amount
      Wind or Hail   2%                               $    6,610
      All Losses     1%                               $    3,305
LOSS SETTLEMENT PROVISIONS
A1    Replacement Cost - Similar Construction
B1    Limited Replacement Cost - Coverage B
FORMS, OPTIONS, AND ENDORSEMENTS
HW-2143       Homeowners Policy
Option ID     Increase Dwlg Coverage - up to $66,100
Option OL     Ordinance/Law 10%/ $33,050
HO-2444       Back-Up of Sewer or Drain 5%/ $16,525
Annual Premium                                        $3,017.00
Recoupment Fee                                            $1.50
Total Premium                                         $3,018.50`,
  ],
  [
    'deductibles in a column beside limits',
    'A=412000 B=41200 C=288400 D=123600 E=300000 F=5000 ordinance=10 foundation=5000 water=10000 storm=4120 wind=4120 other=2000 roof=RCV dwelling=RCV contents=RCV premium=2954.12',
    `
Coverage Detail for the Property Insured
Coverage                                     Limits of Liability                Applicable Deductible(s)
Dwelling Protection - with Building          $412,000                           $4,120 Tropical Cyclone
Structure Reimbursement Extended Limits                                         $4,120 Windstorm and Hail
                                                                                $2,000 All other perils
Other Structures Protection                  $41,200                            $4,120 Tropical Cyclone
Personal Property Protection -               $288,400                           $4,120 Tropical Cyclone
Reimbursement Provision
Additional Living Expense                    Up to 24 months not to exceed $123,600
Family Liability Protection                  $300,000   each occurrence
Guest Medical Protection                     $5,000     each person
Building Codes                               $41,200
Foundation Water Damage                      $5,000                             $2,000 All other perils
Water Back-Up                                $10,000                            $500 Water Back-Up
Roof Surfaces Extended Coverage              Included
Total Premium for the Premium Period (Your bill will be mailed separately)
Premium for Property Insured                 $2,954.12
TOTAL                                        $2,954.12`,
  ],
  [
    'a few words of everyday',
    'A=212000 B=10600 C=5000 D=21200 E=500000 F=5000 other=2500 wind=4240 water=10000 ordinance=10 premium=1888',
    `
Your landlord policy
Building            $212,000      Detached structures      $10,600
Furnishings         $5,000        Lost rent                $21,200
Liability           $500,000      Medical                  $5,000
Deductible          $2,500        Wind & hail deductible   $4,240
Water backup        $10,000       Code upgrades            10%
You pay $1,888.00 a year, or $162 a month.`,
  ],
  [
    'deductibles that list perils',
    'A=340000 B=34000 C=170000 D=68000 E=300000 F=5000 other=2500 wind=6800/2% storm=17000/5% water=10000 mold=10000 premium=3081',
    `
Coverage A - Dwelling                         $340,000
Coverage B - Other Structures                  $34,000
Coverage C - Personal Property                $170,000
Coverage D - Loss of Use                       $68,000
Coverage E - Personal Liability               $300,000
Coverage F - Medical Payments to Others         $5,000
Section I deductibles (the one that applies depends on the cause of loss)
Fire, lightning, theft, water and all other causes       $2,500
Wind, hail, tornado                                      $6,800 or 2% of Coverage A
Hurricane or named storm                                $17,000 or 5% of Coverage A
Endorsements
Water Backup and Sump Discharge                          $10,000 ($1,000 deductible)
Fungi, Wet or Dry Rot, or Bacteria   Section I $10,000 / Section II $50,000
Premium $2,981.00; policy fee $60.00; inspection fee $40.00; total $3,081.00`,
  ],
  [
    'a flood policy',
    'A=250000 C=100000 other=2000 premium=1484',
    `
Coverage                 Amount       Deductible     Premium
Building                 $250,000     $2,000         $812.00
Contents                 $100,000     $2,000         $377.00
Increased cost of compliance  $30,000                $8.00
Annual subtotal                                      $1,197.00
Reserve fund assessment                              $215.00
Federal policy service fee                           $47.00
HFIAA surcharge                                      $25.00
Total amount due for the policy term                 $1,484.00`,
  ],
  [
    'taxes in the premium',
    'A=525000 B=52500 C=262500 D=105000 E=1000000 F=10000 other=5000 wind=15750/3% storm=26250/5% premium=6765.41',
    `
Dwelling Limit            $525,000
Other Structures Limit     $52,500
Contents Limit            $262,500
Loss of Use Limit         $105,000
Liability Limit         $1,000,000
Med Pay Limit              $10,000
AOP Ded                    $5,000
Wind/Hail Ded              3% / $15,750
Named Storm Ded            5% / $26,250
Premium                    $6,200.00
Policy Fee                   $250.00
Surplus Lines Tax (4.85%)    $312.83
Stamping Fee (0.04%)           $2.58
Total                      $6,765.41
Minimum earned premium 25%`,
  ],
  [
    'a unit of a condominium',
    'A=85000 C=60000 D=24000 E=300000 F=2000 other=1000 wind=1200/2% contents=RCV premium=842',
    `
Coverage A   Dwelling (unit owner)            $85,000
Coverage C   Personal Property                $60,000
Coverage D   Loss of Use                      $24,000
Coverage E   Personal Liability              $300,000
Coverage F   Medical Payments                  $2,000
Loss Assessment                               $10,000
All Perils Deductible                          $1,000
Windstorm or Hail Deductible            2% of Coverage C      $1,200
Replacement Cost on Contents                  Included
Total Policy Premium                         $842.00`,
  ],
  [
    'labels over two lines',
    'A=295000 B=29500 C=147500 D=59000 E=300000 F=5000 other=2950 wind=5900/2% premium=2604.75',
    `
Limits of insurance
Coverage A
Dwelling                                     $295,000
Coverage B
Other structures on the residence premises    $29,500
Coverage C
Personal property                            $147,500
Coverage D
Loss of use, including additional living
expense and fair rental value                 $59,000
Coverage E
Personal liability, each occurrence          $300,000
Coverage F
Medical payments to others, each person        $5,000
Windstorm or hail deductible,
2% of the Coverage A limit                     $5,900
Deductible for all other covered
causes of loss                                 $2,950
The premium for this policy
period, with all fees                      $2,604.75`,
  ],
]
