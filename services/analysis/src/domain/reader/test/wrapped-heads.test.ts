import { expect, it } from 'vitest'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'

const read = (body: string) => fieldsOf(`${HEAD}\n${body}`)

it.each([
  `                    Dwelling     Other        Personal     Loss of      Personal     Medical
                                 structures   property     use          liability    payments
Limit               $300,000     $30,000      $150,000     $60,000      $100,000     $5,000
Premium             $1,200.00    $12.00       $80.00       included     $30.00       $5.00`,
  `                                 Other        Personal     Loss of      Personal     Medical
                    Dwelling     structures   property     use          liability    payments
Limits              $300,000     $30,000      $150,000     $60,000      $100,000     $5,000`,
  `                              Section I                                   Section II
                    A Dwelling   B Other      C Personal   D Loss of    E Liability, each   F Medical, each
                                 structures   property     use          occurrence          person
Amount              $300,000     $30,000      $150,000     $60,000      $100,000            $5,000`,
  `                    Coverage A   Coverage B   Coverage C   Coverage D   Coverage E   Coverage F
                    Dwelling     Other        Personal     Loss of      Personal     Medical
                                 structures   property     use          liability    payments
Limit               $300,000     $30,000      $150,000     $60,000      $100,000     $5,000`,
  `                    Your         Sheds and    Things       Living       Claims       Medical of
                    home         fences       you own      elsewhere    against you  guests
Limit               $300,000     $30,000      $150,000     $60,000      $100,000     $5,000`,
])('the words over each other that head a column name its figures: %s', (table) => {
  expect(read(table)).toMatchObject({
    coverage_a_dwelling: 300_000,
    coverage_c_personal_property: 150_000,
    coverage_d_loss_of_use: 60_000,
    coverage_e_personal_liability: 100_000,
    coverage_f_medical_payments: 5_000,
  })
})
