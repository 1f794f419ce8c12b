import type { Statement } from '../../geometry/text/statements.ts'

/** 'How losses are settled:', 'Loss settlement:' before a list in one sentence */
const TITLE =
  /^(?:how (?:(?:your |covered )?(?:losses|claims) are (?:settled|paid)|we (?:settle|pay) (?:your |covered )?(?:losses|claims))|(?:basis of )?(?:loss )?(?:settlement|valuation)(?: of loss(?:es)?)?): /i

/** 'How losses are settled: dwelling, replacement cost; roof, actual cash value': the title is said of each part. */
export const withTitles = (said: Statement[]): Statement[] => {
  let title = ''
  return said.map((statement) => {
    const { text, isRow } = statement
    if (isRow) return statement
    const own = TITLE.exec(text)?.[0]
    const isPart = own === undefined && title !== '' && /^[a-z]/.test(text)
    const titled = isPart ? { ...statement, text: title + text } : statement
    title = text.endsWith(';') && (own !== undefined || isPart) ? (own ?? title) : ''
    return titled
  })
}
