import type { evidence as english } from '../en/evidence.ts'

export const evidence: typeof english = {
  printed: 'Impreso en su póliza',
  derived: 'Calculado con lo que imprime su póliza',
  fromPicture: ', leído de una imagen de la página',
  byPerson: ', corregido por una persona',
  certainty: {
    3: 'Estamos seguros de esta lectura',
    2: 'Estamos bastante seguros de esta lectura',
    1: 'No estamos seguros: por favor revise usted esta página',
  },
  hidden: 'Esta línea también nombra una cobertura de la versión Completa. Por eso no se muestra aquí.',
}
