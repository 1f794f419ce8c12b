import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const TITLE = 'Lone Oak Insurance Company   HOMEOWNERS POLICY DECLARATIONS'
const NUMBER = 'Policy number: LO-448812'
const WHO = 'Named insured: Ana Flores'
const PLACE = 'Residence premises: 12 Elm St, Waco, TX 76710'
const TERM = 'Policy period: 03/01/2026 to 03/01/2027'

const page = (...rows: string[]) => fieldsOf([TITLE, ...rows].join('\n\n'))

describe('buildings of a farm are not the dwelling', () => {
  it.each(['Principal dwelling', 'House', 'Main residence', 'Main home', 'Coverage A - Residence', 'Where you live'])(
    'beside %s',
    (label) => {
      const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Coverages                                Limit
${label.padEnd(38)}$300,000
Household goods                       $150,000
Buildings                              $45,000
Livestock                              $20,000`)
      expect(coverage_a_dwelling).not.toBe(45_000)
      if (label !== 'Where you live') expect(coverage_a_dwelling).toBe(300_000)
    },
  )

  it('under a heading of their own', () => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Coverage A - Residence                $300,000

Farm property
Buildings                              $85,000`)
    expect(coverage_a_dwelling).toBe(300_000)
  })

  it('under ordinance or law', () => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Residence                             $300,000

Ordinance or law
Buildings                              $30,000`)
    expect(coverage_a_dwelling).toBe(300_000)
  })

  it.each(['Deductibles', 'Farm deductibles'])('under %s', (title) => {
    expect(withLines(`${title}\nBuildings                              $5,000`).deductibles.all_perils).toBeNull()
  })

  it.each(['Property tax valuation', 'Appraisal district', 'Farm property', 'Scheduled farm'])('under %s', (title) => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}\n${title}\nBuildings                             $245,000`)
    expect(coverage_a_dwelling).toBeNull()
  })

  it.each(['Silos', 'Farm machinery', 'Livestock'])('over %s', (row) => {
    const { coverage_a_dwelling } = fieldsOf(`${HEAD}
Coverages                                Limit
Buildings                              $85,000
${row.padEnd(39)}$20,000`)
    expect(coverage_a_dwelling).toBeNull()
  })
})

describe('who holds the title', () => {
  it.each(['Titleholder: Luis Paredes', 'Owner of record: Luis Paredes', 'Record titleholder: Luis Paredes'])(
    '%s is not the insured',
    (row) => {
      const first = page(NUMBER, 'Insured: Ana Flores', row, PLACE, TERM, LIMITS)
      const last = page(NUMBER, row, 'Insured: Ana Flores', PLACE, TERM, LIMITS)
      expect([first, last].map((one) => one.policy_holder_name)).toEqual(['Ana Flores', 'Ana Flores'])
    },
  )

  it('below an address on top', () => {
    const { policy_holder_name } = fieldsOf(`${TITLE}

ANA FLORES
12 ELM ST
WACO TX 76710

Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
${LIMITS}

Property facts
Titleholder                   Luis Paredes`)
    expect(policy_holder_name).toBe('Ana Flores')
  })

  it.each(['Titleholder: Pecan Valley Bank', 'Owner of record: Pecan Valley Mortgage LLC'])('%s', (row) => {
    expect(page(NUMBER, 'Occupant: Ana Flores', row, PLACE, TERM, LIMITS).policy_holder_name).toBeNull()
  })
})

describe('what expires besides', () => {
  it.each([
    'Prior policy: Brazos Mutual BM-1188    Expired: 02/14/2026',
    'Discount: new roof\nExpire   06/01/2029',
    'Alarm certificate   Waco Alarm\nExpired   08/15/2025',
    'Permit to rebuild\nAttaches   06/01/2026',
  ])('%s', (rows) => {
    const { effective_date, renewal_date } = page(
      'Effective date: 03/01/2026   Term: 12 months',
      NUMBER,
      WHO,
      PLACE,
      LIMITS,
      rows,
    )
    expect([effective_date, renewal_date]).toEqual(['2026-03-01', '2027-03-01'])
  })

  it.each([
    'Discounts               Expire\nNew home                03/01/2029',
    'Alarm certificate   Waco Alarm\nExpire   08/15/2026',
    'Prior policy   Brazos Mutual\nExpired   08/15/2026',
  ])('%s, and no end of the policy', (rows) => {
    expect(page('Policy effective date   03/01/2026', NUMBER, WHO, PLACE, LIMITS, rows).renewal_date).toBeNull()
  })

  it('the dates of forms are no term', () => {
    const { effective_date } = page(
      NUMBER,
      WHO,
      PLACE,
      LIMITS,
      'Form          Date          Attachment date\nLO-310        Extensions    04/15/2026',
    )
    expect(effective_date).toBeNull()
  })
})

