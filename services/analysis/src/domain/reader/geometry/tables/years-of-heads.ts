import type { Cell } from '../cell.ts'

/** 'Limits 2025' beside 'Limits 2026', '11/15/25 to 11/15/26' beside '11/15/26 to 11/15/27' are last year's. */
export const isOfEarlierYear = (cell: Cell, line: Cell[]): boolean => {
  const [year, day] = [yearIn(cell), yearOfDay(cell)]
  return line.some(
    (other) =>
      Math.abs(other.size - cell.size) < 1 &&
      ((year > 0 && yearIn(other) === year + 1) ||
        (day > 0 && yearOfDay(other) === day + 1 && isNamedAlike(cell, other))),
  )
}

/** 'Term ending 4/11/2026' beside 'Term ending 4/11/2027'; 'Effective' and 'Expires' are the days of one term. */
const isNamedAlike = (a: Cell, b: Cell): boolean => a.key.replace(/\d+/g, '') === b.key.replace(/\d+/g, '')

const yearOfDay = ({ text }: Cell): number =>
  inFull(
    /^(?:(?:[A-Za-z]+ ){1,4}\d{1,2}[/-]\d{1,2}[/-]((?:20)?\d\d)|\d{1,2}[/-]\d{1,2}[/-]((?:20)?\d\d)(?: [A-Za-z]+){1,3})$/
      .exec(text)
      ?.slice(1)
      .find(Boolean) ?? '',
  )

const yearIn = (cell: Cell): number => yearOfPeriod(cell) || yearNamed(cell)

const inFull = (year: string): number => (year === '' ? 0 : 2000 + (Number(year) % 100))

const yearOfPeriod = ({ text }: Cell): number => {
  const [, year = ''] =
    /^\d{1,2}[/-]\d{1,2}[/-]((?:20)?\d\d)\s?(?:to|thru|through|until|[-–—])\s?(?:\d{1,2}[/-]\d{1,2}[/-])?(?:20)?\d\d$/i.exec(
      text,
    ) ?? []
  return inFull(year)
}

const yearNamed = ({ text }: Cell): number =>
  Number(/^(?:[A-Za-z]+ ){0,3}(20[1-4]\d)(?:\s?[-–—/]\s?(?:20)?[1-5]\d)?(?: [A-Za-z]+){0,3}$/.exec(text)?.[1] ?? 0)
