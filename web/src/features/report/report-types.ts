import type { ReportData } from '../../api/answers.ts'

/** The parts of the report by the names that the page speaks of. */
export type { ReportData, ReportStatusAnswer } from '../../api/answers.ts'
export type CoverageCard = ReportData['coverage_cards'][number]
export type Signal = CoverageCard['signal']
export type Priority = ReportData['actions']['top_priorities'][number]
export type ScorePart = ReportData['scores']['parts'][number]
export type RoofSection = NonNullable<ReportData['sections']['roof']>
export type StormSection = NonNullable<ReportData['sections']['storm']>
export type MoldSection = NonNullable<ReportData['sections']['mold']>
export type WaterSection = NonNullable<ReportData['sections']['water']>
/** With anything in `not_counted`, what you pay is the least and what insurance pays the most. */
export type Scenario = StormSection['scenarios'][number] & { not_counted?: readonly string[] }
export type Deductible = ReportData['deductibles']['wind_hail']
export type Evidence = ReportData['evidence'][string]
export type EvidenceByPath = Record<string, Evidence>
