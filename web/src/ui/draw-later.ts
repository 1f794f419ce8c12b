/** In the order of the page. */
const waiting: HTMLElement[] = []

/**
 * What a long part of a page says of itself: it is laid out and drawn when it comes near the screen, or in a moment by
 * itself, one part after the other. All at once, a phone would answer to no touch for half a second.
 */
export const drawnLater = { 'data-drawn': 'later', ref: drawSoon } as const

function drawSoon(part: HTMLElement | null): void {
  if (part && waiting.push(part) === 1) afterFrame(part)
}

function drawFirst(): void {
  const part = waiting.shift()
  if (part) delete part.dataset.drawn
  const [next] = waiting
  if (next) afterFrame(next)
}

/** After the frame that drew the part before: two parts in one would wait for each other. A closed window has no frames. */
const afterFrame = ({ ownerDocument: { defaultView } }: HTMLElement) =>
  defaultView?.requestAnimationFrame?.(() => setTimeout(drawFirst))
