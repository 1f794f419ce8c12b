import { describe, expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const FACTS = `
Named Insured: Ana Flores      Policy Number: LOH 448812
Property location: 12 Elm St, Waco, TX 76710
Policy period: 03/01/2026 to 03/01/2027`
const LIMITS = `
Coverages                             Limit       Premium
A. Dwelling                        $300,000     $1,900.00
B. Other Structures                 $30,000        incl
C. Personal Property               $150,000        incl
E. Personal Liability              $100,000        $15.00`
const HOMEOWNERS = `LONE OAK INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS${FACTS}${LIMITS}\n`

it('a flood policy that a company writes as its own has the programme’s form', () => {
  const { fields } = readPolicy(
    typedPages(`FLOOD POLICY DECLARATIONS\nWrite Your Own company: Lone Oak Insurance Company${FACTS}
Policy form            Dwelling
Building               $200,000
Contents               $50,000`),
  )
  expect([fields.insurance_provider, fields.policy_form]).toEqual(['Lone Oak Insurance Company', 'NFIP-D'])
})

it.each([
  [
    'HOMEOWNERS QUOTE',
    `${FACTS.replaceAll('Policy', 'Quote')}${LIMITS}\n\n\n\n\n\nYour declarations will come with the policy.`,
    'not_home_insurance',
  ],
  [
    'LONE OAK',
    `QUOTED ON 02/01/2026. THIS QUOTE IS GOOD FOR 30 DAYS.${FACTS}${LIMITS}\nDeclarations follow.`,
    'not_home_insurance',
  ],
  ['PREMIUM NOTICE - HOMEOWNERS', `${FACTS}\nDwelling limit $300,000\nAmount due $1,920.00`, 'not_home_insurance'],
  ['NOTICE OF NONRENEWAL', `Dear Ana Flores:${FACTS}\nYour declarations show your coverage.`, 'not_home_insurance'],
  [
    'HOMEOWNERS POLICY DECLARATIONS',
    `${FACTS}${LIMITS}\nBusiness personal property  $2,500\nWorkers’ compensation, residence employees   Included`,
    'homeowners_declarations',
  ],
  ['INLAND MARINE FLOATER', `${FACTS}\nPersonal property $30,000\nPersonal liability $100,000`, 'not_home_insurance'],
  ['COMMON DWELLING DECLARATIONS', `${FACTS}\nCoverage A   $300,000`, 'dwelling_declarations'],
  [
    'TWIA\nDWELLING POLICY DECLARATIONS',
    `${FACTS}\nWindstorm and hail only\nDwelling   $300,000`,
    'windstorm_declarations',
  ],
  ['PERSONAL UMBRELLA POLICY DECLARATIONS', `${FACTS}\nLimit $1,000,000`, 'not_home_insurance'],
  ['PERSONAL UMBRELLA LIABILITY POLICY DECLARATIONS', `${FACTS}\nHomeowners $300,000`, 'not_home_insurance'],
  ['PERSONAL EXCESS LIABILITY POLICY DECLARATIONS', `${FACTS}\nHomeowners $300,000`, 'not_home_insurance'],
  [
    'DECLARATION OF COVERAGE\nResidential Service Contract',
    `${FACTS}\nDwelling type   Single family`,
    'not_home_insurance',
  ],
  [
    'LONE OAK HOME SERVICE CONTRACTS\nDeclaration of Coverage',
    `${FACTS}\nThis is a service contract. It is not insurance.\nDwelling type   Single family`,
    'not_home_insurance',
  ],
  ['DECLARATIONS', `Home Warranty Agreement${FACTS}\nDwelling built in 1993\nService fee $75.00`, 'not_home_insurance'],
  ['DECLARATIONS', `${FACTS}\nDwelling built in 1993\nThis plan is not an insurance policy.`, 'not_home_insurance'],
  [
    'Ten-Year Structural Warranty',
    `${FACTS}\nDeclarations: the dwelling's final price. Deductible $500 per claim.\nThis is not a homeowners insurance policy.`,
    'not_home_insurance',
  ],
  [
    'FLOOD POLICY DECLARATIONS',
    `${FACTS}\nYour home   See the schedule\nThis is not a homeowners insurance policy.`,
    'flood_declarations',
  ],
  ['HOMEOWNERS DECLARATIONS', `Home warranty discount${FACTS}${LIMITS}`, 'homeowners_declarations'],
  ['CONDO DECLARATIONS', `${FACTS}\nInside your unit   See the schedule`, 'condo_declarations'],
  ['HOMEOWNERS POLICY DECLARATIONS', `Umbrella policy credit${FACTS}${LIMITS}`, 'homeowners_declarations'],
  ['FLOOD DECLARATIONS PAGE', `${FACTS}\nBuilding $250,000  Deductible $2,000`, 'flood_declarations'],
  ['LANDLORD PROTECTION POLICY DECLARATIONS', `${FACTS}${LIMITS}`, 'dwelling_declarations'],
  ['Amended House & Home Policy Declarations', `${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS POLICY CHANGE DECLARATIONS', `${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS POLICY CHANGE DECLARATION', `${FACTS}${LIMITS}`, 'amended_declarations'],
  ['Endorsement to Homeowners Declarations', `${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nReason for this change: new lender${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nReason for change: new lender${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nReason for change: renewal${LIMITS}`, 'homeowners_declarations'],
  ['HOMEOWNERS DECLARATIONS', `POLICY CHANGE${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nChange date: 05/02/2026${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nPolicy change     $0.00${LIMITS}`, 'homeowners_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nChange effective:   05/02/2026${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `${FACTS}\nChange effective:   N/A${LIMITS}`, 'homeowners_declarations'],
  ['HOMEOWNERS CHANGE OF DECLARATIONS NO. 2', `${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS AS CHANGED', `${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `THIS PAGE REPLACES CHANGE NO. 1${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `Your change takes effect 09/02/2026${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS DECLARATIONS', `Mid-term change summary${FACTS}${LIMITS}`, 'amended_declarations'],
  ['HOMEOWNERS RENEWAL DECLARATIONS', `Changes to your limits are below${FACTS}${LIMITS}`, 'homeowners_declarations'],
])('%s', (title, rest, kind) => {
  expect(readPolicy(typedPages(`Lone Oak Insurance Company\n${title}\n${rest}`)).document_kind).toBe(kind)
})

const RIGHTS =
  '\n====\nCONSUMER BILL OF RIGHTS - HOMEOWNERS, DWELLING AND RENTERS INSURANCE\nYou have the right to call us.'

it('takes no homeowner for a tenant because of the bill of rights of all of them', () => {
  const page = `LONE OAK INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS\n${FACTS}${LIMITS}${RIGHTS}`
  expect(readPolicy(typedPages(page)).document_kind).toBe('homeowners_declarations')
})

it.each(['RENTERS POLICY DECLARATIONS', 'TENANT HOMEOWNERS POLICY DECLARATIONS'])(
  'what a tenant added to the building makes no homeowner: %s',
  (title) => {
    const limits = 'Personal property   $20,000\nBuilding additions and alterations   $6,000'
    expect(readPolicy(typedPages(`LONE OAK INSURANCE COMPANY\n${title}\n${FACTS}\n${limits}`)).refusal).toBe('renters')
  },
)

it('knows a tenant among the rights of homeowners', () => {
  const page = `LONE OAK INSURANCE COMPANY\nRENTERS POLICY DECLARATIONS\n${FACTS}\nPersonal property   $20,000${RIGHTS}`
  expect(readPolicy(typedPages(page)).refusal).toBe('renters')
})

it('the dwelling form of the standard flood policy has a name', () => {
  const flood = `
Lone Oak Insurance Company                      FLOOD DECLARATIONS PAGE
Policy number: LO-448812     Standard Flood Insurance Policy
Policy term: 03/01/2026 to 03/01/2027     Dwelling Form
Insured: Ana Flores
Insured property: 12 Elm St, Waco, TX 76710
                                    COVERAGE          DEDUCTIBLE
BUILDING                            $250,000              $2,000
CONTENTS                            $100,000              $2,000`
  expect(readPolicy(typedPages(flood)).fields.policy_form).toBe('NFIP-D')
})

describe('papers of a loan and of taxes that name a policy', () => {
  it.each([
    `ESCROW ACCOUNT STATEMENT
Principal and interest   $1,204.77
Escrow deposit   $741.20
Escrow shortage   $61.90
Homeowners insurance   LONE OAK INSURANCE COMPANY   Policy LOH 448812   $4,188.00
Coverage amount (dwelling)  $331,000   Deductible  2%`,
    `CLOSING DISCLOSURE
Loan amount   $280,000     Interest rate   6.125%
Closing costs   $9,410.00     Cash to close   $41,200.00
Homeowners insurance, 12 months, Lone Oak Insurance Company   $2,400.00
Dwelling coverage   $300,000`,
    `2026 PROPERTY TAXES
McLennan County Appraisal District
Appraised value   $310,000     Homestead exemption   $100,000
Taxing unit   Tax rate   Levy
Dwelling   $280,000`,
  ])('%s', (paper) => {
    expect(readPolicy(typedPages(`${paper}\nAna Flores, 12 Elm St, Waco, TX 76710`)).document_kind).toBe(
      'not_home_insurance',
    )
  })

  it('declarations that a servicer pays from escrow stay what they are', () => {
    const bill = 'Billed to the escrow account of loan number 4410. Your escrow payment may change.'
    expect(readPolicy(typedPages(`${HOMEOWNERS}${bill}`)).document_kind).toBe('homeowners_declarations')
  })
})

describe('a home policy that speaks of wind or of vehicles', () => {
  it.each([
    'Wind   $6,000 Windstorm and Hail\n====\nPolicy Number: LOH 448812\nA. Dwelling   $300,000',
    'Wind is insured by the Texas Windstorm Insurance Association',
  ])('%s', (rest) => {
    expect(readPolicy(typedPages(`${HOMEOWNERS}${rest}`)).document_kind).toBe('homeowners_declarations')
  })
})

it('a page that names its company and the garage is none of vehicles', () => {
  const page = `VEHICLE AND PROPERTY INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS${FACTS}
Provided by: Lone Oak Vehicle and Property Insurance Company
Garage: attached garage, 2 car garage\n====\nHOMEOWNERS DECLARATIONS   Policy Number: LOH 448812${LIMITS}`
  expect(readPolicy(typedPages(page)).fields.policy_holder_name).toBe('Ana Flores')
})

describe('a policy that leaves wind and hail out is none of wind and hail', () => {
  it.each([
    'HOMEOWNERS POLICY DECLARATIONS - EXCLUDING WINDSTORM OR HAIL',
    'HOMEOWNERS DECLARATIONS - NO WINDSTORM OR HAIL\nPOLICY TYPE: HO-3',
    'Homeowners declarations (ex-wind)\nPolicy without windstorm and hail',
    'Homeowners Policy Declarations\nLess windstorm, hurricane and hail\nPolicy form HO-3',
    'Homeowners declarations: all perils other than wind or hail\nPolicy',
    'Homeowners insurance, companion to windstorm and hail\nPolicy declarations',
  ])('%s', (title) => {
    expect(readPolicy(typedPages(`${title}\nPOLICY${FACTS}${LIMITS}`)).document_kind).toBe('homeowners_declarations')
  })

  it('but the windstorm association insures nothing else, whatever limit of liability stands beside it', () => {
    const title = 'Texas Windstorm Insurance Association\nDWELLING POLICY DECLARATIONS\nWindstorm and hail only'
    const page = `${title}${FACTS}${LIMITS}\nPersonal Liability   $100,000`
    expect(readPolicy(typedPages(page)).document_kind).toBe('windstorm_declarations')
  })

  it.each(['WINDSTORM AND HAIL\nPOLICY DECLARATIONS', 'Residential wind-only policy\nDeclarations\nExcluding flood'])(
    'but what insures them alone is: %s',
    (title) => {
      const page = `Lone Oak Insurance Company\n${title}${FACTS}\nDwelling   $300,000`
      expect(readPolicy(typedPages(page)).document_kind).toBe('windstorm_declarations')
    },
  )
})

const REPEATED = `${FACTS}${LIMITS}\nWind and hail deductible          $6,000\nTotal annual premium     $1,915.00`

it.each([
  'Homeowners Insurance Bill',
  'Your Premium Bill',
  'Payment Reminder',
  'Notice of Premium Due',
  'Claim Summary',
  'Home Inspection Report',
  'Lender-Placed Insurance Notice',
  'Conditional Renewal Notice',
  'Policy Change Request',
])('%s is no policy, though it repeats all of it and names the declarations', (title) => {
  const text = `LONE OAK\n${title}${REPEATED}\nThis is not a declarations page.`
  expect(readPolicy(typedPages(text)).document_kind).toBe('not_home_insurance')
})

it.each(['Policy Specifications', 'Your Home Insurance', 'Renewal', 'Statement of Coverage'])(
  '%s is a policy that states who is insured, where, when and up to what',
  (title) =>
    expect(
      readPolicy(typedPages(`LONE OAK\n${title}${REPEATED}\nYour bill comes apart from this.`)).document_kind,
    ).toBe('homeowners_declarations'),
)
