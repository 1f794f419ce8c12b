import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const under = (head: string) => fieldsOf(`${head}\n${LIMITS}`)

describe('no colon parts an insurer from its label', () => {
  it.each([
    ['Company Lone Oak Insurance Company', 'Lone Oak Insurance Company'],
    ['Underwriter Lone Oak Lloyds', 'Lone Oak Lloyds'],
    ['EFFECTED WITH LONE OAK LLOYDS', 'LONE OAK LLOYDS'],
    ['Insurance Company of Texas', 'Insurance Company of Texas'],
  ])('%s', (line, name) => {
    expect(under(HEAD.replace('Lone Oak Insurance Company ', line)).insurance_provider).toBe(
      name.startsWith('Insurance') ? null : name,
    )
  })
})

describe('no colon parts a lender from its label', () => {
  it.each([
    [
      'Mortgagee Elm Bank NA #936, its successors and/or assigns, PO Box 100, Waco, TX 76702. Loan 0529117740.',
      'Elm Bank NA',
    ],
    ['MORTGAGEE FIRST ELM STATE BANK, PO BOX 88, WACO TX 76702', 'FIRST ELM STATE BANK'],
    [
      'Mortgagee\nFirst Elm Lending LLC ISAOA, PO Box 1, Waco TX 76702\nSecond Oak Credit Union, PO Box 2, Waco TX 76702',
      'Elm Lending LLC',
    ],
    ['Mortgagee\nFirst Elm Lending LLC ISAOA, PO Box 1, Waco TX 76702', 'First Elm Lending LLC'],
  ])('%s', (rows, name) => {
    expect(withLines(rows).mortgagee).toBe(name)
  })
})

describe('since when a lender is one', () => {
  it('is no name', () => {
    const { mortgagee } = withLines(`
Mortgagee
Added June 3, 2026: Elm Mortgage LLC, ISAOA, PO Box 10, Waco, TX 76702. Loan 5520094317.
Removed June 3, 2026: Oak Home Loans, loan 19-004482.`)
    expect(mortgagee).toBe('Elm Mortgage LLC')
  })

  it('tells nobody by itself', () => {
    expect(withLines('Mortgagee\nRemoved June 3, 2026: Oak Home Loans, loan 19-004482.').mortgagee).toBeNull()
  })
})

describe('no colon parts a list of forms from its heading', () => {
  it.each([
    ['Forms LO 100 (01/24), LO 120 TX (01/24), LO 135 (01/24)', ['LO 100', 'LO 120 TX', 'LO 135']],
    ['POLICY FORMS AND ENDORSEMENTS HO 00 06 05 11; HO 04 35 05 11', ['HO 00 06', 'HO 04 35']],
    ['Forms LO 100 (01/24), LO 120 (01/24) were sent to you last year', []],
    ['Forms deleted LO 100 (01/24), LO 120 (01/24)', []],
  ])('%s', (rows, forms) => {
    expect(withLines(rows).endorsements).toEqual(forms)
  })
})

it('a number of a certificate stands behind two names of it', () => {
  const head = HEAD.replace('Policy number: LO-448812', 'Certificate / Policy No. LO-D26-004417')
  expect(under(head).policy_number).toBe('LO-D26-004417')
})

describe('a deductible in a sentence without a colon', () => {
  it.each([
    'If losses are a result of Wind/Hail, the deductible is 2% of Coverage C     $3,000',
    'If losses are a result of Wind/Hail the deductible is 2% of Coverage C, $3,000',
  ])('%s', (row) => {
    expect(withLines(`Deductibles\n${row}`).deductibles.wind_hail).toEqual({
      amount: 3_000,
      percentage: 2,
      stated: 'both',
    })
  })

  it('of theft is not that of wind', () => {
    const { deductibles } = withLines('If losses are a result of Theft the deductible is 2% of Coverage C, $3,000')
    expect(deductibles).toEqual({ all_perils: null, wind_hail: null, hurricane: null })
  })
})

describe('an address behind words that end without a colon', () => {
  const location = (words: string) =>
    under(HEAD.replace('Residence premises: 12 Elm St, Waco, TX 76710', words)).property_address.street

  it('is that of the home', () => {
    const words = 'The residence premises covered by this policy is located at the address listed below'
    expect(location(`${words}\n12 Elm St, Waco, TX 76710`)).toBe('12 Elm St')
  })
})

