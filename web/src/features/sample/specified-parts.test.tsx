// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeGateway, signedOut } from '../../testing/fake-gateway.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { preloadLateParts } from '../report/layout/late-parts.ts'

/** The parts of the report that the specification names, in the report of the sample policy. */

const contact = '/contact?reportId=5a3b1e00-0000-4000-8000-000000000000'

async function openSample(version: 'free' | 'enhanced' = 'enhanced') {
  fakeGateway({ 'GET /api/auth/me': signedOut })
  await preloadLateParts()
  renderApp(`/sample-report?version=${version}`)
  await waitFor(() => expect(document.querySelector(`main[data-report=${version}]`)).toBeTruthy(), { timeout: 15_000 })
}

const part = (id: string) => within(document.getElementById(id) as HTMLElement)
const textOf = (id: string) => document.getElementById(id)?.textContent ?? ''

/** What stands beside a label. */
const fact = (id: string, label: string) =>
  part(id).getByText(label, { selector: 'dt' }).parentElement?.textContent ?? ''
const under = (id: string, heading: string | RegExp) =>
  part(id).getByRole('heading', { name: heading }).parentElement?.textContent ?? ''
const headings = (id: string, level: number) =>
  part(id)
    .getAllByRole('heading', { level })
    .map((heading) => heading.textContent)

