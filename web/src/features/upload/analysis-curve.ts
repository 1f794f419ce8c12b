interface Stretch {
  from: number
  to: number
  message: string
  lastsMs: number
}

/** The specified curve: how the bar moves where nothing true is known, and what it says at each height. */
export const curve: readonly Stretch[] = [
  { from: 0, to: 20, message: 'Uploading to the analyzer...', lastsMs: 6000 },
  { from: 20, to: 40, message: 'Extracting Key Details', lastsMs: 6000 },
  { from: 40, to: 60, message: 'Generating Recommendations', lastsMs: 6000 },
  { from: 60, to: 90, message: 'Finalizing Report', lastsMs: 9000 },
  { from: 90, to: 100, message: 'Waiting for completion...', lastsMs: 3000 },
]

/** How far the analysis truly is when a step begins. In order. */
const steps: readonly { step: string; percent: number }[] = [
  { step: 'fetch-document', percent: 20 },
  { step: 'read-pages', percent: 25 },
  { step: 'read-fields', percent: 30 },
  { step: 'check-fields', percent: 35 },
  { step: 'assess-policy', percent: 40 },
  { step: 'write-result', percent: 60 },
]

/** The true percentage of a step; 0 before the first one and for a name that this page does not know. */
export const percentOfStep = (step: string | null): number => steps.find((known) => known.step === step)?.percent ?? 0

/** Up to where the curve may fill after a true percentage: short of the next step, and of 100 after the last one. */
const ceilingAbove = (percent: number): number => (steps.find((step) => step.percent > percent)?.percent ?? 100) - 1

const curveTimeOf = (percent: number): number =>
  curve.reduce((time, { from, to, lastsMs }) => {
    const share = Math.min(Math.max((percent - from) / (to - from), 0), 1)
    return time + share * lastsMs
  }, 0)

const curvePercentAt = (timeMs: number): number => {
  let left = timeMs
  for (const { from, to, lastsMs } of curve) {
    if (left < lastsMs) return from + ((to - from) * left) / lastsMs
    left -= lastsMs
  }
  return 100
}

/** What the bar shows some time after the last true event. Never reaches the next event by itself. */
export function percentAfter(truePercent: number, elapsedMs: number): number {
  const simulated = curvePercentAt(curveTimeOf(truePercent) + elapsedMs)
  return Math.min(simulated, ceilingAbove(truePercent))
}

export function messageAt(percent: number): string {
  if (percent >= 100) return 'Completed'
  return curve.findLast(({ from }) => percent >= from)?.message ?? ''
}
