import { checklist } from '@plainpolicy/words/es/checklist'
import { moldExplained } from '@plainpolicy/words/es/mold-explained'
import { moldFacts } from '@plainpolicy/words/es/mold-facts'
import { overview } from '@plainpolicy/words/es/overview'
import { waterExplained } from '@plainpolicy/words/es/water-explained'
import { roofFormWordsEs } from '../calculator/roof-form-words-es.ts'
import { cashWordsEs } from '../cash/cash-words-es.ts'
import { clockWordsEs } from '../clock/clock-words-es.ts'
import { coastWordsEs } from '../coast/coast-words-es.ts'
import { comparisonWordsEs } from '../comparison/comparison-words-es.ts'
import { detailsWordsEs } from '../details/details-words-es.ts'
import { evidenceWordsEs } from '../evidence/evidence-words-es.ts'
import { placeWordsEs } from '../evidence/place-words-es.ts'
import { figureWordsEs } from '../figures/figure-words-es.ts'
import { glossaryWordsEs } from '../glossary/glossary-words-es.ts'
import { headerWordsEs } from '../header/header-words-es.ts'
import { answerWordsEs } from '../layout/answer-words-es.ts'
import { enhancedWordsEs } from '../layout/enhanced-words-es.ts'
import { layoutWordsEs } from '../layout/layout-words-es.ts'
import { titleWordsEs } from '../layout/title-words-es.ts'
import { loadWordsEs } from '../load/load-words-es.ts'
import { unavailableWordsEs } from '../load/unavailable-words-es.ts'
import { moldWordsEs } from '../mold/mold-words-es.ts'
import { papersWordsEs } from '../papers/papers-words-es.ts'
import { prioritiesWordsEs } from '../priorities/priorities-words-es.ts'
import { proofWordsEs } from '../proof/proof-words-es.ts'
import { questionsWordsEs } from '../questions/questions-words-es.ts'
import { roofWordsEs } from '../roof/roof-words-es.ts'
import { savingsWordsEs } from '../savings/savings-words-es.ts'
import { scoreWordsEs } from '../score/score-words-es.ts'
import { shareDialogWordsEs } from '../share/share-dialog-words-es.ts'
import { shareWordsEs } from '../share/share-words-es.ts'
import { stormWordsEs } from '../storm/storm-words-es.ts'
import { uncertainWordsEs } from '../uncertain/uncertain-words-es.ts'
import { waterWordsEs } from '../water/water-words-es.ts'

/** The page's Spanish, by the names of its catalogues: code of its own, for those who read it. */
export const spanish: Record<string, object> = {
  roofForm: roofFormWordsEs,
  cards: overview.cards,
  cash: cashWordsEs,
  savings: savingsWordsEs,
  clock: clockWordsEs,
  coast: coastWordsEs,
  comparison: comparisonWordsEs,
  details: detailsWordsEs,
  evidence: evidenceWordsEs,
  place: placeWordsEs,
  figure: figureWordsEs,
  glossary: glossaryWordsEs,
  header: headerWordsEs,
  answer: answerWordsEs,
  enhanced: enhancedWordsEs,
  layout: layoutWordsEs,
  titles: titleWordsEs,
  load: loadWordsEs,
  unavailable: unavailableWordsEs,
  moldExplained,
  moldFacts,
  mold: moldWordsEs,
  papers: papersWordsEs,
  priorities: prioritiesWordsEs,
  proof: proofWordsEs,
  questions: questionsWordsEs,
  roof: roofWordsEs,
  score: scoreWordsEs,
  share: shareWordsEs,
  shareDialog: shareDialogWordsEs,
  checklist,
  storm: stormWordsEs,
  uncertain: uncertainWordsEs,
  water: waterWordsEs,
  waterExplained,
}
