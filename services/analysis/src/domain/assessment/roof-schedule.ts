import type { RoofScheduleRow } from '@plainpolicy/platform/report/report-answers'
import type { PolicyFacts } from './policy-facts.ts'

/** What the policy's roof payment schedule pays at the roof's age, in percent of the loss. */
export interface ScheduleShare {
  percentage: number
  age: number
  /** false: the schedule has a row for each material and the roof's is not known; then this is the largest share. */
  isExact: boolean
}

/** null where the roof is not paid by a schedule, or its rows or the roof's age are not in the policy. */
export function scheduleShare({ fields, details, roofAge }: PolicyFacts): ScheduleShare | null {
  if (fields.roof_settlement !== 'schedule' || fields.wind_hail_excluded || roofAge === null) return null
  const rows = details.roof_schedule.filter((row) => coversAge(row, roofAge))
  const ofMaterial = rows.filter(({ material }) => isOf(material, details.roof_material))
  const shares = (ofMaterial.length > 0 ? ofMaterial : rows).map((row) => row.percentage)
  if (shares.length === 0) return null
  return { percentage: Math.max(...shares), age: roofAge, isExact: new Set(shares).size === 1 }
}

const coversAge = ({ from_age, to_age }: RoofScheduleRow, age: number): boolean =>
  from_age <= age && (to_age === null || age <= to_age)

/** 'Composition – asphalt shingle' is of the row 'Composition'; rows such as 'All other' share no word with any. */
function isOf(row: string | null, roof: string | null): boolean {
  const words = wordsOf(roof)
  return wordsOf(row).some((word) => words.includes(word))
}

const wordsOf = (material: string | null): string[] =>
  (material?.toLowerCase().match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !['roof', 'other', 'type', 'with'].includes(word),
  )
