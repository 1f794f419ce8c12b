// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { enhancedWithAnswers, freeWithAnswers } from './testing/answers-fixture.ts'
import { freeReport } from './testing/report-fixture.ts'
import { showReport } from './testing/show-report.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const section = (name: string) => within(screen.getByRole('region', { name }))

it('shows no answer that the report does not hold', () => {
  showReport(freeReport)
  for (const title of ['Deductible proof', 'Claims clock', 'Roof money calculator', 'Questions for your agent']) {
    expect(screen.queryByRole('heading', { name: title })).toBeNull()
  }
})

it('holds each printed deductible against the one that its percent gives', () => {
  showReport(freeWithAnswers)
  const proof = section('Deductible proof')
  expect(proof.getByText('2% and $8,240')).toBeTruthy()
  expect(proof.getByText('The two agree')).toBeTruthy()
  expect(proof.getByText('The two differ')).toBeTruthy()
  expect(proof.getByText(/They are \$120 apart/)).toBeTruthy()
})

it('tells the time limits of the policy and of the law, with the statute and the year of its text', () => {
  showReport(freeWithAnswers)
  const clock = section('Claims clock')
  expect(clock.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^365days.*Your policy$/),
    expect.stringMatching(/^15business days.*Texas lawSource: Tex\. Ins\. Code 542\.055, text as of 2023$/),
  ])
  const law = clock.getByRole('link', { name: 'Tex. Ins. Code 542.055' })
  expect(law.getAttribute('href')).toContain('statutes.capitol.texas.gov')
})

it('names no date of a law in a report that was made before it knew one', () => {
  const steps = (freeWithAnswers.claims_clock ?? []).map((step) =>
    step.law ? { ...step, law: { name: step.law.name, url: step.law.url, checked: '2026-11-21' } } : step,
  )
  showReport({ ...freeWithAnswers, claims_clock: steps })
  expect(section('Claims clock').getAllByRole('listitem').at(-1)?.textContent).toMatch(/542\.055$/)
})

it('shows the picture of what it could not read for sure, and the words that it seems to be', () => {
  showReport(freeWithAnswers)
  const uncertain = section('We could not read this with certainty')
  expect(uncertain.getByText('$82,4O0')).toBeTruthy()
  expect(uncertain.getByRole('img', { name: /Loss of use/ }).getAttribute('src')).toBe(
    `/api/reports/${freeReport.reportId}/crops/property_coverage_limits.coverage_d_loss_of_use`,
  )
  expect(uncertain.getByRole('button', { name: 'I think this is wrong' })).toBeTruthy()
})

it('reckons the roof in the order of the policy, and follows the reader’s own figures', async () => {
  showReport(enhancedWithAnswers)
  const user = userEvent.setup()
  const calculator = section('Roof money calculator')
  // 80% of $25,000 is $20,000; less $8,240.
  expect(await calculator.findByText('The schedule pays 80% at 7 years')).toBeTruthy()
  expect(calculator.getByText('$13,240')).toBeTruthy()
  const age = calculator.getByRole('textbox', { name: 'Age of the roof in years' })
  await user.clear(age)
  expect(calculator.getByText('Put in the age of the roof to see the figures.')).toBeTruthy()
  await user.type(age, '12')
  expect(calculator.getByText('$20,740')).toBeTruthy()
  await user.selectOptions(calculator.getByRole('combobox', { name: 'How the roof is paid' }), 'RCV')
  expect(calculator.getByText('Nothing comes off for wear')).toBeTruthy()
  expect(calculator.getByText('Your policy states another one.')).toBeTruthy()
})

it('marks what the calculator assumes until the reader puts in a figure', async () => {
  showReport(enhancedWithAnswers)
  const user = userEvent.setup()
  const calculator = section('Roof money calculator')
  const cost = await calculator.findByRole('textbox', { name: 'Cost of a new roof' })
  expect(calculator.getAllByText('assumed').length).toBeGreaterThan(0)
  await user.clear(cost)
  await user.type(cost, '31,500')
  expect(calculator.queryByText('assumed')).toBeNull()
})

