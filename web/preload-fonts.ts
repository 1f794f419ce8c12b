import type { Plugin } from 'vite'

/** The serif that is not bold stands in quotes and in letters, which no page begins with. */
const seldom = /source-serif-4-latin-400/

/**
 * Both typefaces head every page: they are fetched with the stylesheet, not after it, so that no text changes its face.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2') && !seldom.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  }
}
