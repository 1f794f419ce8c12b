import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from './place.ts'

/** At this width of a page's shorter side its small print can be read, in CSS pixels. */
const READABLE_PX = 704
/** Room around the mark, as a share of the frame's width. */
const AROUND = 1.1
/** Of the frame's width: the page as wide as the frame, and four times as wide. */
const LEAST = 1
const MOST = 4
const STEP = 1.5

interface Shown {
  box: Place['box']
  /** Of the page, in points; null where the server did not say it. */
  size: { width: number; height: number } | null
  frameWidth: number
}

/**
 * How many times as wide as its frame a page opens: readable, but never so large that the marked place does not fit, from
 * the words on the left to the figure on the right.
 */
export function openingZoom({ box, size, frameWidth }: Shown): number {
  if (!size || frameWidth <= 0) return LEAST
  const [left = 0, , right = 0] = box
  const readable = (READABLE_PX * size.width) / Math.min(size.width, size.height) / frameWidth
  const whole = size.width / Math.max(1, right - left) / AROUND
  return Math.min(MOST, Math.max(LEAST, Math.min(readable, whole)))
}

/** A place on the page, as shares of its width and height. */
interface Point {
  x: number
  y: number
}

interface Parts {
  frame: RefObject<HTMLElement | null>
  mark: RefObject<HTMLElement | null>
}

/** The page's width in its frame, and its change around the marked place while that is in view. */
export function usePageZoom({ frame, mark }: Parts, place: Omit<Shown, 'frameWidth'>) {
  const [zoom, setZoom] = useState<number | null>(null)
  const middle = useRef<Point | null>(null)
  const { box, size } = place
  useLayoutEffect(() => {
    setZoom(openingZoom({ box, size, frameWidth: frame.current?.clientWidth ?? 0 }))
  }, [frame, box, size])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of another width is moved to its place.
  useLayoutEffect(() => {
    const point = middle.current ?? pointOf(frame.current, mark.current)
    if (frame.current && point) bringToMiddle(frame.current, point)
  }, [zoom])
  const to = (next: number) => {
    const isSeen = isInView(frame.current, mark.current)
    middle.current = isSeen ? pointOf(frame.current, mark.current) : middleOf(frame.current)
    setZoom(Math.min(MOST, Math.max(LEAST, next)))
  }
  const shown = zoom ?? LEAST
  return {
    zoom: shown,
    larger: shown < MOST ? () => to(shown * STEP) : null,
    smaller: shown > LEAST ? () => to(shown / STEP) : null,
  }
}

/** The middle of the mark; of one that is higher than the frame, of its upper part. */
function pointOf(frame: HTMLElement | null, mark: HTMLElement | null): Point | null {
  if (!frame || !mark) return null
  const height = Math.min(mark.offsetHeight, frame.clientHeight)
  return {
    x: (mark.offsetLeft + mark.offsetWidth / 2) / frame.scrollWidth,
    y: (mark.offsetTop + height / 2) / frame.scrollHeight,
  }
}

function middleOf(frame: HTMLElement | null): Point | null {
  if (!frame) return null
  return {
    x: (frame.scrollLeft + frame.clientWidth / 2) / frame.scrollWidth,
    y: (frame.scrollTop + frame.clientHeight / 2) / frame.scrollHeight,
  }
}

function isInView(frame: HTMLElement | null, mark: HTMLElement | null): boolean {
  if (!frame || !mark) return false
  const [seen, marked] = [frame.getBoundingClientRect(), mark.getBoundingClientRect()]
  return marked.left < seen.right && marked.right > seen.left && marked.top < seen.bottom && marked.bottom > seen.top
}

function bringToMiddle(frame: HTMLElement, { x, y }: Point): void {
  frame.scrollLeft = x * frame.scrollWidth - frame.clientWidth / 2
  frame.scrollTop = y * frame.scrollHeight - frame.clientHeight / 2
}
