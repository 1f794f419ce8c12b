import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const of = (body: string) => fieldsOf(HEAD + LIMITS + body)

describe('forms', () => {
  it('have editions with a point', () => {
    expect(
      of('\nForms\nLO TX UNIT 03.22    Unit policy\nLO TX AMD 03.22     Amendments\nLO WB 11.20         Water backup')
        .endorsements,
    ).toEqual(['LO TX UNIT', 'LO TX AMD', 'LO WB'])
  })

  it('are named HO-A PLUS where that is all of a cell', () => {
    const list =
      '\nFORM         ENDORSEMENTS ATTACHED            PREMIUM\nHO-A PLUS    HO-A PLUS POLICY                 INCL\nLO-31        WATER BACKUP                     $20\nLO-44        GLASS                            $12'
    expect(of(list).endorsements).toEqual(['HO-A PLUS', 'LO-31', 'LO-44'])
  })
})

describe('what is insured is no peril', () => {
  it.each(['Dwelling, belongings, liability and the rest', 'Home, liability and everything else'])('%s', (named) => {
    expect(of(`\n${named}         $812.00`).deductibles.all_perils).toBeNull()
  })
})

describe('deductibles named by their section or by occurrence', () => {
  it.each(['SECTION I, PER OCCURRENCE', 'Property, per occurrence'])('%s', (named) => {
    const { deductibles } = of(`\nDEDUCTIBLES\n${named}                $1,500\nWindstorm or hail                $6,000`)
    expect(deductibles.all_perils?.amount).toBe(1500)
  })
})

describe('settlements', () => {
  it.each([
    'Wind or hail damage to roof surfacing: actual cash value, because the roof option was not selected.',
    'Because the full roof option was not purchased, we settle hail damage to your roof at actual cash value.',
  ])('have reasons that deny nothing: %s', (said) => {
    expect(of(`\nLOSS SETTLEMENT\n${said}`).roof_settlement).toBe('ACV')
  })

  it('of the roof have a column of their own', () => {
    const { roof_settlement, dwelling_settlement } = of(`
Coverage              Limit         Loss               Roof
                                    settlement         settlement
Dwelling              $300,000      RC                 ACV
Other structures      $30,000       ACV                RC`)
    expect([roof_settlement, dwelling_settlement]).toEqual(['ACV', 'RCV'])
  })

  it('of the roof are said of no dwelling', () => {
    const table =
      '\nItem    Property        Limit         Roof basis    Deductible\n1       Dwelling        $300,000      ACV           $2,000'
    expect(of(table).dwelling_settlement).toBeNull()
  })
})

it.each(['AMOUNT FOR THE TERM', 'Amount for the year', 'Amount for this policy year'])(
  'takes %s for the premium',
  (named) => {
    expect(of(`\n${named}              $2,310.00`).total_annual_premium).toBe(2310)
  },
)

it('takes names of limits with the home before them', () => {
  const { mold_limit, foundation_water_limit } = of(
    '\nResidence mold remediation: $7,500\nSudden and accidental water under slab    $8,000',
  )
  expect([mold_limit, foundation_water_limit]).toEqual([7500, 8000])
})
