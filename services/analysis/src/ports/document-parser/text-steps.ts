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

/** What says where text stands and what it is. */
export const TEXT_STEPS: Steps<FollowedPage> = {
  [OPS.save]: (page) => page.save(),
  [OPS.restore]: (page) => page.restore(),
  [OPS.paintFormXObjectBegin]: (page, [form]) => page.beginForm(matrix(form)),
  [OPS.paintFormXObjectEnd]: (page) => page.endForm(),
  [OPS.beginAnnotation]: (page, [, , transform, form]) =>
    page.beginAnnotation(multiply(matrix(transform), matrix(form))),
  [OPS.endAnnotation]: (page) => page.restore(),
  [OPS.transform]: (page, args) => page.transform(matrix(args)),
  [OPS.setTextRenderingMode]: (page, [mode]) => {
    page.state.renderingMode = number(mode)
  },
  [OPS.setFont]: (page, [font, size]) => {
    page.state.font = String(font)
    page.state.fontSize = number(size, 1)
  },
  [OPS.setGState]: (page, [entries]) => {
    for (const [key, value] of (entries ?? []) as [string, unknown][]) page.setGraphics(key, value)
  },
  [OPS.setCharSpacing]: (page, [spacing]) => {
    page.state.charSpacing = number(spacing)
  },
  [OPS.setWordSpacing]: (page, [spacing]) => {
    page.state.wordSpacing = number(spacing)
  },
  [OPS.setHScale]: (page, [percent]) => {
    page.state.scale = number(percent, 100) / 100
  },
  [OPS.setTextRise]: (page, [rise]) => {
    page.state.rise = number(rise)
  },
  [OPS.setLeading]: (page, [leading]) => {
    page.state.leading = number(leading)
  },
  [OPS.beginText]: (page) => page.startLine(IDENTITY),
  [OPS.setTextMatrix]: (page, [value]) => page.startLine(matrix(value)),
  [OPS.moveText]: (page, [x, y]) => page.moveLine(number(x), number(y)),
  [OPS.setLeadingMoveText]: (page, [x, y]) => {
    page.state.leading = -number(y)
    page.moveLine(number(x), number(y))
  },
  [OPS.nextLine]: (page) => page.moveLine(0, -page.state.leading),
  [OPS.showText]: (page, [shown]) => page.show((shown ?? []) as Shown),
}
