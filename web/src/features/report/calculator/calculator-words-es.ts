import type { calculatorWords } from './calculator-words.ts'

export const calculatorWordsEs: typeof calculatorWords.en = {
  intro:
    'Lo que le costaría un techo nuevo después de una tormenta. Ponga sus propias cifras; cada paso sigue el orden de su póliza.',
  loading: 'Cargando la calculadora',
}
