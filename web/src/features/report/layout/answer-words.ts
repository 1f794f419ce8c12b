import { enhancedIntros } from '@plainpolicy/words/en/enhanced-intros'
import { catalogue } from '../language/catalogue.ts'

/** What the page says of the Enhanced version's answers while their bodies, with their own words, are not there. */
export const answerWords = catalogue('answer', {
  loading: 'Loading this part',
  tryAgain: 'Try again',
  intros: {
    ...enhancedIntros,
    calculator:
      'What a new roof after a storm would cost you. Put in your own figures; each step follows the order of your policy.',
    coast: 'On the Texas coast, wind and hail are often insured by a policy of their own. Your county decides.',
    questions: 'What your pages leave open, as questions that you can read out.',
  },
})
