/** In the order of the page. */
const waiting: HTMLElement[] = []

/**
 * As the `ref` of a long part of a page: it is laid out and drawn when it comes near the screen, or in a moment by itself,
 * one part after the other. All at once, a phone would answer to no touch for half a second.
 */
export function drawLater(part: HTMLElement | null): void {
  if (!part) return
  part.dataset.drawn = 'later'
  if (waiting.push(part) === 1) afterFrame(drawNext)
}

function drawNext(): void {
  const part = waiting.shift()
  if (part) delete part.dataset.drawn
  if (waiting.length > 0) afterFrame(drawNext)
}

/** After the frame that drew the part before: two parts in one would wait for each other. */
const afterFrame = (then: () => void) => requestAnimationFrame(() => setTimeout(then))
