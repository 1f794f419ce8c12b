/** In the order of the page. */
const waiting: HTMLElement[] = []

/**
 * What a long part of a page says of itself: it is laid out and drawn when it comes near the screen, or in a moment by
 * itself, one part after the other. All at once, a phone would answer to no touch for half a second.
 */
export const drawnLater = { 'data-drawn': 'later', ref: drawSoon } as const

function drawSoon(part: HTMLElement | null): void {
  if (part && waiting.push(part) === 1) drawAll()
}

/**
 * Each after the frame that drew the part before: two in one would wait for each other. And once the typefaces that are
 * on their way are there: each that comes later lays out anew all that is drawn already. Its styles, its layout and its
 * painting are a task each. A closed window has no frames.
 */
async function drawAll(): Promise<void> {
  for (const part of waiting) {
    const { defaultView, fonts } = part.ownerDocument
    await fonts?.ready
    await new Promise((isDrawn) => defaultView?.requestAnimationFrame?.(() => setTimeout(isDrawn)))
    delete part.dataset.drawn
    // What is asked for, the browser works out at once.
    void defaultView?.getComputedStyle?.(part).color
    await new Promise((isNext) => setTimeout(isNext))
    void part.offsetHeight
  }
  waiting.length = 0
}
