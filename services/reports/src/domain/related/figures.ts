import type { Language } from '@plainpolicy/platform/report/report-data'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }

/** '$412,000', '$4,316.50'. */
export function dollarsIn(language: Language): (amount: number) => string {
  const money = (digits: number) =>
    new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  const [whole, cents] = [money(0), money(2)]
  return (amount) => (Number.isInteger(amount) ? whole : cents).format(amount)
}

/** '2%', '12.5%'. */
export function percentIn(language: Language): (value: number) => string {
  const number = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 })
  return (value) => `${number.format(value)}%`
}

/** 'March 2, 2027'. */
export const dayIn =
  (language: Language) =>
  (isoDate: string): string =>
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(isoDate))
