// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { drawnLater } from './draw-later.ts'

it('draws each part by itself, in the order of the page, and all of them without being asked', async () => {
  const { ref: draw, ...marked } = drawnLater
  const parts = [1, 2, 3].map(() => document.createElement('section'))
  for (const part of parts) {
    part.dataset.drawn = marked['data-drawn']
    draw(part)
  }
  const left = () => parts.map((part) => part.dataset.drawn ?? 'drawn')
  expect(left()).toEqual(['later', 'later', 'later'])
  await vi.waitFor(() => expect(left()).toEqual(['drawn', 'later', 'later']), { interval: 5 })
  await vi.waitFor(() => expect(left()).toEqual(['drawn', 'drawn', 'later']), { interval: 5 })
  await vi.waitFor(() => expect(left()).toEqual(['drawn', 'drawn', 'drawn']), { interval: 5 })
  draw(parts[0] ?? null)
  await vi.waitFor(() => expect(left()).toEqual(['drawn', 'drawn', 'drawn']), { interval: 5 })
})

it('waits for the typefaces that are on their way', async () => {
  vi.resetModules()
  const { ref: draw } = (await import('./draw-later.ts')).drawnLater
  let come = () => {}
  const ready = new Promise<void>((resolve) => {
    come = resolve
  })
  const part = document.createElement('section')
  part.dataset.drawn = 'later'
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true })
  draw(part)
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(part.dataset.drawn).toBe('later')
  come()
  await vi.waitFor(() => expect(part.dataset.drawn).toBeUndefined(), { interval: 5 })
  Reflect.deleteProperty(document, 'fonts')
})

it('asks a closed window for no more frames', async () => {
  vi.resetModules()
  const { ref: draw } = (await import('./draw-later.ts')).drawnLater
  vi.stubGlobal('requestAnimationFrame', undefined)
  expect(() => draw(document.createElement('section'))).not.toThrow()
  vi.unstubAllGlobals()
})

it('asks a window that was closed meanwhile for no styles', async () => {
  vi.resetModules()
  const { ref: draw } = (await import('./draw-later.ts')).drawnLater
  const { defaultView } = document
  const closed = vi.spyOn(document, 'defaultView', 'get')
  closed.mockReturnValue(Object.create(defaultView, { getComputedStyle: { value: undefined } }))
  const parts = [1, 2].map(() => document.createElement('section'))
  for (const part of parts) {
    part.dataset.drawn = 'later'
    draw(part)
  }
  await vi.waitFor(() => expect(parts.map(({ dataset }) => dataset.drawn)).toEqual([undefined, undefined]))
  closed.mockRestore()
})