const PREMIUMS = `
Coverages                             Limit         Premium
A. Dwelling                        $300,000       $1,940.00
E. Personal Liability               100,000          $38.00`

describe('cents of round amounts', () => {
  const deductibles = (rows: string) => fieldsOf(`${HEAD}\n${PREMIUMS}\n${rows}`).deductibles

  it('are those of a deductible below its heading, in the column of premiums', () => {
    const { all_perils } = deductibles(`
DEDUCTIBLES
All other perils                                  $2,500.00`)
    expect(all_perils?.amount).toBe(2_500)
  })

  it('are those of a premium where nothing heads it', () => {
    expect(deductibles('All other perils                                  $2,500.00').all_perils).toBeNull()
  })

  it('of another amount are its premium below the heading, too', () => {
    const { all_perils } = deductibles(`
DEDUCTIBLES
All other perils                                  $2,517.00`)
    expect(all_perils).toBeNull()
  })

  it('tell a limit from the deductible of its coverage', () => {
    const { water_backup_limit } = withLines(`
Water backup                      $5,000.00        65.00

Special deductibles: Service line $500 per occurrence; Water backup $1,000.00 per occurrence.`)
    expect(water_backup_limit).toBe(5_000)
  })

  it('say nothing among words', () => {
    const { all_perils } = deductibles(
      'The following deductible applies unless otherwise stated. $3,000.00 each occurrence.',
    )
    expect(all_perils?.amount).toBe(3_000)
  })
})

describe('in capitals', () => {
  it('a name begins with its own letter behind a label', () => {
    const head = HEAD.replace('Named insured: Ana Flores', 'NAMED INSURED SAFFRON FLORES')
    expect(under(head).policy_holder_name).toBe('Saffron Flores')
  })

  it('a lender does, too', () => {
    expect(withLines('MORTGAGEE SOUTH ELM BANK, PO BOX 88, WACO TX 76702').mortgagee).toBe('SOUTH ELM BANK')
  })

  it('a credit and a peril are nobody', () => {
    const head = HEAD.replace('Named insured: Ana Flores', 'POLICYHOLDER DIVIDEND CREDIT        (101.70)')
    expect(under(head).policy_holder_name).toBeNull()
  })

  it('a term is a value', () => {
    const head = HEAD.replace(
      'Policy period: 03/01/2026 to 03/01/2027',
      'PREMIUM PERIOD\nBEGINNING MARCH 1, 2026 THROUGH\nMARCH 1, 2027',
    )
    expect(under(head).effective_date).toBe('2026-03-01')
  })

  it.each([
    'THEN 3 MORE YEARS, ON MAY 15, AGENT 0417, MID-TERM',
    'GOOD TO KNOW',
    'P O BOX 701, WACO TX',
    'YOUR AGENT IS ELM FINANCIAL, INC., 20 E BROAD ROW, WACO, TX 76701.',
  ])('%s lists no form', (words) => {
    const { endorsements } = withLines(
      `FORMS AND ENDORSEMENTS\nLO 100 (01/24)  LO 120 (01/24)\nLO 130 (01/24)  LO 140 (01/24)\n${words}`,
    )
    expect(endorsements.filter((code) => !code.startsWith('LO '))).toEqual([])
  })

  it('AT may be a carrier’s letters', () => {
    const { endorsements } = withLines(
      'FORMS AND ENDORSEMENTS\nAT 01 42     TEXAS CHANGES\nAT 03 51     WIND DEDUCTIBLE',
    )
    expect(endorsements).toEqual(['AT 01 42', 'AT 03 51'])
  })
})

describe('months that are written out', () => {
  it('begin a term over two lines', () => {
    const head = HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '\nMarch 1, 2026 to\nMarch 1, 2027')
    expect(under(head).renewal_date).toBe('2027-03-01')
  })

  it('date the age of a roof', () => {
    expect(withLines('Year built 2001. Age of roof on March 1, 2026: 5 years. Brick.').roof_year).toBe(2021)
  })
})
