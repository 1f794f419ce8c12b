import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from 'playwright-core'
import { expect } from 'vitest'
import { root } from '../../deploy/local/root.ts'
import { journey } from '../../deploy/local/testing/journey.ts'
import { lookAround } from './places.ts'
import { lookAroundTheReport } from './places-around.ts'

/** For people to look at. */
const pictures = join(root, '.data', 'screenshots')

async function picture(page: Page, width: string, name: string): Promise<void> {
  mkdirSync(join(pictures, width), { recursive: true })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.screenshot({ path: join(pictures, width, `${name}.png`), fullPage: true, animations: 'disabled' })
}

/** What fades in is half transparent for a moment, and has no contrast then. It begins to fade a frame after it came. */
const stand = async (frame: Frame): Promise<void> => {
  await frame.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const endless = (animation: Animation) => animation.effect?.getTiming().iterations === Number.POSITIVE_INFINITY
    const ending = document.getAnimations().filter((animation) => !endless(animation))
    await Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Each fault with the first element that has it. A report in a frame, as the demo's, fades in by its own document. */
async function faultsOf(page: Page, axe: AxeBuilder): Promise<string[]> {
  for (const frame of page.frames()) await stand(frame)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`)
}

const ways = [
  ['the way to a report', lookAround],
  ['the ways around it', lookAroundTheReport],
] as const

journey.for(ways)(
  'no page of %s has a fault that axe finds, by day or by night',
  { timeout: 300_000 },
  async ([, visit], { page, system }) => {
    const faults: Record<string, string[]> = {}
    await visit(page, system, async (name) => {
      const byDay = await faultsOf(page, new AxeBuilder({ page }))
      await picture(page, 'wide', name)
      await page.emulateMedia({ colorScheme: 'dark' })
      const byNight = await faultsOf(page, new AxeBuilder({ page }).withRules('color-contrast'))
      await picture(page, 'night', name)
      await page.emulateMedia({ colorScheme: 'light' })
      if (byDay.length + byNight.length > 0) faults[name] = [...byDay, ...byNight]
    })
    expect(faults).toEqual({})
  },
)

journey.for(ways)(
  'no page of %s is wider than a screen of 320 pixels',
  { timeout: 200_000 },
  async ([, visit], { phone, system }) => {
    const tooWide: Record<string, number> = {}
    await visit(phone, system, async (name) => {
      await picture(phone, 'phone', name)
      await phone.setViewportSize({ width: 320, height: 700 })
      const width = await phone.evaluate(() => document.documentElement.scrollWidth)
      await phone.setViewportSize({ width: 390, height: 844 })
      if (width > 320) tooWide[name] = width
    })
    expect(tooWide).toEqual({})
  },
)
