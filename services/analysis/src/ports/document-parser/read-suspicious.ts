import type { PageText } from '../../domain/reader/page-text.ts'
import type { Ocr, OcrWord } from '../ocr/ocr.ts'
import type { PagePicture, PictureRequest } from './page-picture.ts'
import { isPartial, withRecognised } from './recognised-text.ts'

/** More pages are not read from pictures; those left over are named as unread. */
const MAX_PICTURES = 12
/** As many as there are children and, mostly, cores. */
const AT_ONCE = 2
/** Milliseconds after which no further page is begun. */
const BUDGET = 20_000
/** Mean confidence of words that stand upright is above 0.8, of words on their head below 0.5. */
const UPRIGHT = 0.65

interface Eyes {
  ocr: Ocr
  takePicture(request: PictureRequest): Promise<PagePicture | null>
}

/** Reads the pages whose text is not trusted from their pictures. What cannot be read loses its text: it is not guessed at. */
export const readSuspicious = async (pages: PageText[], eyes: Eyes): Promise<PageText[]> => {
  const waiting = pages.filter(isDoubtful).slice(0, MAX_PICTURES)
  const end = performance.now() + BUDGET
  const read = new Map<number, PageText>()
  const work = async () => {
    for (let page = waiting.shift(); page && performance.now() < end; page = waiting.shift()) {
      const seen = await readPicture(page, eyes)
      if (seen) read.set(page.number, seen)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages.map((page) => read.get(page.number) ?? (isDoubtful(page) ? unread(page) : page))
}

/** What was mirrored has been turned around: its forms show that it is right now. */
const isDoubtful = ({ suspicions = [] }: PageText): boolean => suspicions.some((suspicion) => suspicion !== 'mirrored')

/** Words beside pictures are as good as before; words that are themselves suspected are not. */
const unread = (page: PageText): PageText => {
  return { ...page, items: isPartial(page) ? page.items : [], isUnread: true }
}

const readPicture = async (page: PageText, eyes: Eyes): Promise<PageText | null> => {
  const upright = await look({ page: page.number, isUpsideDown: false }, eyes)
  if (!upright) return null
  const turned = sureness(upright.words) < UPRIGHT ? await look({ page: page.number, isUpsideDown: true }, eyes) : null
  const { picture, words } = turned && sureness(turned.words) > sureness(upright.words) ? turned : upright
  return words.length === 0 ? null : withRecognised(page, picture, words)
}

const look = async (request: PictureRequest, { ocr, takePicture }: Eyes) => {
  const picture = await takePicture(request)
  const words = picture && (await ocr.read(Buffer.from(picture.png, 'base64')))
  return picture && words ? { picture, words } : null
}

const sureness = (words: OcrWord[]): number =>
  words.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(words.length, 1)
