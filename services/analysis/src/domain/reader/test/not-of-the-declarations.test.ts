import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const FOOT = 'LO-D-TX 04 24                                                          Page'

/** The booklet, numbered on from the declarations. */
const booklet = (words: string) => `${HEAD}
${LIMITS}
${FOOT} 1 of 2
=====
                              HOMEOWNERS POLICY - LO-HO5 03 23

DEFINITIONS
"You" and "your" mean the person who is named in the declarations.

SECTION I - EXCLUSIONS
We do not insure loss caused by war, however it came about.
A home that nobody has lived in for sixty days is not insured against theft or against broken glass.
${words}

SECTION I - CONDITIONS
Your duties after loss. Tell us at once, and protect the property from more damage.

${FOOT} 2 of 2`

describe('the booklet that is numbered on from the declarations', () => {
  it.each([
    'Mold, limited coverage      $1,000',
    'Microbes, fungus or rot, and what they give off      up to 5% of the limit for the dwelling',
    'Special limits under Coverage C. Mold on personal property: $300 for each loss.',
  ])('limits nothing: "%s"', (words) => {
    expect(fieldsOf(booklet(words)).mold_limit).toBeNull()
  })

  it('has no limit for personal property, and no number of the policy', () => {
    const fields = fieldsOf(
      booklet('Personal property at another home      $1,000')
        .replace(/C\. Personal.*\n/, '')
        .replace(/Policy number: \S+/, ''),
    )
    expect([fields.coverage_c_personal_property, fields.policy_number]).toEqual([null, null])
  })

  it('is none where a table goes on: one heading alone makes no booklet', () => {
    const page = `${HEAD}\n${LIMITS}\n${FOOT} 1 of 2\n=====
EXCLUSIONS
This policy does not insure flood, and it does not insure the land on which the home stands.
Ask your agent about flood insurance from the national program, which has a waiting period.
Mold, limited coverage      $5,000
${FOOT} 2 of 2`
    expect(fieldsOf(page).mold_limit).toBe(5000)
  })
})

describe('a share of another limit', () => {
  it.each([
    'Detached garages: up to 10% of the dwelling limit may be used; that use reduces the dwelling limit.',
    'Other structures: you may apply up to 10% of the dwelling limit.',
    'Detached garage: what we pay reduces the building limit, up to $30,000.',
  ])('is no limit of its own: "%s"', (words) => {
    const page = `${HEAD}\n${LIMITS.replace(/B\. Other.*\n/, '')}\n${words}`
    expect(fieldsOf(page).coverage_b_other_structures).toBeNull()
  })
})

describe('how contents are settled', () => {
  it.each(['Personal property', 'Contents', 'Household goods', 'Coverage C', 'Your belongings'])(
    'says nothing of the dwelling: "%s loss settlement"',
    (what) => {
      const { dwelling_settlement } = fieldsOf(`${HEAD}\n${LIMITS}\n${what} loss settlement      Replacement cost`)
      expect(dwelling_settlement).toBeNull()
    },
  )

  it('is not to be mixed up with how the policy settles', () => {
    expect(fieldsOf(`${HEAD}\n${LIMITS}\nLoss settlement      Replacement cost`).dwelling_settlement).toBe('RCV')
  })
})

describe('the list of forms', () => {
  const list = `
Forms and endorsements on this policy
LO 0217 A 06 18        New for Old
LO 0412 TX 03 20       Mold Clean-up
L 0333 A 06 18         Water Backup
LO-ROOFTX (05-24)      Loss Settlement of Roofs
LO-7030/EP R1 1/09     Base Policy
LO-7352/EP 3/18        Sump Overflow`
  const forms = ['LO 0217 A', 'LO 0412 TX', 'L 0333 A', 'LO-ROOFTX', 'LO-7030/EP R1', 'LO-7352/EP']

  it('has letters after numbers, and letters alone that end with the state', () => {
    expect(fieldsOf(`${HEAD}\n${LIMITS}\n${list}`).endorsements).toEqual(forms)
  })

  const notices = `

Privacy
We collect information about you from your application, from our affiliates and from reporting agencies.
We share it as the law allows, for instance when we settle a claim or when we look into a fraud.
You may ask us in writing to see what is in your file, and to correct whatever is wrong in it.

Flood
This policy does not insure against flood. Ask your agent about the program of the federal government.`
  const foot = (page: string, form: string) => `${page}${'\n'.repeat(60 - page.split('\n').length)}${form}`

  it.each([
    ['is that of the declarations where both pages have its form at the foot', 'LO-8100/TX 4/24', forms],
    ['is not where another form is at the foot', 'LO-9911/TX 4/24', []],
  ])('on a page of notices %s', (_, form, expected) => {
    const first = foot(`${HEAD}\n${LIMITS}`, 'LO-8100/TX 4/24')
    expect(fieldsOf(`${first}\n=====\n${foot(`${list}${notices}`, form)}`).endorsements).toEqual(expected)
  })
})

it.each(['Mortgagee (1st): PECAN BANK ISAOA ATIMA, PO BOX 19, WACO TX 76710', 'Mortgagee 1st: Pecan Bank'])(
  'the lender of "%s" is named',
  (words) => expect(fieldsOf(`${HEAD}\n${LIMITS}\n${words}`).mortgagee).toMatch(/^pecan bank$/i),
)
