import { evidence } from '@plainpolicy/words/en/evidence'
import { catalogue } from '../language/catalogue.ts'

export const evidenceWords = catalogue('evidence', {
  ...evidence,
  pages: (pages: string) => `p. ${pages}`,
  where: (of: string) => `Where ${of} stands in your policy`,
  whereOnPages: (pages: string, of: string) => `${pages}: where ${of} stands in your policy`,
  page: (page: number) => `Page ${page}`,
  close: 'Close',
  origin: {
    declarations: 'Declarations, the summary pages',
    form: 'Policy form, the contract itself',
    endorsement: 'Endorsement, a page that changes the policy',
    other: 'Another page of your upload',
  },
  cropOf: (of: string) => `${of}, as it stands on the page`,
  showPage: 'Show the page',
  wrong: 'I think this is wrong',
})
