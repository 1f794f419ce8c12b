/** What only the Enhanced version answers. */
export const enhancedAnswers = {
  cash: {
    noFigure: 'No figure',
  },
  savings: {
    less: (amount: string) => `${amount} less to pay`,
  },
  papers: {
    letterTitle: 'A letter to your agent',
    letterNote: 'It asks for a copy of each form. Read it, change what you like, and send it.',
  },
}
