import { checklist as englishChecklist } from '@plainpolicy/words/en/checklist'
import { layout as englishLayout } from '@plainpolicy/words/en/layout'
import { mold as englishMold } from '@plainpolicy/words/en/mold'
import { moldExplained as englishMoldExplained } from '@plainpolicy/words/en/mold-explained'
import { moldFacts as englishMoldFacts } from '@plainpolicy/words/en/mold-facts'
import { roof as englishRoof } from '@plainpolicy/words/en/roof'
import { storm as englishStorm } from '@plainpolicy/words/en/storm'
import { water as englishWater } from '@plainpolicy/words/en/water'
import { waterExplained as englishWaterExplained } from '@plainpolicy/words/en/water-explained'
import { checklist as spanishChecklist } from '@plainpolicy/words/es/checklist'
import { layout as spanishLayout } from '@plainpolicy/words/es/layout'
import { mold as spanishMold } from '@plainpolicy/words/es/mold'
import { moldExplained as spanishMoldExplained } from '@plainpolicy/words/es/mold-explained'
import { moldFacts as spanishMoldFacts } from '@plainpolicy/words/es/mold-facts'
import { roof as spanishRoof } from '@plainpolicy/words/es/roof'
import { storm as spanishStorm } from '@plainpolicy/words/es/storm'
import { water as spanishWater } from '@plainpolicy/words/es/water'
import { waterExplained as spanishWaterExplained } from '@plainpolicy/words/es/water-explained'
import { catalogue } from './catalogue.ts'

/** What paper says in the very words of the page. */
export const layoutWords = catalogue({ en: englishLayout, es: spanishLayout })
export const roofWords = catalogue({ en: englishRoof, es: spanishRoof })
export const stormWords = catalogue({ en: englishStorm, es: spanishStorm })
export const checklistWords = catalogue({ en: englishChecklist, es: spanishChecklist })
export const moldWords = catalogue({
  en: { ...englishMold, ...englishMoldExplained },
  es: { ...spanishMold, ...spanishMoldExplained },
})
export const moldFactsWords = catalogue({ en: englishMoldFacts, es: spanishMoldFacts })
export const waterWords = catalogue({
  en: { ...englishWater, ...englishWaterExplained },
  es: { ...spanishWater, ...spanishWaterExplained },
})
