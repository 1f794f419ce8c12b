import type { Language } from '@plainpolicy/platform/report/report-data'
import { catalogue } from '../catalogue.ts'
import type { Block } from '../document-model.ts'

const words = catalogue({
  en: { covered: 'Covered', excluded: 'Excluded', nothing: 'Nothing in these pages.' },
  es: { covered: 'Cubierto', excluded: 'Excluido', nothing: 'Nada en estas páginas.' },
})

/** Covered beside excluded, and where the general statements come from. */
export function coverageLists(
  language: Language,
  lists: { covered: string[]; excluded: string[] },
  source: string,
): Block[] {
  const { covered, excluded, nothing: empty } = words[language]
  return [
    {
      kind: 'lists',
      items: [
        { title: covered, mark: 'check', items: lists.covered, empty },
        { title: excluded, mark: 'cross', items: lists.excluded, empty },
      ],
    },
    { kind: 'paragraph', look: 'small', text: source },
  ]
}
