import type { PagesRead } from './report-progress.ts'

export interface Stretch {
  from: number
  to: number
  message: string
  lastsMs: number
}

interface CurveOptions {
  /** How the bar moves where nothing true is known, and what it says at each height. Without gaps, up to 100. */
  stretches: readonly Stretch[]
  /** How far the analysis truly is when a step begins, by the step's name. In order. */
  steps: Readonly<Record<string, number>>
  /** What the bar says at its end. */
  done: string
}

export interface ProgressCurve {
  /** Where the bar begins. */
  start: number
  /** The true percentage of a step; the start before the first one and for a name that this page does not know. */
  percentOfStep(step: string | null): number
  /** Between a step and the next one, by the share of its pages that are read; `next` comes with the page after these. */
  percentOfPages(step: string | null, pages: PagesRead): { percent: number; next: number }
  /** What the bar shows some time after the last true event. Never reaches the next event by itself. */
  percentAfter(truePercent: number, elapsedMs: number, next?: number): number
  messageAt(percent: number): string
}

export function createProgressCurve({ stretches, steps, done }: CurveOptions): ProgressCurve {
  const start = stretches[0]?.from ?? 0
  const stepAbove = (percent: number) => Object.values(steps).find((step) => step > percent) ?? 100
  const percentOfStep = (step: string | null) => (step === null ? start : (steps[step] ?? start))
  return {
    start,
    percentOfStep,
    percentOfPages(step, { read, of }) {
      const from = percentOfStep(step)
      const at = (done: number) => from + ((stepAbove(from) - from) * Math.min(done, of)) / of
      return { percent: Math.min(at(read), stepAbove(from) - 1), next: at(read + 1) }
    },
    /** It may fill up to short of the next event, and of 100 after the last one. */
    percentAfter(truePercent, elapsedMs, next = stepAbove(truePercent)) {
      const simulated = percentAt(stretches, timeOf(stretches, truePercent) + elapsedMs)
      return Math.max(truePercent, Math.min(simulated, next - 1))
    },
    messageAt: (percent) =>
      percent >= 100 ? done : (stretches.findLast(({ from }) => percent >= from)?.message ?? ''),
  }
}

const timeOf = (stretches: readonly Stretch[], percent: number): number =>
  stretches.reduce((time, { from, to, lastsMs }) => {
    const share = Math.min(Math.max((percent - from) / (to - from), 0), 1)
    return time + share * lastsMs
  }, 0)

const percentAt = (stretches: readonly Stretch[], timeMs: number): number => {
  let left = timeMs
  for (const { from, to, lastsMs } of stretches) {
    if (left < lastsMs) return from + ((to - from) * left) / lastsMs
    left -= lastsMs
  }
  return 100
}
