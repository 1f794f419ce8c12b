import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const read = (head: string, body = '') => fieldsOf(`${head}\n${LIMITS}\n${body}`)

const LENDERS = `
Mortgagees
Removed             Elm Bank ISAOA, PO Box 33, Waco, TX 76701, loan 66
First, added        Frost Bank, ISAOA, 12 S First St, Waco, TX 76701, loan 88
Second              Heights Credit Union, Waco, TX 76702, loan 55`

it('takes the first lender that was added', () => {
  expect(read(HEAD, LENDERS).mortgagee).toBe('Frost Bank')
  expect(read(HEAD, LENDERS.replace('First, added  ', 'First, removed')).mortgagee).not.toBe('Frost Bank')
})

it('leaves out that a person was added', () => {
  const head = HEAD.replace('Named insured: Ana Flores', 'Named insureds\nAna Flores\nLuis Flores added\n12 Elm St')
  const { policy_holder_name, additional_insured_names } = read(head)
  expect([policy_holder_name, additional_insured_names]).toEqual(['Ana Flores', ['Luis Flores']])
})

it('takes the head of the next column for no lender', () => {
  const body = `
Company code               Payor
10456                      First mortgagee

Insured location           Insurance company
12 Elm St                  Lone Oak Insurance Company

First mortgagee
Frost Bank, its successors and/or assigns, loan 88`
  expect(read(HEAD, body).mortgagee).toBe('Frost Bank')
})

it.each([
  ['Red River Mutual\nInsurance Company', 'Red River Mutual Insurance Company'],
  ['Elm Security Mutual\nHomeowners', 'Elm Security Mutual'],
  ['PECAN\nSECURITY INSURANCE COMPANY', 'PECAN SECURITY INSURANCE COMPANY'],
  ['PECAN\nElm Strategic Insurance Company', 'Elm Strategic Insurance Company'],
])('reads a name that ends in the next line of a letterhead: %j', (letterhead, name) => {
  const head = HEAD.replace(/Lone Oak.*/, `${letterhead}\n\nDeclarations`)
  expect(read(head).insurance_provider).toBe(name)
})
