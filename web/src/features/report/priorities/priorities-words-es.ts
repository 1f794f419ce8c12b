import type { prioritiesWords } from './priorities-words.ts'

export const prioritiesWordsEs: typeof prioritiesWords.en = {
  title: 'Lo más importante de su póliza',
  none: 'No encontramos nada que llame la atención en estas páginas.',
  classes: { critical: 'Urgente', warning: 'Atención', info: 'Información' },
}
