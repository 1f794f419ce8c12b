/** 'Foremost Insurance Company Grand Rapids, Michigan': a town and a state spelled out, right behind the name. */
const SEAT = /^\s((?:\p{Lu}[\p{L}.'’-]+\s){0,2}\p{Lu}[\p{L}.'’-]+), (?:\p{Lu}\p{L}+ )?\p{Lu}\p{L}{3,}(?=$|,)/u

/** The name with the town that is part of it: where the address below names the town again, it was no address before. */
export const withSeat = (name: string, line: string, below: string[]): string => {
  const [seat = '', town] = line.startsWith(name) ? (SEAT.exec(line.slice(name.length)) ?? []) : []
  const isNamedAgain = [line.slice(name.length + seat.length), ...below].some((text) => {
    const [, after = ''] = town ? text.toLowerCase().split(town.toLowerCase()) : []
    return /^,? [a-z]+\.? \d{5}\b/.test(after)
  })
  return isNamedAgain ? name + seat : name
}
