import { PDF_OPERATIONS as OPS } from '@plainpolicy/platform/pdf/open-pdf'
import { IDENTITY, matrixFrom, multiply } from './drawing-state.ts'
import type { FollowedPage, Shown } from './followed-page.ts'

/** A page's drawing: the number of each operation, and what it is done with. */
export interface Operations {
  fnArray: number[]
  argsArray: unknown[]
}

export type Step<P> = (page: P, args: unknown[]) => void

/** By the number of the operation. */
export type Steps<P> = Record<number, Step<P>>

/** Takes a page through its drawing; operations without a step change nothing. */
export const follow = <P extends FollowedPage>({ fnArray, argsArray }: Operations, page: P, steps: Steps<P>): P => {
  for (let index = 0; index < fnArray.length; index += 1) {
    const operation = fnArray[index] as number
    if (operation !== OPS.showText) page.endRun()
    steps[operation]?.(page, (argsArray[index] ?? NOTHING) as unknown[])
  }
  return page
}

const NOTHING: unknown[] = []

export const number = (value: unknown, otherwise = 0): number => (typeof value === 'number' ? value : otherwise)
const matrix = (value: unknown) => matrixFrom(value as ArrayLike<number> | null)

/** What says where text stands and what it is. By index, not by taking apart: a page has thousands of some of these. */
export const TEXT_STEPS: Steps<FollowedPage> = {
  [OPS.save]: (page) => page.save(),
  [OPS.restore]: (page) => page.restore(),
  [OPS.paintFormXObjectBegin]: (page, [form, bounds]) =>
    page.beginForm(matrix(form), bounds as ArrayLike<number> | null),
  [OPS.paintFormXObjectEnd]: (page) => page.endForm(),
  [OPS.beginAnnotation]: (page, [, , transform, form]) =>
    page.beginAnnotation(multiply(matrix(transform), matrix(form))),
  [OPS.endAnnotation]: (page) => page.restore(),
  [OPS.transform]: (page, args) => page.transform(matrix(args)),
  [OPS.setTextRenderingMode]: (page, args) => {
    page.state.renderingMode = number(args[0])
  },
  [OPS.setFont]: (page, args) => {
    page.state.font = String(args[0])
    page.state.fontSize = number(args[1], 1)
  },
  [OPS.setGState]: (page, [entries]) => {
    for (const [key, value] of (entries ?? []) as [string, unknown][]) page.setGraphics(key, value)
  },
  [OPS.setCharSpacing]: (page, args) => {
    page.state.charSpacing = number(args[0])
  },
  [OPS.setWordSpacing]: (page, args) => {
    page.state.wordSpacing = number(args[0])
  },
  [OPS.setHScale]: (page, args) => {
    page.state.scale = number(args[0], 100) / 100
  },
  [OPS.setTextRise]: (page, args) => {
    page.state.rise = number(args[0])
  },
  [OPS.setLeading]: (page, args) => {
    page.state.leading = number(args[0])
  },
  [OPS.beginText]: (page) => page.startLine(IDENTITY),
  [OPS.setTextMatrix]: (page, args) => page.startLine((args[0] ?? IDENTITY) as ArrayLike<number>),
  [OPS.moveText]: (page, args) => page.moveLine(number(args[0]), number(args[1])),
  [OPS.setLeadingMoveText]: (page, args) => {
    page.state.leading = -number(args[1])
    page.moveLine(number(args[0]), number(args[1]))
  },
  [OPS.nextLine]: (page) => page.moveLine(0, -page.state.leading),
  [OPS.showText]: (page, args) => page.show((args[0] ?? NOTHING) as Shown),
}
