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
export type DeductibleProof = NonNullable<ReportData['deductible_proof']>[number]
export type ClockStep = NonNullable<ReportData['claims_clock']>[number]
export type UncertainValue = NonNullable<ReportData['uncertain']>[number]
export type RoofCalculator = NonNullable<ReportData['roof_calculator']>
export type Forms = NonNullable<ReportData['forms']>
export type Question = NonNullable<ReportData['questions']>[number]
export type CoastalCheck = NonNullable<ReportData['coastal_check']>
export type Saving = NonNullable<ReportData['savings']>[number]
export type StormCash = NonNullable<ReportData['storm_cash']>[number]
export type Comparison = NonNullable<ReportData['comparison']>
export type Companion = NonNullable<ReportData['companions']>[number]
export type GlossaryTerm = NonNullable<ReportData['glossary']>[number]
