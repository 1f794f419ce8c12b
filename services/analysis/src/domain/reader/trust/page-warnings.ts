import type { PolicyReading } from '../../policy-fields.ts'
import type { PageText } from '../geometry/page-text.ts'

/** What the pages could not show, and what they hold that nobody sees. */
export const pageWarnings = (pages: PageText[]): PolicyReading['warnings'] => {
  const unread = pages.filter(({ isUnread }) => isUnread).map(({ number }) => number)
  const hidden = pages.some(({ hasHiddenText }) => hasHiddenText)
  return [
    ...(unread.length > 0 ? [{ code: 'pages-unread', message: unreadMessage(unread) }] : []),
    ...(hidden ? [HIDDEN] : []),
  ]
}

const HIDDEN = {
  code: 'hidden-text',
  message: 'This file holds words that nobody sees on its pages. We read only what can be seen.',
}

const unreadMessage = (pages: number[]): string => {
  const named = pages.length > 20 ? `${pages.slice(0, 20).join(', ')} and more` : pages.join(', ')
  const subject = pages.length === 1 ? `Page ${named} is a picture` : `Pages ${named} are pictures`
  return `${subject} that we could not read. The report leaves out what stands there.`
}
