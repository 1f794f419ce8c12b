import type { PdfPage } from '@plainpolicy/platform/pdf/open-pdf'
import type { Layers } from './painted-page.ts'

/** A run of text as pdf.js tells it: in the page's own space, from the baseline. */
export interface RawItem {
  str: string
  fontName?: string
  transform: number[]
  width: number
}

/** Of what pdf.js tells of an annotation. */
interface Annotation {
  rect: number[]
  hidden?: boolean
  noView?: boolean
  password?: boolean
  /** The layer that it is on. */
  oc?: unknown
  fieldValue?: unknown
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: string
  buttonValue?: string
  /** Of a list to choose from: what the field holds, and what a viewer shows for it. */
  options?: { exportValue: unknown; displayValue: unknown }[]
  /** What its appearance draws, line by line, and where the first of them begins within `rect`. */
  textContent?: string[]
  textPosition?: number[]
  defaultAppearanceData?: { fontSize?: number; fontColor?: ArrayLike<number> }
}

/** More than a form has; each costs a little. */
const MAX_FIELDS = 2_000
const FALLBACK_SIZE = 10
/** Of the font's size, as letters go. */
const LETTER_WIDTH = 0.5
const LINE_HEIGHT = 1.15
/** Of 255: letters lighter than this on a white page are not seen. */
const WHITE = 215

/**
 * What was typed into the fields of a form, or onto the page: a viewer draws it, though it is not in the page's own
 * text. A box that is ticked is an X.
 */
export const typedText = async (page: PdfPage, layers: Layers): Promise<RawItem[]> =>
  ((await page.getAnnotations({ intent: 'display' })) as Annotation[])
    .slice(0, MAX_FIELDS)
    .filter((annotation) => isSeen(annotation) && layers.isVisible(annotation.oc))
    .flatMap(itemsOf)

/** A viewer shows dots for a password. */
const isSeen = ({ hidden, noView, password, defaultAppearanceData: drawn }: Annotation): boolean =>
  !(hidden || noView || password) && !(drawn?.fontColor && Array.from(drawn.fontColor).every((part) => part > WHITE))

const itemsOf = (annotation: Annotation): RawItem[] => {
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect
  const lines = linesOf(annotation)
  const room = (top - bottom) / Math.max(lines.length, 1)
  const size = annotation.defaultAppearanceData?.fontSize || Math.min(FALLBACK_SIZE, 0.8 * room)
  const [x, y] = annotation.textPosition ?? [2, (room - size) / 2 + 0.2 * size]
  return lines.flatMap((str, index) => {
    if (str.trim() === '') return []
    const width = Math.min(LETTER_WIDTH * size * str.length, right - left)
    const above = (lines.length - 1 - index) * Math.min(LINE_HEIGHT * size, room)
    return { str, width, transform: [size, 0, 0, size, left + (x ?? 0), bottom + (y ?? 0) + above] }
  })
}

const linesOf = ({ checkBox, radioButton, ...field }: Annotation): string[] => {
  if (field.textContent) return field.textContent
  if (checkBox) return field.fieldValue === field.exportValue ? ['X'] : []
  if (radioButton) return field.fieldValue === field.buttonValue ? ['X'] : []
  // No appearance: the viewer makes one of the value.
  return [field.fieldValue].flat().flatMap((value) => {
    const shown = field.options?.length ? chosenFrom(field.options, value) : value
    return typeof shown === 'string' ? shown.split(/\r\n?|\n/) : []
  })
}

const chosenFrom = (options: NonNullable<Annotation['options']>, value: unknown): unknown =>
  options.find(({ exportValue }) => exportValue === value)?.displayValue
