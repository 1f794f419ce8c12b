// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { AddressProvider } from '../../navigation/address-provider.tsx'
import { preloadEnhanced } from './layout/enhanced-code.ts'
import { preloadLateParts } from './layout/late-parts.ts'
import type { ReportData } from './report-types.ts'
import { ReportView } from './report-view.tsx'
import enhancedSample from './testing/sample-report.json' with { type: 'json' }
import freeSample from './testing/sample-report-free.json' with { type: 'json' }

const enhanced = enhancedSample as unknown as ReportData
const free = freeSample as unknown as ReportData

beforeAll(() => Promise.all([preloadEnhanced(), preloadLateParts()]))
afterEach(cleanup)

function show(data: ReportData) {
  render(
    <AddressProvider>
      <ReportView
        data={data}
        unlocked
        policyDate={null}
        now={new Date(2026, 10, 21)}
        isSwitching={false}
        hasSwitchFailed={false}
        onExpect={() => {}}
        onVersion={() => {}}
      />
    </AddressProvider>,
  )
}

it.each([
  ['Get RCV Coverage Quote', '/contact?type=roof'],
  ['Schedule Roof Inspection', '/contact?type=roof'],
  ['Get 1% Deductible Quote', '/contact?type=storm'],
  ['Review Full Coverage', '/contact?type=storm'],
  ['Add Mold Coverage', '/contact?type=mold'],
  ['Get Prevention Guide', '/contact?type=mold'],
  ['Schedule Mold Inspection', '/contact?type=mold'],
  ['Get Flood Quote', '/contact?type=water'],
  ['Increase Sewer Backup', '/contact?type=water'],
  ['Review Water Coverage', '/contact?type=water'],
])('ends its module with %s', (name, address) => {
  show(enhanced)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

it('asks who has a flood policy for no flood quote', () => {
  show({ ...enhanced, document_kind: 'flood_declarations' })
  expect(screen.queryByRole('link', { name: 'Get Flood Quote' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Review Water Coverage' })).toBeTruthy()
})

it('splits every scenario into what you pay and what insurance pays', () => {
  show(enhanced)
  const { roof, storm, mold, water } = enhanced.sections
  const scenarios = [roof?.damage_scenarios, storm?.scenarios, mold?.scenarios, water?.scenarios].flat()
  expect(scenarios.length).toBeGreaterThanOrEqual(11)
  expect(screen.getAllByText(/^Insurance pays/)).toHaveLength(scenarios.length)
})

it('shows no mold or water figure in the Free version', () => {
  show(free)
  expect(screen.queryByRole('heading', { name: 'Mold' })).toBeNull()
  expect(screen.queryByText('Sewer backup')).toBeNull()
  expect(screen.getByText(/counts the parts in your Free report/)).toBeTruthy()
})

it('says no sentence that has no source', () => {
  show(enhanced)
  const words = document.body.textContent ?? ''
  for (const dropped of ['up 40%', '15% annually', '#2 claim', 'coverage lost', '$200-400', 'you should']) {
    expect(words).not.toContain(dropped)
  }
})

it('gives each published figure the page that it stands on', () => {
  show(enhanced)
  const sources = [
    [/27\.6% of homeowners losses in 2022/, 'https://www.iii.org/table-archive/20385'],
    [/About 40% of flood insurance claims/, 'https://www.tdi.texas.gov/tips/flood-insurance-cost.html'],
  ] as const
  for (const [words, address] of sources) {
    expect(screen.getByText(words).querySelector('a')?.getAttribute('href')).toBe(address)
  }
})

it('hands out the storm guide', () => {
  show(free)
  expect(screen.getByRole('link', { name: 'Download Storm Guide' }).getAttribute('href')).toBe('/storm-guide.pdf')
})

it('marks the deductible tip as an illustration', () => {
  show(enhanced)
  expect(screen.getByText('An illustration, not a quote')).toBeTruthy()
})

it('keeps one place of evidence open at a time', async () => {
  show(enhanced)
  const user = userEvent.setup()
  const [first, second] = screen.getAllByRole('button', { name: /stands in your policy$/ })
  await user.click(first as HTMLElement)
  await user.click(second as HTMLElement)
  expect(await screen.findAllByRole('note')).toHaveLength(1)
  expect(first?.getAttribute('aria-expanded')).toBe('false')
})

it('warns of a coverage gap only for an actual cash value roof', () => {
  show(enhanced)
  expect(screen.queryByText('Important Coverage Gap')).toBeNull()
  cleanup()
  const roof = enhanced.sections.roof && { ...enhanced.sections.roof, coverage_type: 'ACV' as const }
  show({ ...enhanced, sections: { ...enhanced.sections, roof } })
  expect(screen.getByText('Important Coverage Gap')).toBeTruthy()
})

it('offers no Enhanced version where it would add nothing', () => {
  show({ ...free, document_kind: 'windstorm_declarations' })
  expect(screen.queryByText('Enhanced Analysis Available')).toBeNull()
})
