import type { evidenceWords } from './evidence-words.ts'

export const evidenceWordsEs: typeof evidenceWords.en = {
  pages: (pages) => `pág. ${pages}`,
  where: (of) => `Dónde está en su póliza: ${of}`,
  whereOnPages: (pages, of) => `${pages}: dónde está en su póliza: ${of}`,
  page: (page) => `Página ${page}`,
  close: 'Cerrar',
  certainty: {
    3: 'Estamos seguros de esta lectura',
    2: 'Estamos bastante seguros de esta lectura',
    1: 'No estamos seguros: revise usted esta página',
  },
  printed: 'Está impreso en su póliza',
  derived: 'Calculado con lo que dice su póliza',
  fromPicture: ', leído de una imagen de la página',
  byPerson: ', corregido por una persona',
  origin: {
    declarations: 'Declaraciones (declarations), las páginas de resumen',
    form: 'Formulario (form), el contrato mismo',
    endorsement: 'Anexo (endorsement), una página que cambia la póliza',
    other: 'Otra página de su archivo',
  },
  cropOf: (of) => `${of}, tal como está en la página`,
  hiddenQuote: 'La línea también nombra una cobertura de la versión Completa. Por eso no se muestra aquí.',
  showPage: 'Ver la página',
  wrong: 'Creo que esto está mal',
}
