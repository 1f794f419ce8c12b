import { describe, expect, it } from 'vitest'
import type { PolicyFields } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

/** What the rules for offers, other policies, other buildings and other things must leave alone. */
const bare = (more: string) => fieldsOf(`${HEAD}\n${more}`)
const allPerils = ({ deductibles }: PolicyFields) => deductibles.all_perils?.amount

const TABLE = { coverage_a_dwelling: 300_000, coverage_c_personal_property: 150_000 }

it('reads a table beside advertisements', () =>
  expect(
    bare(`A. Dwelling                        $300,000     Bundle your auto from $5 a month
C. Personal Property               $150,000     Most customers save when they bundle
All other perils deductible          $2,500     Most homeowners choose $1,000
Roof settlement           Actual cash value     A roof over 15 years old gets actual cash value
Year built                             1998     A newer home gets a lower rate`),
  ).toMatchObject({
    ...TABLE,
    roof_settlement: 'ACV',
    year_built: 1998,
    deductibles: { all_perils: { amount: 2_500 } },
  }))

it.each([
  ['You live in a brick house built in 1998 that would cost $320,000 to rebuild.', { year_built: 1998 }],
  ['Most homeowners policies do not cover flood. Mold is limited to $5,000.', { mold_limit: 5_000 }],
])('takes for no offer: %s', (words, fields) => expect(withLines(words)).toMatchObject(fields))

describe('limits', () => {
  it.each(['Policy schedule', 'Fire, theft and other perils', 'Scheduled limits', 'Home business policy'])(
    'stand below %s',
    (heading) =>
      expect(bare(`${heading}\n   Dwelling              $300,000\n   Personal property     $150,000`)).toMatchObject(
        TABLE,
      ),
  )

  it('stand beside a list of endorsements, or of what the home has', () =>
    expect(
      bare(`Equipment breakdown    Dwelling              $300,000
No dogs, no pool       Personal property     $150,000`),
    ).toMatchObject(TABLE))

  it('end the deductibles over them', () =>
    expect(
      bare(`The following deductibles apply.
All perils          $2,500
Dwelling            $300,000
Medical payments    $5,000`).coverage_f_medical_payments,
    ).toBe(5_000))
})

describe('the deductible of the policy', () => {
  it.each([
    'Windstorm and hail are excluded\nDeductible each loss           $2,500',
    'Roof: composition shingle\nDeductible each loss           $2,500',
    'Loss of use: actual loss sustained\nDeductible per occurrence      $2,500',
    'Water damage excluded\nDeductible          $2,500 each loss',
    'Fire, theft and other causes of loss are covered.\nDeductible          $2,500',
    'Deductibles (other deductibles may be chosen)\nAll other perils        $2,500',
    'A different deductible may be chosen by calling your agent.\nAll other perils deductible        $2,500',
    'Windstorm and hail: covered under a separate policy\nDeductible, all other perils   $2,500',
    'Auto discount (auto policy TX-55120)\nAll other perils deductible   $2,500',
  ])('is read from %s', (words) => expect(allPerils(withLines(words))).toBe(2_500))

  it('stands beside the row of a coverage', () =>
    expect(
      allPerils(bare('A. Dwelling   $300,000\nC. Personal property   $150,000     Deductible each loss     $2,500')),
    ).toBe(2_500))

  it('is none of some damage', () => expect(allPerils(withLines('Glass and other damage   $500'))).toBeUndefined())
})

describe('the home', () => {
  it.each(['Garage    2 car attached    Year built   1998', 'Location: 12 Old Stable Rd, Waco, TX; built 1998'])(
    'was built in the year of %s',
    (words) => expect(withLines(words).year_built).toBe(1998),
  )

  it.each([
    'Other structures\nDwelling loss settlement      Replacement cost\nRoof settlement        Actual cash value',
    'Detached garage               $30,000\nLoss settlement: dwelling at replacement cost\nRoof surfacing, including that of a garage: actual cash value',
  ])('is settled by its own row: %s', (words) =>
    expect(withLines(words)).toMatchObject({ dwelling_settlement: 'RCV', roof_settlement: 'ACV' }),
  )

  it.each([
    'We insure:\nDwelling\nOther structures\nPersonal property at replacement cost',
    'Contents (scheduled jewelry excepted) replacement cost',
  ])('has contents that are settled by theirs: %s', (words) =>
    expect(withLines(words).personal_property_settlement).toBe('RCV'),
  )
})

