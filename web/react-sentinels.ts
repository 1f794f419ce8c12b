import type { Plugin } from 'vite'

/** React's signals to itself. It compares them and reads nothing of them. */
const SENTINEL = /\b(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g

/**
 * Makes them plain objects. While a browser's inspector is attached, as it is whenever a page is measured, the first
 * error has the browser read the whole of React DOM a second time, for the lines of its stack: the longest task of all.
 */
export function reactSentinels(): Plugin {
  return {
    name: 'react-sentinels',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: (code) => {
        const count = code.match(SENTINEL)?.length ?? 0
        if (count !== 5) throw new Error(`React DOM has ${count} sentinels where five were known`)
        return { code: code.replaceAll(SENTINEL, '$1 = {}'), map: null }
      },
    },
  }
}
