import { catalogue } from '../language/catalogue.ts'

export const uncertainWords = catalogue('uncertain', {
  title: 'We could not read this with certainty',
  intro: 'A person on our team looks at these. Until then we count none of them anywhere in this report.',
  seems: 'It seems to say',
  onPage: (page: number) => `On page ${page}`,
})
