import { calculatorWords } from '../calculator/calculator-words.ts'
import { cashWords } from '../cash/cash-words.ts'
import { clockWords } from '../clock/clock-words.ts'
import { coastWords } from '../coast/coast-words.ts'
import { comparisonWords } from '../comparison/comparison-words.ts'
import { glossaryWords } from '../glossary/glossary-words.ts'
import type { Language } from '../language/language.ts'
import { moldWords } from '../mold/mold-words.ts'
import { papersWords } from '../papers/papers-words.ts'
import { proofWords } from '../proof/proof-words.ts'
import { questionsWords } from '../questions/questions-words.ts'
import type { ReportData } from '../report-types.ts'
import { roofWords } from '../roof/roof-words.ts'
import { savingsWords } from '../savings/savings-words.ts'
import { stormWords } from '../storm/storm-words.ts'
import { waterWords } from '../water/water-words.ts'
import { enhancedAdds } from './enhanced-adds.ts'
import { layoutWords } from './layout-words.ts'

export interface IndexItem {
  id: string
  label: string
}

/** The places of this report, in reading order: only those that it has. */
export function reportIndexItems(data: ReportData, language: Language): IndexItem[] {
  const words = layoutWords[language]
  const isEnhanced = data.version === 'enhanced'
  const { roof, storm, mold, water } = data.sections
  const items: [boolean, string, string][] = [
    [true, 'top', words.theAnswer],
    [isFilled(data.uncertain), 'uncertain', words.notCertain],
    [true, 'details', words.policyDetails],
    [true, 'score', words.protectionScore],
    [data.coverage_cards.length > 0, 'coverage', words.coverageStatus],
    [true, 'priorities', words.topPriorities],
    [Boolean(data.comparison), 'comparison', comparisonWords[language].title],
    [isFilled(data.companions), 'companions', comparisonWords[language].companionsTitle],
    [isFilled(data.deductible_proof), 'proof', proofWords[language].title],
    [Boolean(roof), 'roof', roofWords[language].title],
    [Boolean(storm), 'storm', stormWords[language].title],
    [isEnhanced && Boolean(mold), 'mold', moldWords[language].title],
    [isEnhanced && Boolean(water), 'water', waterWords[language].title],
    [!isEnhanced && enhancedAdds(data.document_kind, language) !== null, 'enhanced', words.enhancedAnalysis],
    [Boolean(data.roof_calculator), 'calculator', calculatorWords[language].title],
    [isFilled(data.storm_cash), 'cash', cashWords[language].title],
    [isFilled(data.savings), 'savings', savingsWords[language].title],
    [Boolean(data.coastal_check), 'coast', coastWords[language].title],
    [isFilled(data.forms?.listed), 'papers', papersWords[language].title],
    [isFilled(data.questions), 'questions', questionsWords[language].title],
    [isFilled(data.claims_clock), 'clock', clockWords[language].title],
    [isFilled(data.glossary), 'glossary', glossaryWords[language].title],
    [true, 'next', words.talkToUs],
  ]
  return items.filter(([isThere]) => isThere).map(([, id, label]) => ({ id, label }))
}

const isFilled = (list: readonly unknown[] | undefined): boolean => (list?.length ?? 0) > 0
