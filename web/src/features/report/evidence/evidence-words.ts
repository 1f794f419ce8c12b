import { catalogue } from '../language/catalogue.ts'

export const evidenceWords = catalogue('evidence', {
  pages: (pages: string) => `p. ${pages}`,
  where: (of: string) => `Where ${of} stands in your policy`,
  whereOnPages: (pages: string, of: string) => `${pages}: where ${of} stands in your policy`,
  page: (page: number) => `Page ${page}`,
  close: 'Close',
  certainty: {
    3: 'We are sure of this reading',
    2: 'We are fairly sure of this reading',
    1: 'We are not sure: please check this page yourself',
  },
  printed: 'Printed in your policy',
  derived: 'Computed from what your policy prints',
  fromPicture: ', read from a picture of the page',
  byPerson: ', put right by a person',
  origin: {
    declarations: 'Declarations, the summary pages',
    form: 'Policy form, the contract itself',
    endorsement: 'Endorsement, a page that changes the policy',
    other: 'Another page of your upload',
  },
  cropOf: (of: string) => `${of}, as it stands on the page`,
  hiddenQuote: 'The line also names a coverage of the Enhanced version, so it is not shown here.',
  showPage: 'Show the page',
  wrong: 'I think this is wrong',
})
