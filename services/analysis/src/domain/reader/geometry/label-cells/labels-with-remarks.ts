import { type Cell, squash } from '../cell.ts'
import { cellsOfLine, type Page } from '../layout.ts'
import { isNextLine } from '../text/paragraphs.ts'

/** 'TOTAL PREMIUM' over 'Including credits, surcharges and taxes   $4,161.55', or the two on one line, the remark in two. */
export const labelsWithRemarks = (page: Page): Cell[] => [
  ...overRemark(page),
  ...besideRemark(page),
  ...withCreditsTaken(page),
]

const overRemark = (page: Page): Cell[] =>
  page.cells.flatMap((label) => {
    if (cellsOfLine(page, label).length > 1 || !/\btotal\b/i.test(label.text)) return []
    const remark = page.cells.find((cell) => isNextLine(label, cell, { pitch: 1.45, indent: 3, sizes: 0.4 }))
    const isRemark = remark && SAYS_WHAT.test(remark.text)
    return isRemark && cellsOfLine(page, remark)[0] === remark ? [{ ...remark, text: label.text, key: label.key }] : []
  })

/** What every total may include; with instalments or another policy it is another total. */
const SAYS_WHAT =
  /^incl(?:uding|udes|\.)\s(?!.*\b(?:instal\w*|flood|auto\w*|umbrella|if)\b)(?=.*\b(?:credits?|discounts?|surcharges?|taxes|fees|assessments?)\b)[^$%\d]{5,110}$/i

/** 'TOTAL PREMIUM   Including credits, optional coverages,' over 'surcharges and taxes   $4,161.55': the figure stands beside the end of the remark. */
const besideRemark = (page: Page): Cell[] =>
  page.cells.flatMap((remark) => {
    if (!/^incl(?:uding|udes|\.)\s[^$%\d]{5,90},$/i.test(remark.text)) return []
    const [label, beside, ...more] = cellsOfLine(page, remark)
    const end = page.cells.find((cell) => isNextLine(remark, cell, { pitch: 1.45, indent: 3, sizes: 0.4 }))
    const isWhole = label && beside === remark && more.length === 0 && end && cellsOfLine(page, end)[0] === end
    return isWhole ? [{ ...end, text: label.text, key: label.key }] : []
  })

/** 'ANNUAL PREMIUM (credits of $97.00 for the alarm already taken)   $727.00': what was taken off before is no part of the name. */
const withCreditsTaken = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const [, name = ''] = CREDITS_TAKEN.exec(cell.text) ?? []
    return name ? [{ ...cell, text: name, key: squash(name) }] : []
  })
const CREDITS_TAKEN =
  /^([A-Z][a-z ]{2,40}\bpremium) \((?:(?:all|your|the) )?(?:credits?|discounts?)\b(?![^()]*\b(?:not|before|if|un\w+)\b)[^()]*\b(?:taken|applied|deducted|included|reflected)\)$/i

/** 'HO-108 limits mold, fungi and rot to $5,000 in all' */
export const limitedThings = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const [, thing, amount] =
      /\blimits (?:(?:loss|damage) by |coverage for )?([a-z][^.$%;:]{3,60}?) to (\$[\d,]+\d)(?!\s(?:of|for|per|a)\b)/.exec(
        cell.text,
      ) ?? []
    const text = `${thing}: ${amount}`
    return thing ? [{ ...cell, text, key: squash(text), isClause: true }] : []
  })
