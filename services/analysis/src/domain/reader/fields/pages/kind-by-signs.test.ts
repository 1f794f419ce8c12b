import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { typedPages } from '../../testing/typed-pages.ts'

it.each([
  [
    'amended_declarations',
    `Sabine Home Insurance Company
HOMEOWNERS DECLARATIONS - ENDORSEMENT
THIS ENDORSEMENT CHANGES THE POLICY EFFECTIVE 05/11/2026
Policy number SB 441208   Term 02/01/2026 to 02/01/2027
Named insured: Cleo Rand          Home: 14 Pear St, Tyler TX 75701
Dwelling      $240,000
Personal property  $90,000
Personal liability  $300,000`,
  ],
  [
    'amended_declarations',
    `Sabine Home Insurance Company
Policy Declarations                          CHANGED - see what is marked *
Policy number SB 441208   Term 02/01/2026 to 02/01/2027
Named insured: Cleo Rand          Home: 14 Pear St, Tyler TX 75701
Dwelling      $240,000
Personal property  $90,000 *
Personal liability  $300,000`,
  ],
  [
    'amended_declarations',
    `Sabine Home Insurance Company               Your coverage
Policy number SB 441208   Term 02/01/2026 to 02/01/2027
Effective date of this update 05/11/2026
Named insured: Cleo Rand          Home: 14 Pear St, Tyler TX 75701
Dwelling      $240,000
Personal property  $90,000
Personal liability  $300,000`,
  ],
  [
    'amended_declarations',
    `Sabine Home Insurance Company               CORRECTED POLICY DECLARATIONS
Policy number SB 441208                    Term 02/01/2026 to 02/01/2027
Insured  Cleo Rand, 14 Pear St, Tyler TX 75701
Dwelling      $210,000
Contents      $90,000
Liability     $100,000
Annual premium $1,420.00`,
  ],
  [
    'amended_declarations',
    `Sabine Home Insurance Company               Homeowners Policy Schedule
Policy number SB 441208                    Term 02/01/2026 to 02/01/2027
Date of endorsement  05/11/2026            Change: dwelling limit raised
Insured  Cleo Rand, 14 Pear St, Tyler TX 75701
                Before        After
Dwelling      $210,000      $240,000
Contents      $90,000       $90,000
Annual premium $1,420.00    $1,520.00`,
  ],
  [
    'amended_declarations',
    `SABINE HOME INSURANCE COMPANY        UPDATED COVERAGE SUMMARY
Policy SB 441208   02/01/2026 to 02/01/2027     This change took effect on May 11, 2026
Named insured: Cleo Rand          Home: 14 Pear St, Tyler TX 75701
Dwelling      $240,000
Personal property  $90,000
Personal liability  $300,000
Total premium for the year $1,520.00`,
  ],
  [
    'amended_declarations',
    `Sabine Home Insurance Company
HOMEOWNERS DECLARATIONS - CHANGE ENDORSEMENT NO. 3
Policy number SB 441208   Term 02/01/2026 to 02/01/2027
Named insured: Cleo Rand          Home: 14 Pear St, Tyler TX 75701
Dwelling      $240,000
Personal property  $90,000
Personal liability  $300,000`,
  ],
  [
    'homeowners_declarations',
    `Sabine Home Insurance Company               HOMEOWNERS POLICY DECLARATIONS
Policy number SB 441208                    Term 02/01/2026 to 02/01/2027
Renewal. This page replaces your expired declarations.
Insured  Cleo Rand, 14 Pear St, Tyler TX 75701
Dwelling      $210,000
Contents      $90,000
Liability     $100,000`,
  ],
  [
    'windstorm_declarations',
    `Gulf Lantern Insurance Company             HURRICANE AND WIND ONLY DWELLING POLICY
Policy No. GL-88120         Period  06/01/2026 - 06/01/2027
Insured  Tomas Vela         Location  12 Pelican Row, Rockport, TX 78382
Dwelling             $310,000
Contents             $60,000
Deductible           5% of the dwelling limit, each named storm
Premium $3,100.00`,
  ],
  [
    'windstorm_declarations',
    `Gulf Lantern Insurance Company             Windstorm Certificate of Insurance
Certificate No. GL-88120         Period  06/01/2026 - 06/01/2027
Insured  Tomas Vela         Location  12 Pelican Row, Rockport, TX 78382
Covered perils: Windstorm and hail only
Dwelling             $310,000
Contents             $60,000
Deductible           2% wind and hail
Premium $3,100.00`,
  ],
  [
    'windstorm_declarations',
    `GULF LANTERN INSURANCE COMPANY
Residential Wind Policy                Coverage Page
Policy GL-88120       June 1, 2026 to June 1, 2027
Insured: Tomas Vela          Insured home: 12 Pelican Row, Rockport, TX 78382
House                $310,000
Belongings           $60,000
Wind deductible      3%
Fire, theft and flood are not insured by this policy.`,
  ],
  [
    'homeowners_declarations',
    `Gulf Lantern Insurance Company          HOMEOWNERS POLICY DECLARATIONS
Policy number GL-88120       June 1, 2026 to June 1, 2027
Insured: Tomas Vela          Residence premises: 12 Pelican Row, Rockport, TX 78382
Windstorm and hail are excluded. See your wind policy with TWIA.
Dwelling             $310,000
Personal property    $60,000
Personal liability   $300,000
All other perils deductible   $2,500`,
  ],
  [
    'dwelling_declarations',
    `Llano Mutual Fire Insurance Association       Certificate of Insurance on Dwelling
Certificate no. 4418         In force from 03/01/2026 to 03/01/2027
Issued to  Bertha Krenek, 2200 FM 1295, Hallettsville, TX 77964
1   Two story frame dwelling          $140,000
2   Household goods                    $50,000
3   Barn and shed                      $20,000
Deductible $1,000 any cause of loss
Premium for the year $812.00`,
  ],
  [
    'dwelling_declarations',
    `Your rental home policy
Insurer           Oak Harbor Specialty Insurance Company
Policy ID         OHS-220817
Owner             Red Door Rentals LLC
Rental address    88 Quarry St, Austin, TX 78702
Coverage period   04/01/2026 to 04/01/2027
Building                $244,000
Sheds and fences        $10,000
Lost rent               $24,000
Liability               $500,000
You pay first           $2,500`,
  ],
  [
    'dwelling_declarations',
    `Oak Harbor Specialty Insurance Company          SCHEDULE OF INSURANCE - LANDLORD
Policy no. OHS-220817      From 04/01/2026 To 04/01/2027
Named insured  Red Door Rentals LLC
Location       88 Quarry St, Austin, TX 78702
Building                $244,000
Landlord's furnishings   $8,000
Loss of rent            $24,000
Premises liability      $500,000
Deductible              $2,500`,
  ],
  [
    'windstorm_declarations',
    `TEXAS WINDSTORM INSURANCE ASSOCIATION           DEC PAGE
POL 0411208-03   EFF 03/02/26  EXP 03/02/27
NAME  ROSA PENA                 LOC 41 SHELL DR, PORT LAVACA TX 77979
001  A   DWG 1 FAMILY  BV   1988   210,000   1.0   2,100   1,310.00
002  B   CONTENTS           60,000   1.0   600   310.00
TOTAL ANNUAL   1,620.00`,
  ],
  [
    'not_home_insurance',
    `EVIDENCE OF PROPERTY INSURANCE
This evidence does not amend the policy. No policy has been issued; the application is still pending underwriting.
Company: to be assigned       Policy number: TBD
Insured: Rosa Pena            Property: 41 Shell Dr, Port Lavaca, TX 77979
Dwelling        $310,000      Deductible  $2,500
Personal property $90,000
Estimated premium $2,800.00`,
  ],
  [
    'not_home_insurance',
    `Bluebonnet Mortgage Services                      ESCROW ANALYSIS STATEMENT
Loan number 4410029
Rosa Pena, 41 Shell Dr, Port Lavaca TX 77979
Homeowners insurance        $2,100.00      $2,412.00
Flood insurance             $640.00        $688.00
County taxes                $3,010.00      $3,200.00
Total                       $5,750.00      $6,300.00
Please send a copy of the new declarations page if your dwelling coverage changes.`,
  ],
  [
    'not_home_insurance',
    `Old Mission Insurance Company             HOMEOWNERS RENEWAL OFFER
Reference 220188    Prepared for Rosa Pena, 41 Shell Dr, Port Lavaca TX 77979
This is an offer. It is not a policy or a declarations page, and coverage is not bound.
Dwelling $310,000
Personal property $120,000
Liability $300,000
Estimated annual premium $2,910.00`,
  ],
  [
    'not_home_insurance',
    `Old Mission Insurance Company                Policyholder letter
Rosa Pena                                Policy number  OM-22018
41 Shell Dr, Port Lavaca TX 77979        Policy period  01/01/2026 to 01/01/2027
We inspected the dwelling on 02/03/2026. The roof needs repair by 05/01/2026.
See your declarations page for your coverage. Your dwelling limit stays as it is.`,
  ],
  [
    'not_home_insurance',
    `LONE RIVER INSURANCE COMPANY           COMMERCIAL PROPERTY DECLARATIONS
Policy Number CP-220188                Policy Period 01/01/2026 to 01/01/2027
Named Insured  Pena Hardware LLC, 41 Shell Dr, Port Lavaca TX 77979
Building                     $910,000
Business personal property   $220,000
Business income              $100,000
General liability aggregate  $2,000,000`,
  ],
  [
    'not_home_insurance',
    `RIO VISTA INSURANCE COMPANY        PERSONAL ARTICLES FLOATER DECLARATIONS
Policy Number PAF-220188           Policy Period 01/01/2026 to 01/01/2027
Named Insured  Rosa Pena           Residence 41 Shell Dr, Port Lavaca TX 77979
Jewelry, scheduled       $24,000
Fine arts                $10,000
Musical instruments      $6,000
Annual premium           $410.00`,
  ],
  [
    'not_home_insurance',
    `Rio Vista Insurance Company        Boatowners Policy Declarations
Policy Number BO-220188           Policy Period 01/01/2026 to 01/01/2027
Named Insured  Rosa Pena, 41 Shell Dr, Port Lavaca TX 77979
2019 Boston Whaler 21 ft    Hull  $61,000
Trailer                     $4,000
Watercraft liability        $300,000
Medical payments            $5,000
Personal effects            $2,000`,
  ],
  [
    'not_home_insurance',
    `Pioneer Title                  CERTIFICATE OF INSURANCE (ACORD 25)
Certificate holder  Harbor HOA      Insured  Pena Roofing LLC
Policy number GL-22018    Policy eff 01/01/2026   Policy exp 01/01/2027
Commercial general liability  Each occurrence $1,000,000
Damage to rented premises $100,000
Med exp (any one person) $5,000
Personal and adv injury $1,000,000`,
  ],
  [
    'not_home_insurance',
    `MORTGAGE PROTECTION INSURANCE CERTIFICATE
Insurer  Heartland Life Insurance Company     Certificate number  MP-22018
Insured  Rosa Pena                            Effective date  01/01/2026
Home address  41 Shell Dr, Port Lavaca TX 77979
Benefit on death  $210,000, decreasing with the loan on your home
Disability benefit  $1,400 a month
Monthly premium  $61.20`,
  ],
  [
    'not_home_insurance',
    `Rosa Pena                                    REINSTATEMENT NOTICE
Old Mission Insurance Company                Policy number  OM-22018
Policy period 01/01/2026 to 01/01/2027       Dwelling  41 Shell Dr, Port Lavaca TX 77979
Your homeowners policy is reinstated with no lapse. Payment of $412.00 was received.
Your declarations page has not changed.`,
  ],
  [
    'not_home_insurance',
    `MASTER POLICY - CONDOMINIUM ASSOCIATION DECLARATIONS
Lone River Insurance Company              Policy Number CA-11908
Named Insured  Shell Harbor Condominium Owners Association Inc
Policy Period 01/01/2026 to 01/01/2027
Buildings 1 to 8, blanket        $31,200,000
Association personal property    $250,000
General liability aggregate      $2,000,000
Directors and officers           $1,000,000`,
  ],
  [
    'flood_declarations',
    `Anchor Tide Insurance Company             RESIDENTIAL FLOOD COVERAGE PAGE
Policy number AT-40188      Term 05/01/2026 to 05/01/2027
Insured  Rosa Pena          Property 41 Shell Dr, Port Lavaca, TX 77979
Building      $250,000
Contents      $100,000
Deductible    $2,000
Premium       $611.00`,
  ],
  [
    'condo_declarations',
    `Your condo policy
Insurer       Anchor Tide Insurance Company
Policy number AT-40188      Policy period 05/01/2026 to 05/01/2027
Policyholder  Rosa Pena     Unit  41 Shell Dr #4, Port Lavaca, TX 77979
Walls, floors and fixtures   $60,000
Belongings                   $40,000
Liability                    $300,000
Loss assessment              $10,000`,
  ],
])('%s: %s', (kind, page) => {
  expect(readPolicy(typedPages(page)).document_kind).toBe(kind)
})