it('lists the forms that are not in the upload, and copies the letter as the reader left it', async () => {
  showReport(enhancedWithAnswers)
  const user = userEvent.setup()
  const papers = section('Not in your packet')
  expect(papers.getByText('HO 04 90 05 11').closest('ul')?.parentElement?.textContent).toContain('not in your upload')
  await user.type(papers.getByRole('textbox', { name: 'Letter' }), ' Carl')
  await user.click(papers.getByRole('button', { name: 'Copy the letter' }))
  expect(await navigator.clipboard.readText()).toMatch(/^Dear agent,.*Thank you\. Carl$/s)
  // The code of the first message comes while the test runs.
  expect(await screen.findByText('The letter is copied', {}, { timeout: 5000 })).toBeTruthy()
})

it('prints the letter alone', async () => {
  const print = vi.fn(() => expect(document.querySelector('body > pre')?.textContent).toContain('Dear agent'))
  vi.stubGlobal('print', print)
  showReport(enhancedWithAnswers)
  await userEvent.setup().click(screen.getByRole('button', { name: 'Print the letter' }))
  expect(print).toHaveBeenCalledOnce()
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('body > pre')).toBeNull()
})

it('explains the insurance words that it uses', () => {
  showReport(freeWithAnswers)
  expect(section('Insurance words, explained').getByText('The part of a loss that you pay first.')).toBeTruthy()
})

it('shows questions, the coast, the cash of each peril, savings and what moved since last year', () => {
  showReport(enhancedWithAnswers)
  expect(section('Questions for your agent').getAllByRole('listitem')).toHaveLength(2)
  expect(section('Coastal check').getByText('Not on the coast list')).toBeTruthy()
  const cash = section('Storm cash').getAllByRole('listitem')
  expect(cash.map((item) => item.textContent)).toEqual([
    expect.stringContaining('$8,240'),
    expect.stringContaining('$4,120 assumed'),
    expect.stringContaining('No figure'),
  ])
  const [saving] = section('What other coverage would save you').getAllByRole('listitem')
  expect(saving?.textContent).toMatch(/deductible of 1%.*\$4,120 less to pay assumed/)
  const comparison = section('Compared with last year')
  expect(comparison.getByText('$446 more')).toBeTruthy()
  expect(comparison.getByRole('link', { name: 'Open the earlier report' }).getAttribute('href')).toMatch(/^\/report\//)
  expect(section('Your other policies for this home').getByText('Flood policy')).toBeTruthy()
})

it('says that mold and water are not compared with an earlier report that is locked, and leads to it', () => {
  const { comparison } = enhancedWithAnswers
  const left = /Mold, sewer backup, foundation water and flood are not compared/
  showReport(enhancedWithAnswers)
  expect(screen.queryByText(left)).toBeNull()
  cleanup()
  showReport({ ...enhancedWithAnswers, comparison: comparison && { ...comparison, without_mold_and_water: true } })
  const compared = section('Compared with last year')
  expect(compared.getByText(left)).toBeTruthy()
  expect(compared.getByRole('link', { name: 'Open the earlier report' })).toBeTruthy()
})

it('leads from its index to every place that it has, and to no other', () => {
  showReport(enhancedWithAnswers)
  for (const index of screen.getAllByRole('navigation', { name: 'In this report' })) {
    const places = within(index)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(places.filter((id) => document.getElementById(id) === null)).toEqual([])
    expect(places).toEqual(
      expect.arrayContaining(['uncertain', 'comparison', 'proof', 'calculator', 'papers', 'clock']),
    )
  }
  cleanup()
  showReport(freeReport)
  expect(document.querySelectorAll('nav a[href="#proof"]')).toHaveLength(0)
})