describe('certificates of other things', () => {
  it.each([
    'Windstorm inspection: WPI-8\nCert. No. 7754321',
    'WPI-8 Cert No: 7754321',
    'Elevation certificate no.: 7754321',
    'Alarm monitored by Waco Alarm\nCertificate no.: 7754321',
    'Protective devices    Central burglar alarm    Cert.   A-99177',
  ])('%s', (row) => {
    const named = page('Policy: LO-448812', TERM, WHO, PLACE, LIMITS, row)
    const bare = page(`${TERM}     LO-448812`, WHO, PLACE, LIMITS, row)
    expect(named.policy_number).toBe('LO-448812')
    expect([null, 'LO-448812']).toContain(bare.policy_number)
  })

  it.each([
    ['Policy / expiring policy', 'LO-448811 (expired)  LO-448812'],
    ['Policy / expiring policy', 'LO-448811 (expired) / LO-448812'],
    ['Policy / prior policy', 'LO-448811'],
  ])('%s   %s', (label, value) => {
    expect(page(`${label}:   ${value}`, TERM, WHO, PLACE, LIMITS).policy_number).not.toBe('LO-448811')
  })
})

describe('deductibles of riders', () => {
  it.each([
    'Personal umbrella\nRetention per loss\nLiability                         $1,000\nEach loss                         $1,000',
    'Home cyber protection\nRetention per event\nEach loss                         $500',
    'Excess liability\nYour retention each loss\nEach loss                         $500',
    'Identity theft\nRetention per event\nEach loss                         $250',
  ])('%s', (rows) => {
    expect(withLines(rows).deductibles.all_perils).toBeNull()
  })

  it.each(['Severe convective storm deductible buy back   $212', 'Convective storm deductible premium   $212'])(
    '%s',
    (row) => {
      expect(withLines(row).deductibles.wind_hail).toBeNull()
    },
  )
})

describe('premiums besides', () => {
  it.each([
    'Full term, payable $1,900.00',
    'Your TWIA windstorm policy\nWhole year, to be paid   $745.00',
    'Paid in full\nEntire year, all in $2,900.00',
  ])('%s', (rows) => {
    expect(withLines(`Policy premium $1,947.00\n${rows}`).total_annual_premium).toBe(1_947)
  })

  it.each(['Your TWIA windstorm policy\nWhole year, to be paid   $745.00', 'Flood policy\nFull term, payable $745.00'])(
    '%s alone',
    (rows) => {
      expect(withLines(rows).total_annual_premium).toBeNull()
    },
  )
})

describe('years of other structures and works', () => {
  it.each([
    'Other structures     Barn\nErected              1999',
    'Storm shelter; completed 2018 of concrete',
    'Renovation   Kitchen and bath; completed 2015; stone counters',
    'Structure erected    1999     Pole barn',
    'Fence\nErected   1999',
    'Pool; completed 2018 in concrete',
    'Windstorm certificate WPI-8, completed 2018 of frame',
    'Updates   Wiring 2010; plumbing 2012; completed 2015; stone exterior',
    'Detached garage, 400 sq ft\nYear of build   1999',
    'Seawall, completed 2016, concrete',
    'Tank erected   1999',
    'Barn\nYear of build   1999',
  ])('%s', (rows) => {
    expect(withLines(rows).year_built).toBeNull()
  })

  it.each([
    'Reroofing year 2027 required',
    'Re-roofing year 2027 required',
    'Must be re-roofed   2027',
    'Re-roofed by   2027',
  ])('%s', (row) => {
    expect(withLines(row).roof_year).toBeNull()
  })
})
