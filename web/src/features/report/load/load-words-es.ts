import type { loadWords } from './load-words.ts'

export const loadWordsEs: typeof loadWords.en = {
  loading: 'Cargando su informe...',
  loadingNote: 'Espere un momento mientras traemos el análisis de su póliza.',
  network: 'No se pudieron cargar los datos del informe.',
}
