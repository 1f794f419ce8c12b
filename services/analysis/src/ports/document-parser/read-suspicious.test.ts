import { describe, expect, it } from 'vitest'
import type { PageText } from '../../domain/reader/geometry/page-text.ts'
import type { OcrWord } from '../ocr/ocr.ts'
import { deadlineIn } from './deadline.ts'
import { type Eyes, readSuspicious } from './read-suspicious.ts'

const pictures = (count: number): PageText[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ number: index + 1, width: 612, height: 792, items: [] },
    suspicions: ['no-text'],
  }))

const DECLARATIONS = 'Declarations Coverage Dwelling $400,000 Deductible $8,000 Premium $2,413.00'
const FORM = 'We insure the property described in the policy for direct loss caused by a peril'

const wordsOf = (text: string): OcrWord[] =>
  text.split(' ').map((word, index) => ({
    ...{ text: word, left: index * 100, right: index * 100 + 80, top: 100, bottom: 120 },
    ...{ confidence: 0.95, line: index },
  }))

interface Machine {
  /** Milliseconds of the document's time, and of a picture, of its words. */
  time?: number
  drawing?: number
  reading?: number
  says?: (page: number) => string
  isBlank?: (page: number) => boolean
}

/** Eyes whose clock goes on only by what they do. */
const eyesOf = ({
  time = 10_000,
  drawing = 100,
  reading = 900,
  says = () => 'Some words of a page',
  isBlank = () => false,
}: Machine = {}) => {
  let now = 0
  const asked: { page: number; what: string; timeoutMs: number }[] = []
  const takePicture: Eyes['takePicture'] = async ({ page, isGlance }, { timeoutMs }) => {
    asked.push({ page, what: isGlance ? 'glance' : 'picture', timeoutMs })
    now += isGlance ? drawing / 2 : drawing
    if (isBlank(page)) return 'blank' as const
    const png = Buffer.from(`${page} ${isGlance}`).toString('base64')
    return { png, width: 612, height: 792, pointsPerPixel: 0.36, boxes: [], toPage: [1, 0, 0, 0, 1, 0, 0, 0, 1] }
  }
  const read = async (png: Uint8Array, timeoutMs: number) => {
    const [page, isGlance] = Buffer.from(png).toString().split(' ')
    asked.push({ page: Number(page), what: 'words', timeoutMs })
    now += isGlance === 'true' ? reading / 3 : reading
    return wordsOf(says(Number(page)))
  }
  const told: string[] = []
  const eyes: Eyes = {
    takePicture,
    ocr: { read, close: async () => {} },
    deadline: deadlineIn(time, () => now),
    onPages: (pages) => told.push(`${pages.read} of ${pages.of}`),
  }
  return { eyes, asked, told, spent: () => now }
}

const unreadOf = (pages: PageText[]) => pages.filter(({ isUnread }) => isUnread).map(({ number }) => number)

