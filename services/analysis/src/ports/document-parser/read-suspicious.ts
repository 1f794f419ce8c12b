import type { PageText } from '../../domain/reader/geometry/page-text.ts'
import { looksLikeDeclarations } from '../../domain/reader/trust/looks-like-declarations.ts'
import { moneyRelations } from '../../domain/reader/trust/money-relations.ts'
import type { Ocr, OcrWord } from '../ocr/ocr.ts'
import { boxWords } from './box-words.ts'
import type { Deadline } from './deadline.ts'
import type { PagesRead } from './document-parser.ts'
import type { PagePicture, PictureRequest } from './page-picture.ts'
import { decodePng, encodePng } from './picture/png.ts'
import { isPartial, withRecognised } from './recognised-text.ts'
import { type DoubtfulWords, doubtfulWords, lookedAtAgain } from './second-look.ts'

/**
 * Where more pages are pictures, they are glanced at first, and the declarations are read before the others; so are those
 * that are left when there is no time for all and the declarations have not come.
 */
const ENOUGH = 12
/** As many as there are children and, mostly, cores. */
const AT_ONCE = 2
/** Share of the time that the glances may take, and the milliseconds that they leave for reading what they find. */
const FOR_GLANCES = 0.7
const FOR_FOUND = 2_000
/** Milliseconds in which the words at a page's head are read; a page full of sentences takes longer, and is given up. */
const GLANCE_MS = 600
/** A page of declarations has this likeness and more; sentences with an example in them less. */
const ALIKE = 12
/** Milliseconds in which a page may be read; with less, none is begun. */
export const LEAST = 300
/** Mean confidence of words that stand upright is above 0.8, of words on their head below 0.5. */
const UPRIGHT = 0.65

export interface PictureTime {
  timeoutMs: number
  /** Milliseconds of waiting that are not the document's own. */
  onWaited: (ms: number) => void
}

export interface Eyes {
  ocr: Ocr
  takePicture(request: PictureRequest, time: PictureTime): Promise<PagePicture | 'blank' | null>
  deadline: Deadline
  onPages(pages: PagesRead): void
}

/** Reads the pages whose text is not trusted from their pictures. What cannot be read loses its text: it is not guessed at. */
export const readSuspicious = async (pages: PageText[], eyes: Eyes): Promise<PageText[]> => {
  const doubtful = pages.filter(isDoubtful)
  if (doubtful.length > 0) eyes.onPages({ read: 0, of: doubtful.length })
  const read = new Map<number, PageText>()
  const begun = new Set<PageText>()
  let [done, isFound] = [0, pages.some((page) => !isDoubtful(page) && isLikeDeclarations(page))]
  const hasTime = () => eyes.deadline.left() > LEAST
  const doubts: Doubts[] = []
  const act = async (page: PageText) => {
    begun.add(page)
    const { seen, doubt } = await readPicture(page, eyes)
    if (seen && (!isOnlyForMoney(page) || makesMoneyRight(pages, page, seen))) read.set(page.number, seen)
    if (doubt && read.has(page.number)) doubts.push(doubt)
    isFound ||= seen !== null && isLikeDeclarations(seen)
    done += 1
    eyes.onPages({ read: done, of: doubtful.length })
  }
  const whole = eyes.deadline.left()
  const isTooSlow = () => {
    const left = eyes.deadline.left()
    return !isFound && done > 0 && ((whole - left) / begun.size) * (doubtful.length - begun.size) > left
  }
  const isMany = doubtful.length > ENOUGH
  if (!isMany) await eachWhile(doubtful, () => hasTime() && !isTooSlow(), act)
  const rest = doubtful.filter((page) => !begun.has(page))
  if (hasTime()) await eachWhile(await declarationsFirst(rest, eyes), hasTime, act)
  await eachWhile(doubts, hasTime, async (doubt) => {
    read.set(doubt.page.number, await lessDoubtful(doubt, eyes))
  })
  return pages.map((page) => read.get(page.number) ?? (isDoubtful(page) ? unread(page) : page))
}

const isLikeDeclarations = ({ items }: PageText): boolean =>
  looksLikeDeclarations(items.map(({ text }) => text)) >= ALIKE

