import { expect, it } from 'vitest'
import { fieldsOf, HEAD, withLines } from '../../testing/lone-oak.ts'

it('lists what was added with what remains, and nothing that was deleted', () => {
  const { endorsements, roof_settlement, personal_property_settlement } = withLines(`
POLICY AND ENDORSEMENTS THAT ARE PART OF YOUR CONTRACT WITH US

  REMAIN IN EFFECT (refer to prior packets for documents not attached):

    LO-3RTX      (04-20)   HOMEOWNERS SPECIAL FORM HO-3
    LO-TX        (04-20)   TEXAS SPECIAL PROVISIONS

  ADDED:

    LO-208TX     (08-23)   WATER BACKUP                        $101.58
    LO-728TX     (04-20)   REPLACEMENT COST COVERAGE - PERSONAL PROPERTY

  DELETED:

    LO-QACTX     (08-16)   ACTUAL CASH VALUE - ROOF SURFACES

CREDITS AND DISCOUNTS`)
  expect(endorsements).toEqual(['LO-3RTX', 'LO-TX', 'LO-208TX', 'LO-728TX'])
  expect([roof_settlement, personal_property_settlement]).toEqual([null, 'RCV'])
})

it.each([
  'Forms deleted with this renewal',
  'Endorsements no longer in force',
  'The following endorsements were removed',
  'Removed from your policy:',
  'Form deleted by this amendment',
])('a form is not part of the policy below "%s"', (heading) => {
  const { endorsements, roof_settlement, cosmetic_damage_excluded } = withLines(`
Forms and endorsements
LO-3 (04-20)      Special form
LO-11 (04-20)     Texas changes

${heading}
LO-44 (08-16)     Roof surfacing, actual cash value for
                  loss by wind or hail
LO-45 (08-16)     Cosmetic damage exclusion

Year built        1998`)
  expect(endorsements).toEqual(['LO-3', 'LO-11'])
  expect([roof_settlement, cosmetic_damage_excluded]).toEqual([null, false])
})

it('a word behind a name heads no list', () => {
  expect(
    withLines('Mortgagee       Removed\nForms:\nLO-44 (08-16)     Roof surfacing, actual cash value').roof_settlement,
  ).toBe('ACV')
})

it('leaves out the forms beside the words that tell that they were removed', () => {
  const { endorsements } = withLines(`
Forms now in force       LO-3 (04/21)     LO-10 (01/24)     LO-44 (06/23)
                         LO-58 (04/21)    LO-60 (09/22)
Forms removed            LO-47 (06/23)    LO-48 (06/23)
                         LO-49 (06/23)
Year built               1998`)
  expect(endorsements.toSorted()).toEqual(['LO-10', 'LO-3', 'LO-44', 'LO-58', 'LO-60'])
})

it.each(["DELETED AT INSURED'S REQUEST", 'Removed per your request', 'Deleted by request 08/11/2026'])(
  'a form with "%s" beside it is none of the policy',
  (words) => {
    const { endorsements, personal_property_settlement } = withLines(`
Forms and endorsements
LO 04 95  01 14     Water Back Up And Sump Discharge Or Overflow
LO 04 90  05 11     Personal Property Replacement Cost Loss Settlement      ${words}`)
    expect([endorsements, personal_property_settlement]).toEqual([['LO 04 95'], null])
  },
)

it.each([
  'Form deleted by this amendment\nRoof surfacing actual cash value',
  'Endorsements deleted with this change:\nRoof surfacing actual cash value LO 44\nCosmetic damage exclusion LO 45',
  'Endorsement LO 45 deleted: Cosmetic damage exclusion',
])('what was deleted may be named by its title: %s', (words) =>
  expect(withLines(words)).toMatchObject({ roof_settlement: null, cosmetic_damage_excluded: false }),
)

