import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { commonWords } from '../common-words.ts'
import type { Badge, Block, Fact, Section } from '../document-model.ts'
import { roofWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { scenarioBlocks } from './scenario-items.ts'

type Roof = NonNullable<ReportData['sections']['roof']>

const SETTLEMENT = ['sections.roof.coverage_type', 'coverage_summary.roof_coverage.settlement']
const AGE = ['sections.roof.roof_age', 'dwelling_valuation.roof_year']

export function roofSection(telling: Telling): Section | null {
  const { roof } = telling.data.sections
  if (!roof) return null
  const words = roofWords[telling.language]
  const explanation = roof.wind_hail_excluded
    ? words.explanation.excluded
    : words.explanation[roof.coverage_type ?? 'unknown']
  const gap: Block[] = [{ kind: 'notice', signal: 'red', title: words.gapTitle, texts: [words.gap] }]
  const cosmetic: Block[] = [{ kind: 'notice', signal: 'yellow', title: words.cosmeticTitle, texts: [words.cosmetic] }]
  const assumed: Block[] = [{ kind: 'paragraph', look: 'small', leadIn: words.assumed, text: roof.assumed.join(' ') }]
  return {
    id: 'roof',
    title: words.title,
    badge: roofBadge(telling, roof),
    blocks: [
      { kind: 'paragraph', look: 'lead', text: explanation },
      { kind: 'facts', items: roofFacts(telling, roof) },
      ...(roof.coverage_type === 'ACV' ? gap : []),
      ...(roof.cosmetic_damage_excluded ? cosmetic : []),
      ...scenarioBlocks(telling, words.scenarios, roof.damage_scenarios),
      { kind: 'heading', text: words.valueOverTime },
      ...valueBlocks(telling, roof),
      ...(roof.assumed.length > 0 ? assumed : []),
    ],
  }
}

function roofBadge({ language }: Telling, roof: Roof): Badge {
  const words = roofWords[language]
  if (roof.wind_hail_excluded) return { text: words.notInsured, signal: 'red' }
  if (roof.coverage_type === 'RCV') return { text: 'RCV', signal: 'green' }
  if (roof.coverage_type === 'ACV') return { text: 'ACV', signal: 'yellow' }
  if (roof.coverage_type === 'schedule') return { text: words.schedule, signal: 'yellow' }
  return { text: commonWords[language].notStated, signal: 'neutral' }
}

function roofFacts(telling: Telling, roof: Roof): Fact[] {
  const { language, dollars, refs } = telling
  const words = roofWords[language]
  const common = commonWords[language]
  const silentTexts: string[] = ['', commonWords.en.notFound, commonWords.es.notFound]
  const isSilent = silentTexts.includes(roof.storm_deductible_display)
  const deductibleSources = roof.wind_hail_excluded
    ? ['sections.roof.wind_hail_excluded']
    : ['calculated_deductibles.wind_hail_deductible']
  return [
    {
      label: words.replacementCost,
      value: dollars(roof.replacement_cost),
      ...(roof.assumed.length > 0 && { assumed: common.assumed }),
    },
    ageFact(telling, roof),
    isSilent
      ? { label: words.stormDeductible, value: common.notFound, isSilent }
      : { label: words.stormDeductible, value: roof.storm_deductible_display, refs: refs(deductibleSources) },
    depreciationFact(telling, roof),
  ]
}

/** An age of 0 is shown as N/A, as specified; a missing one says that the policy is silent. */
function ageFact({ language, refs }: Telling, { roof_age: age }: Roof): Fact {
  const words = roofWords[language]
  const label = words.roofAge
  if (age === null) return { label, value: commonWords[language].notFound, isSilent: true }
  if (age === 0) return { label, value: words.notApplicable, note: words.newThisYear, refs: refs(AGE) }
  return { label, value: words.years(age), refs: refs(AGE) }
}

function depreciationFact({ language, dollars, refs }: Telling, roof: Roof): Fact {
  const words = roofWords[language]
  const label = words.depreciationLoss
  if (roof.coverage_type === 'RCV' && !roof.wind_hail_excluded) {
    return { label, value: words.fullCoverage, note: words.noWear, signal: 'green', refs: refs(SETTLEMENT) }
  }
  if (roof.wind_hail_excluded || roof.coverage_type === null || roof.depreciation === null) {
    return { label, value: commonWords[language].notFound, isSilent: true, note: whyNoDepreciation(language, roof) }
  }
  return {
    label,
    value: dollars(roof.depreciation),
    note: words.takenOff,
    signal: roof.depreciation > 0 ? 'red' : 'green',
    ...(roof.assumed.length > 0 && { assumed: commonWords[language].assumed }),
    refs: refs([...SETTLEMENT, ...AGE]),
  }
}

function whyNoDepreciation(language: Telling['language'], roof: Roof): string {
  const words = roofWords[language]
  if (roof.wind_hail_excluded) return words.stormsNotPaid
  if (roof.coverage_type === null) return words.settlementUnknown
  return roof.coverage_type === 'schedule' ? words.shareUnknown : words.dependsOnAge
}

function valueBlocks({ language, dollars }: Telling, roof: Roof): Block[] {
  const words = roofWords[language]
  const isFull = roof.coverage_type === 'RCV'
  const today = roof.current_value ?? (isFull ? roof.replacement_cost : null)
  if (roof.wind_hail_excluded || today === null) return [{ kind: 'paragraph', text: whyNoValue(language, roof) }]
  const share = roof.replacement_cost > 0 ? Math.min(100, (today / roof.replacement_cost) * 100) : 0
  const assumed = commonWords[language].assumedAmount
  return [
    {
      kind: 'bars',
      items: [
        {
          label: words.countsToday(Math.round(share)),
          note: `${words.newRoof}: ${assumed(dollars(roof.replacement_cost))}`,
          value: assumed(dollars(today)),
          percent: share,
          isStrong: false,
        },
      ],
    },
    { kind: 'paragraph', look: 'small', text: isFull ? words.valueFull : words.valuePart },
  ]
}

function whyNoValue(language: Telling['language'], roof: Roof): string {
  const { noValue } = roofWords[language]
  if (roof.wind_hail_excluded) return noValue.excluded
  if (roof.coverage_type === null) return noValue.settlement
  return roof.coverage_type === 'schedule' ? noValue.schedule : noValue.age
}
