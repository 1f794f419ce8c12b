import { clockWords } from '../clock/clock-words.ts'
import { glossaryWords } from '../glossary/glossary-words.ts'
import type { Language } from '../language/language.ts'
import { proofWords } from '../proof/proof-words.ts'
import type { ReportData } from '../report-types.ts'
import { roofWords } from '../roof/roof-words.ts'
import { stormWords } from '../storm/storm-words.ts'
import { enhancedAdds } from './enhanced-adds.ts'
import { layoutWords } from './layout-words.ts'
import { titleWords } from './title-words.ts'

export interface IndexItem {
  id: string
  label: string
}

/** The places of this report, in reading order: only those that it has. */
export function reportIndexItems(data: ReportData, language: Language): IndexItem[] {
  const words = layoutWords[language]
  const titles = titleWords[language]
  const isEnhanced = data.version === 'enhanced'
  const { roof, storm, mold, water } = data.sections
  const items: [boolean, string, string][] = [
    [true, 'top', words.theAnswer],
    [isFilled(data.uncertain), 'uncertain', words.notCertain],
    [true, 'details', words.policyDetails],
    [true, 'score', words.protectionScore],
    [data.coverage_cards.length > 0, 'coverage', words.coverageStatus],
    [true, 'priorities', words.topPriorities],
    [Boolean(data.comparison), 'comparison', titles.comparison],
    [isFilled(data.companions), 'companions', titles.companions],
    [isFilled(data.deductible_proof), 'proof', proofWords[language].title],
    [Boolean(roof), 'roof', roofWords[language].title],
    [Boolean(storm), 'storm', stormWords[language].title],
    [isEnhanced && Boolean(mold), 'mold', titles.mold],
    [isEnhanced && Boolean(water), 'water', titles.water],
    [!isEnhanced && enhancedAdds(data.document_kind, language) !== null, 'enhanced', words.enhancedAnalysis],
    [Boolean(data.roof_calculator), 'calculator', titles.calculator],
    [isFilled(data.storm_cash), 'cash', titles.cash],
    [isFilled(data.savings), 'savings', titles.savings],
    [Boolean(data.coastal_check), 'coast', titles.coast],
    [isFilled(data.forms?.listed), 'papers', titles.papers],
    [isFilled(data.questions), 'questions', titles.questions],
    [isFilled(data.claims_clock), 'clock', clockWords[language].title],
    [isFilled(data.glossary), 'glossary', glossaryWords[language].title],
    [true, 'next', words.talkToUs],
  ]
  return items.filter(([isThere]) => isThere).map(([, id, label]) => ({ id, label }))
}

const isFilled = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0
