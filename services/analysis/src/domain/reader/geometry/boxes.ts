export const EMPTY = '(?:☐|\\[[\\s_]*\\]|\\(\\s*\\))'
export const TICKED = '(?:[☒☑✓✔]|\\[\\s?[xX✓]\\s?\\]|\\(\\s?[xX✓]\\s?\\))'

const IS_EMPTY = new RegExp(`^${EMPTY}(?!.*${TICKED})`)

/** '[ ] Replacement cost': offered, and not chosen. */
export const isUnticked = (text: string): boolean => IS_EMPTY.test(text)
