import type { Block, Section } from '../document-model.ts'
import { layoutWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { evidenceWords } from './evidence-words.ts'

/** What the Enhanced version would add, whom to ask, and what this is not. */
export function closingSection(telling: Telling): Section {
  const words = evidenceWords[telling.language]
  const adds = enhancedAdds(telling)
  const teaser: Block[] =
    adds === null ? [] : [{ kind: 'notice', signal: 'neutral', title: words.enhanced.title, texts: [adds] }]
  return {
    id: 'closing',
    title: words.closingTitle,
    blocks: [
      { kind: 'paragraph', text: layoutWords[telling.language].disclaimer },
      { kind: 'paragraph', look: 'small', text: words.help },
      ...teaser,
    ],
  }
}

/** null where the Enhanced version is this one, or adds nothing to this kind of policy. */
function enhancedAdds({ data, language }: Telling): string | null {
  const words = evidenceWords[language].enhanced
  if (data.version === 'enhanced') return null
  if (data.document_kind === 'windstorm_declarations' || data.document_kind === 'not_home_insurance') return null
  return data.document_kind === 'flood_declarations' ? words.addsWater : words.addsMoldAndWater
}
