import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const formsOf = (body: string) => fieldsOf(`${HEAD}\n${body}\n\n${LIMITS}`).endorsements

describe('a list of forms', () => {
  it.each([
    'Form(s) and Endorsement(s) made a part of this policy at time of issue:',
    'Policy form and endorsement schedule:',
    'Form / special conditions:',
    'The following make up the policy along with these declarations:',
  ])('has a heading: %s', (heading) => {
    expect(formsOf(`${heading}\n   LO 12 (03-20), LO 19 (03-20), LO SL TX (01-22)`)).toEqual([
      'LO 12',
      'LO 19',
      'LO SL TX',
    ])
  })

  it('beside its heading is a column, which the next label of the page ends', () => {
    expect(
      formsOf(`Forms            DP 00 03 07-88
                 LOI-44    06-15
                 LOI-117   06-15
Producer         Deep East Insurance, 21-4478`),
    ).toEqual(['DP 00 03', 'LOI-44', 'LOI-117'])
  })

  it('is not what the agent is numbered', () => {
    expect(
      formsOf(`Forms and endorsements
LO 12        03-20        Special form
LO 19        03-20        Texas changes
General agent  42775 U.S. RISK LLC, DALLAS TX`),
    ).toEqual(['LO 12', 'LO 19'])
  })

  it('goes on below its heading after a comma, and knows letters by those before them', () => {
    expect(formsOf('Forms and endorsements:   LODEC3 (0119), LO.SL (0621),\nHO-105 (0792)')).toEqual([
      'LODEC3',
      'LO.SL',
      'HO-105',
    ])
    expect(
      formsOf(
        'FORMS AND ENDORSEMENTS:   HO 00 03 (10/00); LONE 1022 (05/18);\n                          LONE PRIV (07/16)',
      ),
    ).toEqual(['HO 00 03', 'LONE 1022', 'LONE PRIV'])
  })

  it('may have nothing but spaces between its numbers', () => {
    expect(formsOf('FORMS ATTACHED: HO-A HO-160 LOI-06')).toEqual(['HO-A', 'HO-160', 'LOI-06'])
  })

  it('may have them behind the titles, in brackets', () => {
    const list = 'Texas amendments [H 7002-A], Credit card and forgery [H 7126-B],\n      Earthquake [H 7140]'
    expect(formsOf(`Endorsements that are part of your policy\n      ${list}`)).toEqual([
      'H 7002-A',
      'H 7126-B',
      'H 7140',
    ])
  })

  it('ends above a sentence with what its page is printed on', () => {
    expect(
      formsOf(`Policy Forms and Endorsements
LO-142 (05-23)            Special Provisions - Texas
LO-208 (05-17)            Water Back Up
Lone Oak and its casualty affiliates are marks of the Lone Oak group.   PL-50113 01-18`),
    ).toEqual(['LO-142', 'LO-208'])
  })
})

describe('a number of a form', () => {
  it('is all of its cell where the edition has its own', () => {
    expect(
      formsOf(`Policy Forms:
HO 00 06            05 11       Unit-Owners Form
LOI HO6 TX SP       06 22       Special Provisions - Texas
LOI HO6 AAP         12 14       Assessment provisions`),
    ).toEqual(['HO 00 06', 'LOI HO6 TX SP', 'LOI HO6 AAP'])
    expect(
      formsOf('Attached forms\nO180 HO3  2023/06          O180 0448  2024/01          O180 0512  2024/01'),
    ).toEqual(['O180 HO3', 'O180 0448', 'O180 0512'])
  })

  it('has the title of its form not in it', () => {
    expect(formsOf('Forms\nHO-208 WATER     05 11     applies\nHO-210 MOLD LIMIT   05 11     applies')).toEqual([
      'HO-208',
      'HO-210',
    ])
  })

  it('may begin with a small letter beside others', () => {
    expect(formsOf('Forms and endorsements:\n56-5190 2ED      E6032 1ED      s9404 1ED')).toEqual([
      '56-5190',
      'E6032',
      's9404',
    ])
  })

  it('is of figures alone, or of letters alone, below a heading, each with its title', () => {
    expect(formsOf('APPLICABLE FORMS        2401 EARTHQUAKE COVERAGE         2455 HOME COMPUTER')).toEqual([
      '2401',
      '2455',
    ])
    expect(
      formsOf(`POLICY FORMS
    DWP       HOME PROTECTION POLICY
    RCX       REMOVAL OF DEBRIS, INCREASED
    TXN       TEXAS NOTICES`),
    ).toEqual(['DWP', 'RCX', 'TXN'])
    expect(formsOf('POLICY FORMS\nACV       ACTUAL CASH VALUE\nRCV       REPLACEMENT COST')).toEqual([])
  })

  it('counts no more where the list says that the form was deleted', () => {
    expect(formsOf('FORMS: LO 3 TX (01/21), [LO 18 - deleted at renewal], LO 31 (03/23)')).toEqual(['LO 3 TX', 'LO 31'])
    expect(
      formsOf(`Forms and endorsements (A = added, C = continued, D = deleted)
C  LO 100 (09/14)  Policy                     D  LO 109 (09/14)  Rural fire response
A  LO 140 (03/16)  Address correction         C  LO 124 (03/16)  Limitations`),
    ).toEqual(['LO 100', 'LO 140', 'LO 124'])
  })
})
