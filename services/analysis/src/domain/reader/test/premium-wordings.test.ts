import { describe, expect, it } from 'vitest'
import { withLines } from '../testing/lone-oak.ts'

describe('what the year costs', () => {
  it.each([
    'Total annual premium      $1,648.00\nRural fire recoupment         $4.66\nAmount for the year       $1,652.66',
    'Total premium       $1,500.00\nPolicy fee            $100.00\nStamping fee           $52.66\nYou pay in all      $1,652.66',
  ])('has what stands between the premium and its sum: "%s"', (words) => {
    expect(withLines(words).total_annual_premium).toBe(1652.66)
  })

  it.each([
    'Total annual premium      $1,648.00\nInstallment fee              $36.00\nTotal if paid monthly     $1,684.00',
    'Total annual premium      $1,648.00\nAuto premium             $1,000.00\nTotal, home and auto     $2,648.00',
  ])('is no more than its own parts: "%s"', (words) => expect(withLines(words).total_annual_premium).toBe(1648))
})

describe('a premium', () => {
  const parts = (name: string) => `
Base premium                      $3,488
Coverage upgrades                   $403
Smart home discount                -$139
Policy fee                           $75
${name.padEnd(32)}  $3,827
or 12 monthly payments of about $318.92`

  it.each(['Your total', 'YOUR GRAND TOTAL', 'Total'])('called %s is the sum of what stands above it', (name) => {
    expect(withLines(parts(name)).total_annual_premium).toBe(3827)
  })

  it('has its whole below it, whatever the block before it says on the same lines', () => {
    const blocks = `
     M    Medical Payments to                     Annual Premium               $4,259.00
          Others (Each Person)         5,000      Amt Due TX VRFD Recoupment       29.00
     Inflation index  331.4                       Amount Due                   $4,288.00`
    expect(withLines(blocks)).toMatchObject({ total_annual_premium: 4288, coverage_f_medical_payments: 5000 })
  })
})

describe('a premium in a sentence', () => {
  it.each([
    'Your dwelling, insured for $300,000, costs $1,459.37 to insure for the policy year. That includes a policy fee of $25.00.',
    'We charge $1,459.37 in all for the twelve months of this policy.',
    'Your premium is $1,459.37 for the term.',
  ])('is read where no label has one: "%s"', (words) => expect(withLines(words).total_annual_premium).toBe(1459.37))

  it.each([
    'Without your discounts the year would have cost $1,902.00.',
    'Water backup coverage costs $55.00 for the policy year.',
    'The policy costs $1,459.37 for the year. Your home costs $1,502.00 to insure for the policy year.',
  ])('is no other price, nor one of two: "%s"', (words) => expect(withLines(words).total_annual_premium).toBeNull())
})

it('a net premium is what is paid, beside the gross one', () => {
  const words =
    'Gross annual premium      $2,400.00\nTotal discounts             $400.00\nNet annual premium        $2,000.00'
  expect(withLines(words).total_annual_premium).toBe(2000)
})

it('takes no total of articles for the premium', () => {
  const { total_annual_premium } = withLines(`
Total premium, March 1, 2026 to March 1, 2027      $2,000.00

Class             Itemized          Blanket            Total
Furs              $2,000            $3,000             $5,000`)
  expect(total_annual_premium).toBe(2000)
})

it('knows a change by the time that it is for', () => {
  const { total_annual_premium } = withLines(`
                   Before        Now          Change, whole year
Section I          $2,300.00     $2,400.00    $100.00
Fees               $57.00        $57.00       $0.00
Annual premium     $2,357.00     $2,457.00    $100.00`)
  expect(total_annual_premium).toBe(2457)
})
