const EMPTY = '(?:☐|\\[[\\s_]?\\]|\\(\\s\\))'
const TICKED = '(?:[☒☑✓✔]|\\[\\s?[xX✓]\\s?\\]|\\([xX✓]\\))'

const WITH_EMPTY = new RegExp(`${EMPTY}(?:(?!${TICKED}|${EMPTY}).)*`, 'g')
const IS_EMPTY = new RegExp(`^${EMPTY}(?!.*${TICKED})`)

/** '[ ] Replacement cost': offered, and not chosen. */
export const isUnticked = (text: string): boolean => IS_EMPTY.test(text)

/** '[ ] Replacement cost [X] Actual cash value' says no more than its second half. */
export const withoutUnticked = (text: string): string => text.replace(WITH_EMPTY, '')
