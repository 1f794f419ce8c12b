import type { loadWords } from './load-words.ts'

export const loadWordsEs: typeof loadWords.en = {
  loading: 'Cargando su informe...',
  loadingNote: 'Espere un momento mientras traemos el análisis de su póliza.',
  processing: 'Su informe todavía se está preparando. Vuelva a mirar en unos minutos.',
  error:
    'El análisis falló. Esto puede pasar con documentos complejos o poco claros. Suba su póliza otra vez o escríbanos si el problema sigue.',
  pending: 'Su informe está en la fila para el análisis. Espere un momento y actualice la página.',
  missing: 'No encontramos el informe, o está incompleto. Suba su póliza otra vez.',
  network: 'No se pudieron cargar los datos del informe.',
  away: 'En este momento no podemos conectarnos con nuestro servicio. No se perdió nada y no hace falta recargar la página.',
  scannedPages: (read: number, of: number) => `Páginas escaneadas leídas: ${read} de ${of}`,
}
