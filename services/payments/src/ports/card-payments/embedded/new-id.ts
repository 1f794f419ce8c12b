import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** "pi_3" and 23 letters and digits. */
export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`
