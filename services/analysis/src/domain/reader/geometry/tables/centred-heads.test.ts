import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../../testing/lone-oak.ts'

const WIDTH = 17

/** Rows of cells, each centred in its column. */
const centred = (rows: string[][]): string =>
  rows
    .map((cells) =>
      cells.reduce((line, text, index) => {
        const at = index * WIDTH + Math.floor((WIDTH - text.length) / 2)
        return text ? line.padEnd(at) + text : line
      }, ''),
    )
    .join('\n')

const LETTERS = ['COVERAGE A', 'COVERAGE B', 'COVERAGE C', 'COVERAGE D']
const FIGURES = ['$310,000', '$31,000', '$155,000', '$62,000']

it.each([
  [
    ['DWELLING', 'OTHER', 'PERSONAL', 'ADDITIONAL'],
    ['', 'STRUCTURES', 'PROPERTY', 'LIVING EXPENSE'],
  ],
  [
    ['DWELLING', 'DETACHED', 'PERSONAL', 'LOSS OF'],
    ['', 'STRUCTURES', 'BELONGINGS', 'USE'],
  ],
  [
    ['Dwelling', 'Related Private', 'Household', 'Fair'],
    ['', 'Structures', 'Contents', 'Rental Value'],
  ],
])('heads of one, two and three lines stand centred over their figures', (...names) =>
  expect(fieldsOf(`${HEAD}\n${centred([LETTERS, ...names, [], FIGURES])}`)).toMatchObject({
    coverage_a_dwelling: 310_000,
    coverage_b_other_structures: 31_000,
    coverage_c_personal_property: 155_000,
    coverage_d_loss_of_use: 62_000,
  }),
)
