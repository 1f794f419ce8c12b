import { useEffect, useState } from 'react'
import type { IndexItem } from './report-index-items.ts'

/** A place counts as being read once its top is in the upper third of the window. */
const READING_LINE = 1 / 3

/** The id of the place that is being read: the last one whose top has passed the reading line. */
export function useReadingPosition(items: readonly IndexItem[]): string | undefined {
  const [current, setCurrent] = useState(items[0]?.id)
  useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      setCurrent(placeBeingRead(items))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
    }
  }, [items])
  return current
}

function placeBeingRead(items: readonly IndexItem[]): string | undefined {
  const line = window.innerHeight * READING_LINE
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
  if (isAtEnd && window.scrollY > 0) return items.at(-1)?.id
  const passed = items.filter((item) => {
    const top = document.getElementById(item.id)?.getBoundingClientRect().top
    return top !== undefined && top <= line
  })
  return (passed.at(-1) ?? items[0])?.id
}
