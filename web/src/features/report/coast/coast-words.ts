import { enhancedAnswers } from '@plainpolicy/words/en/enhanced-answers'
import { catalogue } from '../language/catalogue.ts'

export const coastWords = catalogue('coast', {
  ...enhancedAnswers.coast,
  intro: 'On the Texas coast, wind and hail are often insured by a policy of their own. Your county decides.',
  county: 'County',
  countyUnknown: 'Not found in your policy',
  area: {
    first_tier: 'First-tier coastal county',
    east_harris: 'East part of Harris County',
    elsewhere: 'Not on the coast list',
    unknown: 'County not known',
  },
})
