import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { PolicyReading } from '../../policy-fields.ts'

/** Points of a line: what a reader's own sureness has meant in fact. `npm run bench -- calibration` prints both. */
type Line = [stated: number, observed: number][]

/** On documents that it had not met, 96 of 100 values that were read from text were right, of the known ones 99. */
const TEXT: Line = [
  [0.5, 0.9],
  [0.8, 0.92],
  [0.9, 0.945],
  [0.97, 0.96],
  [1, 0.97],
]
const PICTURE: Line = [
  [0, 0.3],
  [0.5, 0.65],
  [0.7, 0.78],
  [0.85, 0.92],
  [0.95, 0.955],
  [1, 0.97],
]

/** The reading with confidences that say how often a value like this one is right, and what that comes to for all of it. */
export const calibrated = (reading: PolicyReading): PolicyReading => {
  const places = Object.entries(reading.evidence).map(
    ([path, place]) => [path, { ...place, confidence: observed(place) }] as const,
  )
  const uncertain = (reading.uncertain ?? []).map((value) => ({
    ...value,
    confidence: onLine(PICTURE, value.confidence),
  }))
  return withExtractionConfidence({ ...reading, evidence: Object.fromEntries(places), uncertain })
}

/** How much of what the document states is expected to be right. What is uncertain is stated, and not right. */
export const withExtractionConfidence = (reading: PolicyReading): PolicyReading => {
  const places = Object.values(reading.evidence)
  const right = places.reduce((sum, { confidence }) => sum + confidence, 0)
  const stated = places.length + (reading.uncertain ?? []).length
  return { ...reading, extractionConfidence: stated === 0 ? 0 : Math.round((right / stated) * 1000) / 1000 }
}

const observed = ({ confidence, found }: Evidence): number => onLine(found === 'ocr' ? PICTURE : TEXT, confidence)

const onLine = (line: Line, stated: number): number => {
  const above = line.findIndex(([from]) => from >= stated)
  const [x1, y1] = line[above < 0 ? line.length - 1 : above] ?? [1, 1]
  const [x0, y0] = line[Math.max(above - 1, 0)] ?? [x1, y1]
  const between = above <= 0 || x1 === x0 ? y1 : y0 + ((stated - x0) / (x1 - x0)) * (y1 - y0)
  return Math.round(between * 1000) / 1000
}
