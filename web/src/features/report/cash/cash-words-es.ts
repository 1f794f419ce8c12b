import type { cashWords } from './cash-words.ts'

export const cashWordsEs: typeof cashWords.en = {
  title: 'Dinero para una tormenta',
  intro: 'Lo que un solo suceso sacaría de su bolsillo antes de que su póliza pague algo.',
  noFigure: 'Sin cifra',
}
