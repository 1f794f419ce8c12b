/** Dollars and percentages as most policies print them, so that no rule depends on how this one does: '$15,000', '2%'. */
export const inPlainNotation = (text: string): string =>
  HAS_FIGURE.test(text)
    ? withThousands(written(withoutCents(inDollars(text).replace(AFTER_SIGN, '$'))))
        .replace(PERCENT, '%')
        .replace(HALF_OF_ONE, '0.5%')
    : text

/** What each of them has in it, at the least: most cells are words. */
const HAS_FIGURE = /[\d½¼¾]/

/** 'We pay up to $515,000.00 to rebuild': among words the cents of a round amount say nothing. Alone in a column they tell a premium. */
const withoutCents = (text: string): string =>
  text.includes('00.00') && AMONG_WORDS.test(text) ? text.replace(ROUND_CENTS, '') : text
const ROUND_CENTS = /(?<=\$(?:\d{1,3},)*\d00|\$\d00)\.00(?![\d%])/g
const AMONG_WORDS = /[a-z]{2,}\W+[a-z]{2,}/i

/** '$ 620,000' */
const AFTER_SIGN = /\$\s(?=\d)/g
/** '2 percent', '2 %', '2.5 pct.' */
const PERCENT = /(?<=[\d½¼¾])\s?(?:%|per\s?cent\b|pct\b\.?)/gi

/** 'one-half of 1%', '1/2 of one percent' */
const HALF_OF_ONE = /\b(?:one[- ]half|half|1\/2) of (?:1|one)(?: ?%| per ?cent\b)|½ of 1%/gi

/** 'USD 620,000', 'US$ 620,000', '620,000 USD' */
const inDollars = (text: string): string =>
  text.includes('US')
    ? text
        .replace(/\bUS(?:D\s?\$?|\s?\$)\s?(?=\d)/g, '$')
        .replace(/(?<![\w$,.])(?=\d[\d,.]*\sUSD\b)/g, '$')
        .replace(/(?<=\d)\sUSD\b/g, '')
    : text

const TIMES: Record<string, number> = { k: 1_000, m: 1_000_000 }
/** '$300K', '$1M', '$1.5 million' */
const written = (text: string): string =>
  text.replace(/\$(\d{1,3}(?:\.\d{1,2})?)\s?(k|m|million)\b(?!\.)/gi, (_, figure: string, unit: string) => {
    const times = TIMES[unit.charAt(0).toLowerCase()] ?? 1
    return `$${Math.round(Number(figure) * times)}`
  })

/** '$685000' */
const withThousands = (text: string): string =>
  text.replace(/(?<=\$)\d{4,9}(?![\d,])/g, (digits) => digits.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ','))
