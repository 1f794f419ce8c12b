import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../../../testing/lone-oak.ts'

const insurerOf = (head: string) =>
  fieldsOf(`${head}

Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
${LIMITS}`).insurance_provider

it('a name that goes on over three lines is one', () => {
  expect(insurerOf('Builders of                  Declarations\nTexas\nInsurance Company')).toBe(
    'Builders of Texas Insurance Company',
  )
})

it.each(['Homeowners Policy', 'Renewal Declarations'])(
  'a title over two lines of a name is none of it: %s',
  (title) => {
    expect(insurerOf(`${title}\nLone Oak\nInsurance Company`)).toBe('Lone Oak Insurance Company')
  },
)

it('where it sits stands behind the words that name it', () => {
  expect(insurerOf('Underwritten by, 4400 Preston Road,\nRed River Insurance Company\nDallas, TX 75205')).toBe(
    'Red River Insurance Company',
  )
})

it('a name that goes on centred below its first line is one', () => {
  expect(
    insurerOf('    PRAIRIE RECIPROCAL             Program manager\n    INSURANCE EXCHANGE             PO Box 12'),
  ).toBe('PRAIRIE RECIPROCAL INSURANCE EXCHANGE')
})