/** Some at a time, and none begun once there is no time for it. */
const eachWhile = async <T>(pages: T[], hasTime: () => boolean, act: (page: T) => Promise<void>): Promise<void> => {
  const waiting = [...pages]
  const work = async () => {
    while (hasTime()) {
      const page = waiting.shift()
      if (!page) return
      await act(page)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** What was mirrored has been turned around: its forms show that it is right now. */
const isDoubtful = ({ suspicions = [] }: PageText): boolean => suspicions.some((suspicion) => suspicion !== 'mirrored')

/**
 * By the words at the head of each page, seen coarsely, until the declarations have been found and passed. Pages that were
 * not glanced at come last, in order.
 */
const declarationsFirst = async (pages: PageText[], eyes: Eyes): Promise<PageText[]> => {
  const likeness = new Map<PageText, number>()
  const isFound = () => pages.some((_, index) => isLastOfDeclarations(pages.slice(index, index + 3).map(likenessOf)))
  const likenessOf = (page: PageText) => likeness.get(page)
  const enough = Math.max(FOR_FOUND, (1 - FOR_GLANCES) * eyes.deadline.left())
  const goesOn = () => eyes.deadline.left() > enough && !isFound()
  await eachWhile(pages, goesOn, async (page) => {
    const seen = await look({ page: page.number, isUpsideDown: false, isGlance: true }, eyes)
    const words = seen && seen !== 'blank' ? seen.words.map(({ text }) => text) : []
    likeness.set(page, looksLikeDeclarations([...words, ...page.items.map(({ text }) => text)]))
  })
  return [...pages].sort((a, b) => (likeness.get(b) ?? 0) - (likeness.get(a) ?? 0) || a.number - b.number)
}

/** A page like declarations, and two after it that are not. */
const isLastOfDeclarations = ([page, ...after]: (number | undefined)[]): boolean =>
  (page ?? 0) >= ALIKE && after.length === 2 && after.every((likeness) => likeness !== undefined && likeness < ALIKE)

/** The policy itself may print dollars that are not its percentage: its text is kept unless its picture says otherwise. */
const isOnlyForMoney = ({ suspicions = [] }: PageText): boolean =>
  suspicions.every((suspicion) => suspicion === 'money')

const makesMoneyRight = (pages: PageText[], page: PageText, seen: PageText): boolean => {
  const brokenWith = (one: PageText) =>
    moneyRelations(pages.map((other) => (other === page ? one : other))).get(page.number)
  const [before, after] = [brokenWith(page), brokenWith(seen)]
  return before !== undefined && after !== undefined && after.broken < before.broken && after.held > before.held
}

/** Words beside pictures are as good as before; words that are themselves suspected are not. */
const unread = (page: PageText): PageText => {
  if (isOnlyForMoney(page)) return page
  return { ...page, items: isPartial(page) ? page.items : [], isUnread: true }
}

/** What was read, and what of it is worth another look once all pages have been read. */
interface Seen {
  seen: PageText | null
  doubt?: Doubts | undefined
}

interface Doubts {
  page: PageText
  picture: PagePicture
  words: OcrWord[]
  doubtful: DoubtfulWords
}

const readPicture = async (page: PageText, eyes: Eyes): Promise<Seen> => {
  const upright = await look({ page: page.number, isUpsideDown: false }, eyes)
  if (upright === 'blank') return { seen: { ...page, items: [] } }
  if (!upright) return { seen: null }
  const isDoubted = sureness(upright.words) < UPRIGHT && eyes.deadline.left() > LEAST
  const turned = isDoubted ? await look({ page: page.number, isUpsideDown: true }, eyes) : null
  const best = turned && turned !== 'blank' && sureness(turned.words) > sureness(upright.words) ? turned : upright
  if (best.words.length === 0) return { seen: null }
  return { seen: withRecognised(page, best.picture, best.words), doubt: doubtOf(page, best) }
}

const doubtOf = (
  page: PageText,
  { picture, words }: { picture: PagePicture; words: OcrWord[] },
): Doubts | undefined => {
  const drawn = decodePng(Buffer.from(picture.png, 'base64'))
  const doubtful = drawn && doubtfulWords(drawn, words, 72 / picture.pointsPerPixel)
  // The whole picture is let go.
  return doubtful ? { page, picture: { ...picture, png: '' }, words, doubtful } : undefined
}

const lessDoubtful = async ({ page, picture, words, doubtful }: Doubts, { ocr, deadline }: Eyes): Promise<PageText> => {
  const onWaited = (ms: number) => deadline.excuse(ms / AT_ONCE)
  const strip = encodePng(doubtful.strip, 72 / picture.pointsPerPixel)
  const seen = await ocr.read(strip, deadline.left(), onWaited)
  return withRecognised(page, picture, seen ? lookedAtAgain(words, doubtful, seen) : words)
}

const look = async (request: PictureRequest, { ocr, takePicture, deadline }: Eyes) => {
  // Others wait in the same time.
  const onWaited = (ms: number) => deadline.excuse(ms / AT_ONCE)
  const picture = await takePicture(request, { timeoutMs: deadline.left(), onWaited })
  if (picture === null || picture === 'blank') return picture
  const timeoutMs = Math.min(deadline.left(), request.isGlance ? GLANCE_MS : Number.POSITIVE_INFINITY)
  const words = await ocr.read(Buffer.from(picture.png, 'base64'), timeoutMs, onWaited)
  return words && { picture, words: [...words, ...boxWords(picture.boxes, words)] }
}

const sureness = (words: OcrWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(words.length, 1)
