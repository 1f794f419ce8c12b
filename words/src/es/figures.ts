import type { figures as english } from '../en/figures.ts'

export const figures: typeof english = {
  notFound: 'No aparece en su póliza',
  notProvided: 'No indicado',
  notStated: 'No se indica',
  assumed: 'supuesto',
  you: 'Usted',
}
