import type { Plugin } from 'vite'

/** The files that a page runs nearly all of at once. */
const RUN_AT_ONCE = /^(react|libraries|shell|report)$/

/**
 * A browser that knows the hint compiles such a file in the background; else it compiles function after function while
 * the page is taken over. https://v8.dev/blog/explicit-compile-hints
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && RUN_AT_ONCE.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
