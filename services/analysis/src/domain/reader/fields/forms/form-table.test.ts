import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS, withLines } from '../../testing/lone-oak.ts'

const sorted = (body: string) => withLines(body).endorsements.toSorted()

describe('the forms of a policy', () => {
  it('stand in the first column of its coverages, too, with the letters of their state', () => {
    expect(
      sorted(`Coverages you added
Form                Coverage                               Limit       Premium
HO 04 90            Personal Property Replacement Cost     Applies     $148.00
LO HO 210 TX        Home Protector Plus (extended           25%         $62.00
                    replacement cost on the dwelling)
LO-SLC CW (05-17)   Buried Utility Lines                   $10,000      $43.00

Other forms that make up your policy
LO HO 003         Homeowners 3                LO HO 342 TX      Special Provisions
HO 03 12          Windstorm or Hail           LO HO 416         Premises Alarm`),
    ).toEqual(['HO 03 12', 'HO 04 90', 'LO HO 003', 'LO HO 210 TX', 'LO HO 342 TX', 'LO HO 416', 'LO-SLC CW'])
  })

  it('begin the rows of other coverages and credits, of several families', () => {
    expect(
      sorted(`OTHER COVERAGES, ENDORSEMENTS AND CREDITS
HO-101 Replacement Cost on Personal Property                           $ 96.00
LOL-208 Sewer and Drain Back Up                          5,000           42.00
HO-162A Foundation Water Coverage, 15% of Coverage A    54,150          188.00
LOL-365 Mold, Fungi or Other Microbes Limitation         5,000           Incl.
Educator Credit                                                        - 61.00`),
    ).toEqual(['HO-101', 'HO-162A', 'LOL-208', 'LOL-365'])
  })

  it('may stand under the number of an item', () => {
    expect(
      sorted(`ITEM 11. FORM        EDITION     TITLE
 HO 00 03             05 11      Homeowners 3
 LO HO 102            07 23      Named Storm Percentage Deductible
 LO HOA               03 25      Texas form`),
    ).toEqual(['HO 00 03', 'LO HO 102', 'LO HOA'])
  })

  it.each([
    `Forms that are part of this policy
DP 00 03 07 14; DP 01 42 03 22; LOF
218 04 20 (Roof Surfacing Payment Schedule); LOF 231 04 20 (Fungi Exclusion); LOF 240
01 19 (Animal Liability).`,
    `Forms: DP 00 03 07 14, DP 01
42 03 22, LOF 218 04 20, LOF
231 04 20, LOF 240 01 19`,
    `FORMS AND ENDORSEMENTS
The following make up your policy: DP 00 03 0714, DP 01 42 0322,
LOF 218 0420, LOF 231 0420, LOF 240 0119.`,
  ])('are whole where their numbers break over a line: %s', (list) => {
    expect(sorted(list)).toEqual(['DP 00 03', 'DP 01 42', 'LOF 218', 'LOF 231', 'LOF 240'])
  })

  it('have an edition of four figures after letters alone where others of the list have one', () => {
    expect(
      sorted(`Forms attached
Form and edition       Title
LOI HO3 0120           Homeowners Policy
LOI 214 0522           Roof Surfacing Payment Schedule
LOI PRIV 0118          Privacy Notice`),
    ).toEqual(['LOI 214', 'LOI HO3', 'LOI PRIV'])
  })

  it('are none that a word beside them takes out, and such a row excludes nothing', () => {
    const { endorsements, cosmetic_damage_excluded, roof_settlement } = withLines(`Forms and endorsements
 Form number   Title                                 Status
 HO 00 03      Special form                          In force
 LO 203        Roof surfacing - actual cash value    Deleted 10/02/25
 LO 205        Cosmetic damage exclusion             DELETED 10/02/25
 LO 206        Matching                              Removed at renewal
 LO 211        Water damage                          Added 10/02/26
 LO 212        Glass (deleted 08/11/2026)`)
    expect(endorsements).toEqual(['HO 00 03', 'LO 211'])
    expect([cosmetic_damage_excluded, roof_settlement]).toEqual([false, null])
  })

  it.each([
    'Endorsements available to you\nForm            Title\nHO 04 90        Personal property\nHO 04 95        Water backup',
    'Form        Occupancy      Year Built\nDP-3        Tenant         1978\nDP-1        Tenant         1980',
    'Claims\nNumber       Description          Paid\nCL 4471      Hail       $9,120\nCL 5512      Water      $3,000\nCL 5513      Fire       $3,000',
    'Policy number     Term            Title\nMAY 12 2026       Renewal         Home\nMAY 12 2025       Renewal         Home',
    'Scheduled articles\nItem No.    Description            Limit\nJ 101       Ring                   $2,000\nJ 102       Watch                  $3,000',
  ])('are none of another table: %s', (table) => {
    expect(withLines(table).endorsements).toEqual([])
  })
})