test('the header holds the way home, the print action, the date, who prepared it and the report id', async () => {
  await openSample()
  expect(part('top').getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
  expect(textOf('top')).toContain('November 21, 2026')
  expect(part('top').getByText('PP-0000')).toBeTruthy()
  expect(
    part('top')
      .getByRole('link', { name: /Prepared By/ })
      .getAttribute('href'),
  ).toBe(contact)
  const print = vi.fn()
  vi.stubGlobal('print', print)
  await userEvent.click(part('top').getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalled()
})

test('the details name who is insured, where, by whom, until when, for how much and at what price', async () => {
  await openSample()
  expect(fact('details', 'Primary insured')).toContain('Alex Sample')
  expect(fact('details', 'Property address')).toMatch(/1200 Example Oak Ln.*Rosenberg, TX 77471/)
  expect(fact('details', 'Insurance provider')).toMatch(/Bluebonnet Example.*Policy number: SAMPLE-0042-17/)
  expect(fact('details', 'Renewal date')).toMatch(/September 1, 2027.*284 days remaining/)
  expect(fact('details', 'Home value')).toMatch(/\$385,000.*Up to \$462,000 with extension/)
  expect(fact('details', 'Annual premium')).toMatch(/\$3,684.*\$307 a month/)
})

test('the score stands out of 100, with its marker at that percent and a scale of three words', async () => {
  await openSample()
  expect(textOf('score')).toContain('62 / 100')
  expect(part('score').getByRole('img', { name: '62 of 100' })).toBeTruthy()
  expect(part('score').getByTestId('score-marker').getAttribute('x1')).toBe('62')
  const labels = part('score')
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(labels.slice(0, 3)).toEqual(['Needs Review', 'Average', 'Excellent'])
})

test('the priorities are a numbered list, each with its badge, its words and a link to the contact page', async () => {
  await openSample()
  const titles = headings('priorities', 3)
  expect(titles.length).toBeGreaterThanOrEqual(3)
  const links = part('priorities').getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(titles.map(() => contact))
  const items = part('priorities').getAllByRole('listitem')
  expect(items.map((item) => item.textContent?.[0])).toEqual(titles.map((_, index) => String(index + 1)))
  expect(items[0]?.textContent).toContain('Critical')
  expect(items[1]?.textContent).toContain('Warning')
})

test('Free shows two modules and a teaser, Enhanced four', async () => {
  await openSample('free')
  const modules = () => ['roof', 'storm', 'mold', 'water'].filter((id) => document.getElementById(id))
  expect(modules()).toEqual(['roof', 'storm'])
  expect(headings('coverage', 3)).toEqual(['Roof Coverage', 'Wind & Hail'])
  expect(screen.getByRole('heading', { name: 'Enhanced Analysis Available' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Enhanced Version' }))
  await waitFor(() => expect(modules()).toEqual(['roof', 'storm', 'mold', 'water']))
  expect(headings('coverage', 3)).toEqual(['Roof Coverage', 'Wind & Hail', 'Mold Coverage', 'Water Damage'])
  expect(screen.queryByRole('heading', { name: 'Enhanced Analysis Available' })).toBeNull()
})

test('the report closes with a consultation, what it is for, and a way to support', async () => {
  await openSample()
  const last = part('next')
  expect(last.getByRole('link', { name: 'Schedule Free Consultation' }).getAttribute('href')).toBe(contact)
  const words = document.querySelector('main')?.textContent ?? ''
  expect(words).toMatch(/educational purposes only/i)
  expect(words).toMatch(/support/i)
})

test('the roof section has its badge, four cards, an explanation and the cost of each damage', async () => {
  await openSample()
  expect(part('roof').getByText('ACV', { exact: true })).toBeTruthy()
  expect(fact('roof', 'Estimated replacement cost')).toContain('$25,000')
  expect(fact('roof', 'Roof age')).toContain('12 years')
  expect(fact('roof', 'Storm deductible')).toContain('2% ($7,700)')
  expect(fact('roof', 'Depreciation loss')).toContain('$12,000')
  expect(textOf('roof')).toMatch(/Actual cash value \(ACV\) means/)
  expect(headings('roof', 5)).toEqual(['Minor Damage', 'Moderate Damage', 'Major Damage'])
  expect(under('roof', 'Roof Value Over Time')).toContain('52%')
  expect(under('roof', 'Important Coverage Gap')).toContain('actual cash value')
})

test('the storm section has its badge, four cards, the comparison, three scenarios and the difference', async () => {
  await openSample()
  expect(part('storm').getByText('2% Deductible')).toBeTruthy()
  expect(fact('storm', 'Coverage limit')).toContain('$385,000')
  expect(fact('storm', 'Wind/hail deductible')).toContain('$7,700')
  expect(fact('storm', 'Standard deductible')).toContain('$3,850')
  expect(fact('storm', 'Additional for storms')).toMatch(/\$3,850.*Wind\/hail minus standard/)
  expect(under('storm', 'Two deductibles, side by side')).toMatch(/\$7,700.*\$3,850/)
  expect(headings('storm', 5)).toEqual(['Spring Hailstorm', 'Fire or Lightning', 'Hurricane/Tornado'])
  expect(part('storm').getByRole('heading', { name: 'A storm costs you $3,850 more than a fire' })).toBeTruthy()
})

test('the storm section has the year, the fund, the eight things to do and a tip', async () => {
  await openSample()
  const year = under('storm', 'Storm risk through the year')
  for (const month of ['April', 'May', 'June']) expect(year).toContain(`${month}: high risk`)
  for (const month of ['March', 'July', 'August', 'September', 'October'])
    expect(year).toContain(`${month}: medium risk`)
  for (const month of ['January', 'February', 'November', 'December']) expect(year).toContain(`${month}: low risk`)
  expect(year).toMatch(/November: low risk\s*, this month/)
  expect(year).toContain('Three dots: high risk. Two: medium. One: low.')
  expect(year).toContain('Peak season: April to June hail and September hurricanes.')
  expect(under('storm', 'Storm emergency fund')).toMatch(
    /Minimum.*\$7,700.*Recommended.*\$11,550.*Optimal.*\$15,400.*back to back/,
  )
  expect(part('storm').getAllByRole('checkbox')).toHaveLength(8)
  expect(under('storm', /^Expert tip/)).toMatch(/If that added \$300 to the premium a year.*\$3,000 over 10 years/)
})

test('the mold section has its badge, four cards, three phases, four risks, two costs and both lists', async () => {
  await openSample()
  expect(part('mold').getByText('LIMITED')).toBeTruthy()
  expect(fact('mold', 'Maximum limit')).toContain('$10,000')
  expect(fact('mold', 'Action window')).toContain('48 Hours')
  expect(fact('mold', 'Typical gap')).toContain('$20,000')
  expect(fact('mold', 'Coverage level')).toContain('33%')
  expect(under('mold', 'The first 48 hours after water')).toMatch(
    /0-24hPreventable.*24-48hCritical.*48h\+Mold can take hold/,
  )
  expect(under('mold', 'What makes mold likely')).toMatch(/70%\+.*77-86°F.*Water that stays.*Paper and wood/)
  expect(headings('mold', 5)).toEqual(['Small Remediation', 'Large Remediation'])
  expect(textOf('mold')).toMatch(/\$15,000.*Mold in 1-2 rooms.*\$30,000.*Mold in the whole house/)
  expect(part('mold').getByRole('heading', { name: 'Covered' })).toBeTruthy()
  expect(part('mold').getByRole('heading', { name: 'Excluded' })).toBeTruthy()
  expect(part('mold').getByRole('heading', { name: 'Severe coverage gap: $20,000' })).toBeTruthy()
})

test('the water section has its badge, four cards, the status of each coverage, three costs and the bar', async () => {
  await openSample()
  expect(part('water').getByText('LIMITED')).toBeTruthy()
  expect(fact('water', 'Sewer backup')).toContain('$10,000')
  expect(fact('water', 'Flood coverage')).toContain('NO')
  expect(fact('water', 'Water deductible')).toContain('$3,850')
  expect(fact('water', 'Risk level')).toContain('HIGH RISK')
  expect(textOf('water')).toMatch(/Sewer and drain backup.*Flood.*Foundation and slab leaks/)
  expect(headings('water', 5)).toEqual(['Pipe Break', 'Sewer Backup', 'Flash Flood'])
  expect(textOf('water')).toMatch(/\$45,000.*\$20,000.*\$75,000/)
  expect(under('water', 'Sewer backup limit')).toContain('$10,000 is 40% of $25,000')
  for (const name of ['Covered', 'Excluded', 'Flash flood', /^Expert recommendation/]) {
    expect(part('water').getByRole('heading', { name })).toBeTruthy()
  }
})

test.each(['roof', 'storm', 'mold', 'water'])('the %s section is open at first, and can be closed', async (id) => {
  await openSample()
  const button = part(id).getByRole('button', { name: /^Close / })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})
