/** The heights of a body's rows: about as high as the body itself on a phone and on a wide screen, so that little moves. */
export type BodyShape = readonly string[]

export const bodyShapes = {
  moldGrowth: ['h-[28rem] sm:h-[13rem]', 'h-[31rem] sm:h-[20rem]'],
  moldCovered: ['h-[37rem] sm:h-[23rem]'],
  waterExplained: ['h-[42rem] sm:h-[26rem]', 'h-[54rem] sm:h-[32rem]'],
  calculator: ['h-[40rem] sm:h-[25rem]', 'h-[38rem] sm:h-[26rem]'],
  coast: ['h-[13rem] sm:h-[11rem]'],
} satisfies Record<string, BodyShape>

const rows = (list: readonly unknown[], height: string): BodyShape => list.map(() => height)

export const cashShape = (cash: readonly unknown[]): BodyShape => rows(cash, 'h-[10rem] sm:h-[5.5rem]')

export const savingsShape = (savings: readonly unknown[]): BodyShape => rows(savings, 'h-[9rem] sm:h-[6rem]')

/** Each question, and the button that copies them. */
export const questionsShape = (questions: readonly unknown[]): BodyShape => [
  ...rows(questions, 'h-[6.5rem] sm:h-[3.5rem]'),
  'h-[3rem]',
]

/** Each form, and the letter. */
export const papersShape = (forms: { listed: readonly unknown[]; letter: string | null }): BodyShape => [
  ...rows(forms.listed, 'h-[4rem] sm:h-[3rem]'),
  ...(forms.letter ? ['h-[31rem]'] : []),
]
