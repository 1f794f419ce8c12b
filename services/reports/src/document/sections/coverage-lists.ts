import type { Language } from '@plainpolicy/platform/report/report-data'
import type { Block } from '../document-model.ts'
import { layoutWords } from '../shared-words.ts'

/** Covered beside excluded, and where the general statements come from. */
export function coverageLists(
  language: Language,
  lists: { covered: string[]; excluded: string[] },
  source: string,
): Block[] {
  const { covered, excluded, nothingHere: empty } = layoutWords[language]
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
