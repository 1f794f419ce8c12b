import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

describe('the head of a column', () => {
  it.each(['Annual Premium', 'Total Premium', 'Total'])('"%s" has no premium in the rows of coverages', (head) => {
    const { total_annual_premium } = fieldsOf(`${HEAD}
Coverage                              Limit        ${head}
A   Dwelling                       $300,000        $1,204.00
L   Premises Liability             $100,000           $48.00`)
    expect(total_annual_premium).toBeNull()
  })
})

it('a limit beside a new one is the old one', () => {
  const fields = fieldsOf(`${HEAD}
                            LIMIT      NEW LIMIT
A. Dwelling               280,000        300,000
C. Personal property      140,000        150,000`)
  expect(fields).toMatchObject({ coverage_a_dwelling: 300_000, coverage_c_personal_property: 150_000 })
})

describe('what a cross is typed before', () => {
  it('is chosen, and a single word between crossed ones is not', () =>
    expect(
      withLines(
        'Optional coverages\n  X  Water backup        $10,000\n     Mold                 $5,000\n  X  Service line        $10,000',
      ),
    ).toMatchObject({ water_backup_limit: 10_000, mold_limit: 0 }))
})

describe('a limit for several coverages', () => {
  it.each([
    'Combined limit for other structures, contents and\nadditional living expense                $240,000',
    'One limit for contents or\nloss of use                              $240,000',
    'Loss of use and contents, blanket        $240,000',
  ])('is that of none of them: "%s"', (words) => {
    expect(withLines(words)).toMatchObject({ coverage_d_loss_of_use: null, coverage_c_personal_property: 150_000 })
  })

  it('leaves a label that breaks over two lines its own', () =>
    expect(
      withLines('Water that backs up through sewers and\ndrains                      $10,000').water_backup_limit,
    ).toBe(10_000))
})

describe('what is paid to others for mold', () => {
  it.each([
    'SECTION II - LIABILITY\n  Coverage E  Personal liability      $300,000\n    Fungi, wet or dry rot       $50,000',
    'Section II\nSublimit: mold and fungus, aggregate     $50,000',
    'Your liability\nMold sublimit            $50,000',
  ])('is no limit of the property: "%s"', (words) => expect(withLines(words).mold_limit).toBeNull())

  it('is not meant below another heading', () =>
    expect(withLines('Section I extras\nSublimit: mold and fungus     $5,000').mold_limit).toBe(5_000))
})

it('residential flood that a homeowners policy insures makes it no flood policy', () => {
  const text = `${HEAD}\nA. Dwelling   $300,000\nFlood endorsement - residential flood insured by\nthis policy, building   $250,000`
  expect(readPolicy(typedPages(text)).document_kind).toBe('homeowners_declarations')
})

describe('what is paid to others', () => {
  it.each([
    'Limited coverage for mold\nLiability schedule\nLimit of liability      $300,000',
    'Mold\nLiability schedule      Limit of liability $300,000',
  ])('is no limit of the mold above it: %s', (rows) => expect(withLines(rows).mold_limit).toBeNull())

  it.each([
    ['Section I property', 'Section II personal liability'],
    ['Property', 'Personal liability'],
  ])('on account of mold is not the policy’s liability: %s, %s', (property, liability) => {
    const { mold_limit, coverage_e_personal_liability } = fieldsOf(`${HEAD}
Dwelling                            $300,000

Limited fungi, wet or dry rot
${property.padEnd(36)}$10,000
${liability.padEnd(36)}$50,000`)
    expect([mold_limit, coverage_e_personal_liability]).toEqual([10_000, null])
  })
})

it('the half that pays for the home may be named with its section', () => {
  const { mold_limit, coverage_e_personal_liability } = withLines(`
Limited fungi        Section I - property          $10,000
                     Section II - liability        $50,000`)
  expect([mold_limit, coverage_e_personal_liability]).toEqual([10_000, 100_000])
})

it('reads that of the home where both sections have a row of the same name', () => {
  const rows = ['Section II\nLimited fungi     $50,000', 'Section I\nLimited fungi     $10,000']
  expect(withLines(rows.join('\n')).mold_limit).toBe(10_000)
  expect(withLines(rows.toReversed().join('\n')).mold_limit).toBe(10_000)
})