describe('other policies', () => {
  it('are none that this one renews, or is', () => {
    expect(bare('Coverages (renewal of policy LO-338812)\n   Dwelling         $300,000').coverage_a_dwelling).toBe(
      300_000,
    )
    expect(
      fieldsOf(`Lone Oak Insurance Company      HOMEOWNERS POLICY DECLARATIONS
Named insured: Ana Flores       Residence premises: 12 Elm St, Waco, TX 76710
Coverages (policy LO-448812)
   Dwelling         $300,000`).coverage_a_dwelling,
    ).toBe(300_000)
  })

  it('do not take the next row with them', () =>
    expect(withLines('Flood - insured by policy NF-88120, see there\nWater backup   $10,000').water_backup_limit).toBe(
      10_000,
    ))
})

it.each([
  'This policy renews the above described policy.',
  'Evidence of prior insurance: yes',
  'Evidence of flood insurance is required by your lender',
])('takes a policy for no certificate because of %s', (words) =>
  expect(
    readPolicy(typedPages(`${HEAD.replace('HOMEOWNERS POLICY DECLARATIONS', 'HOMEOWNERS POLICY')}${LIMITS}\n${words}`))
      .document_kind,
  ).toBe('homeowners_declarations'),
)

it.each([
  'Lone Oak Insurance Company to report claims call 800-555-0100',
  'Lone Oak Insurance Company, Claims Service 800-555-0100',
  'Lone Oak Insurance Company       Mortgagee\nPO Box 1, Dallas, TX 75201       Frost Bank',
])('takes the insurer from %s', (line) =>
  expect(fieldsOf(`${line}\n${HEAD.replace('Lone Oak Insurance Company', '')}${LIMITS}`).insurance_provider).toBe(
    'Lone Oak Insurance Company',
  ),
)

it.each([
  ['Mortgagee: Frost Bank Home Loans, PO Box 9, Waco, TX 76701', 'Frost Bank Home Loans'],
  ['Loss to scheduled buildings is payable to Frost Bank, PO Box 9, Waco, TX 76701.', 'Frost Bank'],
])('takes the lender from %s', (words, name) => expect(withLines(words).mortgagee).toBe(name))

it.each([
  'When a law requires it, we pay up to 25% of Coverage A for ordinance or law if the dwelling is damaged.',
  'Ordinance or law   only 25% of Coverage A where a building is damaged',
])('takes the share from %s', (words) => expect(withLines(words).ordinance_or_law_percentage).toBe(25))

it('ends the number of a form with its sentence', () =>
  expect(
    withLines('Forms attached: HO 00 03 05 11 and HO 04 90 05 11. HO 04 16 is not attached.').endorsements,
  ).toEqual(['HO 00 03', 'HO 04 90']))

describe('what is of something else all the same', () => {
  it.each([
    'Section I       Dwelling              $300,000\nLimited fungi   Personal liability    $50,000',
    'Section I\n   Dwelling              $300,000\nLimited fungi\n   Personal liability    $50,000',
  ])('is a limit within another one: %s', (words) => expect(bare(words).coverage_e_personal_liability).toBeNull())

  it.each([
    'Higher deductibles may be selected\nAll other perils   $5,000',
    'Deductibles you may choose\nAll other perils   $5,000',
    'Scheduled property: see list\nDeductible each loss  $250',
    'Rental house insured under policy RD-220\nDwelling   $180,000   Deductible $5,000',
  ])('is a deductible: %s', (words) => expect(allPerils(withLines(words))).toBeUndefined())

  it('is settled below its own name', () =>
    expect(withLines('Garage apartment\nContents      Actual cash value').personal_property_settlement).toBeNull())

  it('was built beside the home', () =>
    expect(withLines('Detached shop way in back, built 2009').year_built).toBeNull())
})
