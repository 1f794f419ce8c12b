import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { EFFECTIVE_LABELS, PERIOD_LABELS } from '../../../labels/identity-labels.ts'
import { matchLabel } from '../../../labels/label.ts'
import { NAMED_INSURED_LABELS } from '../../../labels/party-labels.ts'
import type { Reading } from '../../../search/reading.ts'

/** 'Cert. No. 7754321' behind or below 'Windstorm inspection: WPI-8', or anywhere but beside the insured or the term. */
export const isOfCertificate = (pages: Page[], { key, page: number, y, size, text }: Cell): boolean => {
  const page = OF_CERTIFICATE.test(key) ? pages.find((one) => one.number === number) : undefined
  if (!page) return false
  const over = cellsBetween(page, y - 2 * PITCH * size, y + 2)
  if ([text, ...over.map((cell) => cell.text)].some((one) => INSPECTED.test(one))) return true
  const near = cellsBetween(page, y - PITCH * size, y + PITCH * size)
  return !/certificate/.test(key) && !near.some((cell) => matchLabel(cell, IDENTITY) !== null)
}
const OF_CERTIFICATE = /^(?:[a-z]{1,4}\d{1,3})?cert/
/** Alarms, inspections and elevations have certificates, too. */
const INSPECTED =
  /\b(?:WPI|inspect\w*|elevation|alarms?|monitor\w*|complian\w*|burglar|sprinklers?|protective|shutters?|shingles?|roof\w*)\b/i
const IDENTITY = [...PERIOD_LABELS, ...EFFECTIVE_LABELS, ...NAMED_INSURED_LABELS]
/** In font sizes: from a row to the next. */
const PITCH = 2.3

/** 'Policy / prior policy   LO-448812 / LO-448811': the first of two, and neither where its label has only one, or that one is over. */
export const ofThisTerm = (reading: Reading): Reading => {
  if (!/^policy(?:number|no)?(?:and)?(?:prior|previous|former|expiring)policy/.test(reading.label.key)) return reading
  const [own = '', other] = (reading.lines[0] ?? '').split(/\s\/\s/)
  const isOne = other !== undefined && !/\b(?:expir\w+|prior|previous|former)\b/i.test(own)
  return { ...reading, lines: isOne ? [own] : [] }
}