it('leaves what stands in the other column of its line', () => {
  expect(
    fieldsOf(`${HEAD}
FORMS AND ENDORSEMENTS
LO-210 05 19              Special form                     LO-214 10 23            Roof surfacing
LO-211 08 21              Coverage enhancement             LO-215 10 23            Cosmetic loss exclusion
HO-101 06 02              Replacement cost on contents     HO-105                  Residence glass (deleted 03/22/2026)`).endorsements.toSorted(),
  ).toEqual(['HO-101', 'LO-210', 'LO-211', 'LO-214', 'LO-215'])
})

it('a form below "removed" is none beside what was added, and the limits below are kept', () => {
  const { endorsements, coverage_e_personal_liability } = fieldsOf(`${HEAD}
Forms added with this change          Forms removed with this change
HO 04 61  Scheduled property          HO 04 53  Credit card

Coverages                               Limit
A. Dwelling                             $300,000
E. Personal Liability                   $100,000`)
  expect([endorsements, coverage_e_personal_liability]).toEqual([['HO 04 61'], 100_000])
})

it('a form that its row calls not included is no part of the policy; what a form has no limit for is', () => {
  const { endorsements } = withLines(`Endorsement                       Form number        Status
Equipment breakdown               LO-440 0421        Included
Service line                      LO-442 0421        Not included
Water backup                      LO-310 0422        Declined
Premises alarm                    LO-416 0422        None`)
  expect(endorsements).toEqual(['LO-440', 'LO-416'])
})

it('a list goes on below a heading that tells from where', () => {
  expect(
    withLines('Forms list continued from page 2\nLO 1020 (06 20)    Sinkhole\nLO 1031 (06 20)    Animals').endorsements,
  ).toEqual(['LO 1020', 'LO 1031'])
})

it('forms that may be added stand below those of the policy', () => {
  const { endorsements } = withLines(`Endorsements on this policy
 Equipment Breakdown                        LO 201 (01/23)
 Animal Liability Exclusion                 LO 317 (01/23)
 Personal injury                            LO 388 (06/24)
Endorsements available to you
 Service Line                               LO 205 (01/23)`)
  expect(endorsements).toEqual(['LO 201', 'LO 317', 'LO 388'])
})

it('forms that a claim may bring are none of the policy', () => {
  expect(
    withLines('Forms that may apply to your policy if you file a claim: HO 04 55, HO 04 61, HO 04 65').endorsements,
  ).toEqual([])
})

it('what stands beside an empty list is none of it', () => {
  expect(withLines('Endorsements: none.     Policy form: HO-B (Texas)')).toMatchObject({
    endorsements: [],
    policy_form: 'HO-B',
  })
})

it.each(['Endorsement taken out: LO-52.', 'Forms taken off your policy: LO-52, LO-53'])(
  'a form is none of the policy behind "%s"',
  (line) =>
    expect(
      withLines(`Forms on your policy: LO-3 Special form (04-20); LO-58 Mold (04-20).\n${line}`).endorsements,
    ).toEqual(['LO-3', 'LO-58']),
)

it('what is said of a lender or of another thing deletes no form of the list beside it', () => {
  const { endorsements } = withLines(`First mortgagee                             Forms in force
Pecan Valley Mortgage LLC                   LO-3 01-20 Special form
Loan 448812                                 LO-58 01-20 Belongings replaced
Deleted                                     LO-62 01-20 Added cost of rebuilding
Waco State Bank                             LO-71 01-20 Wind deductible
                                            LO-80 01-20 Glass (deleted)`)
  expect(endorsements.toSorted()).toEqual(['LO-3', 'LO-58', 'LO-62', 'LO-71'])
  const beside = `Forms and endorsements
LO-3 01-20         Special form                      Fungus                       Not covered
LO-58 01-20        Cosmetic roof damage              Yard machines                Not purchased
LO-62 01-20        Water backup                      Not purchased`
  expect(withLines(beside).endorsements).toEqual(['LO-3', 'LO-58'])
})
