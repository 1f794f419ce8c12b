import { PDF_OPERATIONS as OPS } from '@plainpolicy/platform/pdf/open-pdf'
import { FlowingPage, type Sheet, type TextRun } from './flowing-page.ts'
import type { Fonts } from './page-fonts.ts'
import { follow, type Operations, type Steps, TEXT_STEPS } from './text-steps.ts'

/** What a page says, in the order in which it is drawn; text in the appearance of annotations and in masks is left out. */
export const flowingText = (operations: Operations, sheet: Sheet, fonts: Fonts): TextRun[] => {
  const page = follow(operations, new FlowingPage(sheet, fonts), STEPS)
  page.endOfPage()
  return page.runs
}

const STEPS: Steps<FlowingPage> = {
  ...TEXT_STEPS,
  [OPS.beginMarkedContent]: (page) => page.endOfRun(),
  [OPS.beginMarkedContentProps]: (page) => page.endOfRun(),
  [OPS.endMarkedContent]: (page) => page.endOfRun(),
  [OPS.beginAnnotation]: (page) => page.stepAside(1),
  [OPS.endAnnotation]: (page) => page.stepAside(-1),
  [OPS.beginGroup]: (page, [group]) => page.stepAside(isMask(group) ? 1 : 0),
  [OPS.endGroup]: (page, [group]) => page.stepAside(isMask(group) ? -1 : 0),
}

const isMask = (group: unknown): boolean => Boolean((group as { smask?: unknown } | undefined)?.smask)
