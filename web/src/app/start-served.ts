// A page that came with its HTML is read first. Then its code comes, which on a phone would have held that up, and each
// file runs by itself, so that none keeps the page from answering to a touch.

const files = document.querySelector<HTMLScriptElement>('script[data-code]')?.dataset.code?.split(' ') ?? []

function start() {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }))
  }
  runNext()
}

function runNext() {
  const file = files.shift()
  // What does not come is told by the page, which is the last one.
  if (file) import(/* @vite-ignore */ file).catch(() => {}).then(() => setTimeout(runNext))
}

/** What a frame draws is on the screen when the one after it begins. */
const afterFrames = (count: number, then: () => void): void =>
  void requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, then) : setTimeout(then)))

// Nobody sees a page in the background, and no frame is drawn there.
if (document.hidden) start()
else afterFrames(4, start)
