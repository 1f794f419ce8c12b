// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadSpanish } from '../language/load-spanish.ts'
import { enhancedReport } from '../testing/report-fixture.ts'
import { showReport } from '../testing/show-report.tsx'

beforeAll(loadSpanish)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** jsdom cannot save files: what would be saved is kept here. */
function catchFiles(): string[] {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:pdf'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

it('downloads the version and the language that are shown, after a failure too', async () => {
  const saved = catchFiles()
  const asked: string[] = []
  let isUp = false
  vi.stubGlobal('fetch', async (input: string) => {
    asked.push(input)
    return isUp ? new Response('%PDF') : new Response('', { status: 503 })
  })
  showReport(enhancedReport, { language: 'es' })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Descargar PDF' }))
  const again = await screen.findByRole('button', { name: 'Intentar otra vez' })
  expect(screen.getByText('No se pudo hacer el PDF')).toBeTruthy()
  expect(saved).toEqual([])
  isUp = true
  await user.click(again)
  await vi.waitFor(() => expect(saved).toEqual(['plainpolicy-PP-12AB-enhanced-es.pdf']))
  const address = `/api/reports/${enhancedReport.reportId}/pdf?version=enhanced&language=es`
  expect(asked.filter((one) => one.includes('/pdf'))).toEqual([address, address])
})
