import { describe, expect, it } from 'vitest'
import { fieldsOf, LIMITS } from './testing/lone-oak.ts'

const TITLE = 'Lone Oak Insurance Company                  HOMEOWNERS POLICY DECLARATIONS'
const INSURED = `
Policy number:       LO-448812
Policy period:       03/01/2026 to 03/01/2027
Named insured:       Ana Flores
Mailing address:     12 Elm St, Waco, TX 76710`

const of = (body: string) => fieldsOf(`${TITLE}\n${body}\n${LIMITS}`)

describe('what held before a change', () => {
  it.each(['before change', 'before this change', 'prior to the change', '(removed 02/17/2026)'])(
    'is not read at a label that says so: %s',
    (before) => {
      const { property_address, mortgagee } = of(`${INSURED}
Risk address ${before}:    RT 3 BOX 44, HICO, TX 76457
Risk address:              77 Farm Road 3, Hico, TX 76457
First mortgagee ${before}:   Brazos Bank, PO Box 12, Waco, TX 76710
First mortgagee:           Frost Bank, PO Box 40, Waco, TX 76710`)
      expect(property_address.street).toBe('77 Farm Road 3')
      expect(mortgagee).toBe('Frost Bank')
    },
  )
})

describe('an insured location with a question in its label', () => {
  const QUESTION = 'RESIDENCE PREMISES (IF DIFFERENT FROM THE ADDRESS ABOVE)'

  it('is what stands below', () => {
    expect(of(`${INSURED}\n\n${QUESTION}\n77 FARM ROAD 3, HICO TX 76457`).property_address.city).toBe('HICO')
  })

  it('is the address that the question names where nothing stands there, or the word for it', () => {
    for (const answer of ['', 'SAME'])
      expect(of(`${INSURED}\n\n${QUESTION}\n${answer}`).property_address.city).toBe('Waco')
  })
})

describe('policy numbers', () => {
  it.each(['LM-08812 / 4', 'BQ01-H7K2-TX', 'LO 4471208'])('%s', (number) => {
    expect(of(INSURED.replace('LO-448812', number)).policy_number).toBe(number)
  })

  it('stand in the title', () => {
    const body = INSURED.replace(/Policy number:.*/, '')
    expect(
      fieldsOf(`Lone Oak Insurance Company      DECLARATIONS, POLICY LO-4-118-TX-66\n${body}\n${LIMITS}`),
    ).toMatchObject({
      policy_number: 'LO-4-118-TX-66',
    })
  })

  it('are not what else a line of theirs holds', () => {
    expect(of(INSURED.replace('LO-448812', 'LO-448812 / 77-4410')).policy_number).toBe('LO-448812')
  })
})

it('reads a surname with its suffix before the given names', () => {
  const names = 'DE LA GARZA JR, RAMIRO T\n                     DE LA GARZA, ELVA'
  expect(of(INSURED.replace('Ana Flores', names))).toMatchObject({
    policy_holder_name: 'Ramiro T De La Garza Jr',
    additional_insured_names: ['Elva De La Garza'],
  })
})
