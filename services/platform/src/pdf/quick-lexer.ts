/** What a page's drawing is read from, as far as it lies open in pdf.js. */
interface Source {
  bytes?: unknown
  pos: number
  end: number
}

interface Lexer {
  stream: Source
  currentChar: number
  /** The operators of drawings; null in a file's other parts. */
  knownCommands: object | null
  getObj(): unknown
}

/**
 * pdf.js takes a drawing apart by a call for each byte; most of it are short numbers, plain strings and operators of one or
 * two letters, which are read here at once, from the bytes themselves. Whatever is not just that is left to pdf.js, from its
 * first byte on.
 */
const quickened = (getObj: Lexer['getObj']) =>
  function getQuickly(this: Lexer): unknown {
    const { bytes } = this.stream
    if (this.knownCommands === null || !(bytes instanceof Uint8Array)) return getObj.call(this)
    const end = Math.min(this.stream.end, bytes.length)
    skipSpace(this, bytes, end)
    const found = quicklyAt(this, bytes, end)
    if (found !== undefined) return found
    return isLetter(this.currentChar) ? operatorFrom(this, getObj) : getObj.call(this)
  }

const skipSpace = (lexer: Lexer, bytes: Uint8Array, end: number): void => {
  let at = lexer.stream.pos
  let code = lexer.currentChar
  while (isSpace(code) && at < end) code = bytes[at++] as number
  lexer.stream.pos = at
  lexer.currentChar = code
}

const quicklyAt = (lexer: Lexer, bytes: Uint8Array, end: number): unknown => {
  const code = lexer.currentChar
  if (isDigit(code) || code === MINUS || code === POINT) return numberAt(lexer, bytes, end)
  if (code === LESS) return hexadecimalAt(lexer, bytes, end)
  if (code === OPEN) return stringAt(lexer, bytes, end)
  return isLetter(code) ? operatorAt(lexer, bytes, end) : undefined
}

const MINUS = 0x2d
const POINT = 0x2e
const LESS = 0x3c
const GREATER = 0x3e
const OPEN = 0x28
const CLOSE = 0x29
const BACKSLASH = 0x5c

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)

/** '12', '-3.75', '.5'; undefined for anything else. */
const numberAt = (lexer: Lexer, bytes: Uint8Array, end: number): number | undefined => {
  let at = lexer.stream.pos
  let code = lexer.currentChar
  const isNegative = code === MINUS
  if (isNegative && at < end) code = bytes[at++] as number
  let [value, digits, divisor] = [0, 0, 0]
  for (; ; code = bytes[at++] as number) {
    if (isDigit(code)) {
      value = value * 10 + code - 0x30
      digits += 1
      divisor *= 10
    } else if (code === POINT && divisor === 0) divisor = 1
    else break
    if (at >= end) return undefined
  }
  // pdf.js leaves out a minus among digits.
  if (digits === 0 || code === MINUS) return undefined
  lexer.stream.pos = at
  lexer.currentChar = code
  const size = divisor === 0 ? value : value / divisor
  return isNegative ? -1 * size : 1 * size
}

const digitOf = (code: number): number => {
  if (isDigit(code)) return code - 0x30
  return (code >= 0x41 && code <= 0x46) || (code >= 0x61 && code <= 0x66) ? (code & 0x0f) + 9 : -1
}

/** Room for the letters of one string. */
const room = Buffer.alloc(1_024)

const textOf = (length: number): string => {
  if (length === 1) return String.fromCharCode(room[0] as number)
  return length === 2 ? String.fromCharCode(room[0] as number, room[1] as number) : room.toString('latin1', 0, length)
}

/** '<0A>', '<000A000B>'; undefined for anything else. */
const hexadecimalAt = (lexer: Lexer, bytes: Uint8Array, end: number): string | undefined => {
  let at = lexer.stream.pos
  for (let length = 0; length < room.length && at + 2 < end; length += 1, at += 2) {
    if (bytes[at] === GREATER && length > 0) {
      goOn(lexer, bytes, at + 1)
      return textOf(length)
    }
    const high = digitOf(bytes[at] as number)
    const low = digitOf(bytes[at + 1] as number)
    if (high < 0 || low < 0) return undefined
    room[length] = (high << 4) | low
  }
  return undefined
}

/** '(Coverage)', without brackets or signs of its own; undefined for anything else. */
const stringAt = (lexer: Lexer, bytes: Uint8Array, end: number): string | undefined => {
  let at = lexer.stream.pos
  for (let length = 0; length < room.length && at + 1 < end; length += 1, at += 1) {
    const code = bytes[at] as number
    if (code === CLOSE && length > 0) {
      goOn(lexer, bytes, at + 1)
      return textOf(length)
    }
    if (code === OPEN || code === CLOSE || code === BACKSLASH) return undefined
    room[length] = code
  }
  return undefined
}

/** From the byte at this place. */
const goOn = (lexer: Lexer, bytes: Uint8Array, at: number): void => {
  lexer.currentChar = bytes[at] as number
  lexer.stream.pos = at + 1
}

/** By their two letters; where there is one, the second is 0. */
const operators: unknown[] = []

/** Of one or two letters and a space, if it has been met before. */
const operatorAt = (lexer: Lexer, bytes: Uint8Array, end: number): unknown => {
  const { pos } = lexer.stream
  if (pos + 2 > end) return undefined
  const second = bytes[pos] as number
  const length = isSpace(second) ? 1 : 2
  const after = length === 1 ? second : (bytes[pos + 1] as number)
  if (!isSpace(after)) return undefined
  const found = operators[(lexer.currentChar << 7) | (length === 1 ? 0 : second & 0x7f)]
  if (found === undefined || (length === 2 && !isLetter(second))) return undefined
  lexer.stream.pos = pos + length
  lexer.currentChar = after
  return found
}

const operatorFrom = (lexer: Lexer, getObj: Lexer['getObj']): unknown => {
  const first = lexer.currentChar
  const found = getObj.call(lexer) as { cmd?: unknown } | null
  const cmd = found?.cmd
  // 'BI' begins a picture, whose place pdf.js takes down.
  if (typeof cmd === 'string' && cmd.length <= 2 && /^[A-Za-z]+$/.test(cmd) && cmd !== 'BI')
    operators[(first << 7) | (cmd.charCodeAt(1) || 0)] = found
  return found
}

/** What pdf.js's parsers call their lexer, which is not among what it lets out. */
const NAME = 'lexer'

/** off: not asked for; waiting: pdf.js has not made a lexer yet. */
let state: 'off' | 'waiting' | 'quick' = 'off'

export const isLexerQuick = (): boolean => state === 'quick'

/** The first lexer that pdf.js makes is met, and all are quickened. For a process that reads PDFs and does nothing else. */
export const quickenLexer = (): void => {
  if (state !== 'off') return
  state = 'waiting'
  Object.defineProperty(Object.prototype, NAME, {
    configurable: true,
    set(this: object, lexer: Lexer) {
      delete (Object.prototype as Record<string, unknown>)[NAME]
      Object.defineProperty(this, NAME, { value: lexer, writable: true, enumerable: true, configurable: true })
      const prototype = Object.getPrototypeOf(lexer) as Lexer
      prototype.getObj = quickened(prototype.getObj)
      state = 'quick'
    },
  })
}
