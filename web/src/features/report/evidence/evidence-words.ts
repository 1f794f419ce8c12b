import { catalogue } from '../language/language.ts'

export const evidenceWords = catalogue({
  en: {
    pages: (pages: string) => `p. ${pages}`,
    where: (of: string) => `Where ${of} stands in your policy`,
    whereOnPages: (pages: string, of: string) => `${pages}: where ${of} stands in your policy`,
    page: (page: number) => `Page ${page}`,
    close: 'Close',
    certainty: {
      3: 'We are sure of this reading',
      2: 'We are fairly sure of this reading',
      1: 'We are not sure: please check this page yourself',
    },
    printed: 'Printed in your policy',
    derived: 'Computed from what your policy prints',
    fromPicture: ', read from a picture of the page',
    origin: {
      declarations: 'Declarations, the summary pages',
      form: 'Policy form, the contract itself',
      endorsement: 'Endorsement, a page that changes the policy',
      other: 'Another page of your upload',
    },
    cropOf: (of: string) => `${of}, as it stands on the page`,
    hiddenQuote: 'The line also names a coverage of the Enhanced version, so it is not shown here.',
    showPage: 'Show the page',
    wrong: 'I think this is wrong',
  },
  es: {
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
  },
})
