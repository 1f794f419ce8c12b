import { titles } from './titles.ts'

/** What only the Enhanced version answers. */
export const enhancedAnswers = {
  cash: {
    title: titles.cash,
    intro: 'What one event would take out of your pocket before your policy pays anything.',
    noFigure: 'No figure',
  },
  savings: {
    title: titles.savings,
    intro:
      'The loss examples of this report, worked out again with one change each. What a change costs a year, only your insurer can say.',
    less: (amount: string) => `${amount} less to pay`,
  },
  coast: {
    title: titles.coast,
  },
  papers: {
    title: titles.papers,
    intro:
      'Your declarations name the forms that make up your policy. We looked for each one in the pages that you uploaded.',
    letterTitle: 'A letter to your agent',
    letterNote: 'It asks for a copy of each form. Read it, change what you like, and send it.',
  },
  questions: {
    title: titles.questions,
  },
}