describe('reading pictures on one clock', () => {
  it('gives each drawing and each reading only what is left of the time', async () => {
    const { eyes, asked, spent } = eyesOf()
    expect(unreadOf(await readSuspicious(pictures(4), eyes))).toEqual([])
    expect(asked.map(({ timeoutMs }) => timeoutMs)).toEqual(
      asked.map(({ timeoutMs }) => timeoutMs).sort((a, b) => b - a),
    )
    expect(asked[0]?.timeoutMs).toBe(10_000)
    expect(asked.at(-1)?.timeoutMs).toBeLessThan(10_000 - spent() / 2)
  })

  it('begins no page when the time is over, and names the pages that are left', async () => {
    const { eyes, asked, spent } = eyesOf({ time: 3_000, says: (page) => (page === 1 ? DECLARATIONS : FORM) })
    const read = await readSuspicious(pictures(8), eyes)
    expect(unreadOf(read)).toEqual([5, 6, 7, 8])
    expect(asked.filter(({ what }) => what === 'picture').map(({ page }) => page)).toEqual([1, 2, 3, 4])
    expect(spent()).toBeLessThanOrEqual(4_000)
  })

  it('reads the declarations first where there are more than twelve, whatever their place', async () => {
    const says = (page: number) => (page === 17 || page === 18 ? DECLARATIONS : FORM)
    const { eyes, asked } = eyesOf({ says, reading: 500 })
    const read = await readSuspicious(pictures(20), eyes)
    const order = asked.filter(({ what }) => what === 'picture').map(({ page }) => page)
    expect(order.slice(0, 3)).toEqual([17, 18, 1])
    expect(unreadOf(read)).not.toContain(17)
    expect(unreadOf(read).length).toBeGreaterThan(0)
  })

  it('glances no further than the declarations', async () => {
    const { eyes, asked } = eyesOf({ says: (page) => (page === 2 ? DECLARATIONS : FORM) })
    await readSuspicious(pictures(20), eyes)
    expect(asked.filter(({ what }) => what === 'glance').length).toBeLessThan(7)
    expect(asked.find(({ what }) => what === 'picture')?.page).toBe(2)
  })

  it('looks for the declarations where there is no time for all pages and they have not come', async () => {
    const says = (page: number) => (page === 9 ? DECLARATIONS : FORM)
    const { eyes, asked } = eyesOf({ says, reading: 1_500 })
    const read = await readSuspicious(pictures(10), eyes)
    const order = asked.filter(({ what }) => what === 'picture').map(({ page }) => page)
    expect(order.slice(0, 3)).toEqual([1, 2, 9])
    expect(unreadOf(read)).not.toContain(9)
  })

  it('looks for none where they have come, in a picture or as text, or where there is time for all', async () => {
    const glances = async (pages: PageText[], machine: Machine) => {
      const { eyes, asked } = eyesOf(machine)
      await readSuspicious(pages, eyes)
      return asked.filter(({ what }) => what === 'glance').length
    }
    const says = (page: number) => (page === 2 ? DECLARATIONS : FORM)
    const text = DECLARATIONS.split(' ').map((word, x) => ({ text: word, x, y: 100, width: 1, size: 10 }))
    const declarations: PageText = { number: 11, width: 612, height: 792, items: text }
    expect(await glances(pictures(10), { says, reading: 1_500 })).toBe(0)
    expect(await glances([...pictures(10), declarations], { says: () => FORM, reading: 1_500 })).toBe(0)
    expect(await glances(pictures(5), { says: () => FORM })).toBe(0)
  })

  it('takes a form for declarations by no number of examples', async () => {
    const example = `${FORM} with a limit of $330,000 and a deductible of 1% you bear $3,300 of a loss of $20,000 `
    const says = (page: number) => (page === 17 ? DECLARATIONS : example.repeat(10))
    const { eyes, asked } = eyesOf({ says, reading: 500 })
    await readSuspicious(pictures(20), eyes)
    expect(asked.find(({ what }) => what === 'picture')?.page).toBe(17)
  })

  it('keeps text whose money is suspected, unless the picture makes it right', async () => {
    const lines = (dollars: string) => [
      { text: 'Dwelling $400,000', x: 50, y: 100, width: 100, size: 10 },
      { text: `Wind deductible 2% (${dollars})`, x: 50, y: 120, width: 100, size: 10 },
    ]
    const text: PageText = { number: 1, width: 612, height: 792, items: lines('$8,600'), suspicions: ['money'] }
    const read = async (said: string) =>
      (await readSuspicious([text], eyesOf({ says: () => said }).eyes))[0]?.items.map((item) => item.text).join(' ')
    expect(await read('Wind deductible 2% ($8,000) of $400,000')).toContain('$8,000')
    expect(await read('Wind deductible 2% ($8,600) of $400,000')).toContain('Dwelling')
    expect(await read('Nothing of the kind')).toContain('($8,600)')
    const [unseen] = await readSuspicious([text], eyesOf({ time: 0 }).eyes)
    expect(unseen).toEqual(text)
  })

  it('tells how many pages are read, of those that are pictures', async () => {
    const text: PageText = { number: 4, width: 612, height: 792, items: [] }
    const { eyes, told } = eyesOf({ isBlank: (page) => page === 2 })
    await readSuspicious([...pictures(3), text], eyes)
    expect(told).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3'])
    const { eyes: others, told: nothing } = eyesOf()
    await readSuspicious([text], others)
    expect(nothing).toEqual([])
  })

  it('takes a blank page for what it is', async () => {
    const { eyes } = eyesOf({ isBlank: (page) => page === 2 })
    const read = await readSuspicious(pictures(3), eyes)
    expect(unreadOf(read)).toEqual([])
    expect(read[1]?.items).toEqual([])
  })
})
