import { evidence } from '@plainpolicy/words/es/evidence'
import type { evidenceWords } from './evidence-words.ts'

export const evidenceWordsEs: typeof evidenceWords.en = {
  ...evidence,
  pages: (pages) => `pág. ${pages}`,
  where: (of) => `Dónde está en su póliza: ${of}`,
  whereOnPages: (pages, of) => `${pages}: dónde está en su póliza: ${of}`,
  page: (page) => `Página ${page}`,
  close: 'Cerrar',
  origin: {
    declarations: 'Declaraciones (declarations), las páginas de resumen',
    form: 'Formulario (form), el contrato mismo',
    endorsement: 'Anexo (endorsement), una página que cambia la póliza',
    other: 'Otra página de su archivo',
  },
  cropOf: (of) => `${of}, tal como está en la página`,
  showPage: 'Ver la página',
  wrong: 'Creo que esto está mal',
}