it('values beside labels are no rows of a table of forms', () => {
  const rows = `Policy Number:   CTX 0041927 06      Policy Effective:    11/03/2026
Renewal Of:      CTX 0041927 05      Policy Expiration:   11/03/2027
Date Issued:     09/18/2026          Change Effective:    N/A
Policy Form:     HO-3 Special Form   Payor:               Mortgagee`
  expect(fieldsOf(`LONE OAK INSURANCE COMPANY\nHOMEOWNERS DECLARATIONS\n${rows}${LIMITS}`).endorsements).toEqual([])
})

it('letters beside an edition are a form, and a small letter may end its number', () => {
  const table = `FORM          EDITION   TITLE
HO 00 03      05 11     SPECIAL FORM
LOG 22        01 21     WATER DAMAGE DEDUCTIBLE
LOG PRIV      01 20     PRIVACY NOTICE
LOS-9g        05 96     SERVICE OF SUIT
LOS-365s      02 09     CANCELLATION`
  expect(sorted(table)).toEqual(['HO 00 03', 'LOG 22', 'LOG PRIV', 'LOS-365s', 'LOS-9g'])
})

it('letters that make no word are a number beside an edition in brackets', () =>
  expect(
    sorted(`FORMS AND ENDORSEMENTS
HO-3RTX (07-08)      SPECIAL FORM - TEXAS                INCLUDED
QRHSPN (07-20)       QUICK REFERENCE                     INCLUDED
HO-125 (10-22)       HOME PROTECTOR COVERAGE             $31.00`),
  ).toEqual(['HO-125', 'HO-3RTX', 'QRHSPN']))

it('has numbers without figures, too, where editions have a column, and ends with it', () => {
  expect(
    sorted(`The small print
HO 00 03      05 11      Homeowners 3 - Special Form
HO 04 90      05 11      Personal Property Replacement Cost
LOI-TX-01     04-25      Texas Special Provisions
LOI-WB        09-22      Water Backup
MSG 014       Mold is not covered by this policy
MSG 022       Flood is not covered by this policy
MSG 031       Earthquake is not covered by this policy`),
  ).toEqual(['HO 00 03', 'HO 04 90', 'LOI-TX-01', 'LOI-WB'])
})

it('stand beside premiums alone, or under "the paperwork"', () => {
  expect(
    sorted(
      'ENDORSEMENT                               PREMIUM\nLO-204   Replacement cost on contents       $142\nLO-TX1   Texas provisions                   Included',
    ),
  ).toEqual(['LO-204', 'LO-TX1'])
  expect(
    sorted(
      'THE PAPERWORK\nLO HO TX 001 11 24              Home policy\nLO HO TX 014 11 24              Extended dwelling',
    ),
  ).toEqual(['LO HO TX 001', 'LO HO TX 014'])
})

describe('the forms of a table', () => {
  it('begin rows without a heading by the letter of the Texas form', () => {
    expect(
      sorted(`HO-B               Form B
HO-103             Replacement cost on contents
HO-162B            Amendatory endorsement`),
    ).toEqual(['HO-103', 'HO-162B', 'HO-B'])
  })

  it('may have two groups of letters, and those of the policy’s own number', () => {
    expect(
      sorted(`LO HO 00 03 0124            Homeowners special form
LO HO TX 02 0124            Texas provisions
LO 2081 0620                Water backup
LO-448812 03 24             Deductible`),
    ).toContain('LO HO TX 02')
  })

  it('may begin with the letters of Texas', () => {
    expect(withLines('Forms     HO-B    HO-101    TX 208    TX 643').endorsements).toEqual([
      'HO-B',
      'HO-101',
      'TX 208',
      'TX 643',
    ])
  })
})
