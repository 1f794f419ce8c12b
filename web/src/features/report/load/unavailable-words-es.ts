import type { unavailableWords } from './unavailable-words.ts'

export const unavailableWordsEs: typeof unavailableWords.en = {
  unavailable: 'El análisis no está disponible',
  waiting: 'Esperando el informe',
  opensByItself: 'Su informe se abre aquí solo en cuanto esté listo.',
  refresh: 'Actualizar la página',
  upload: 'Subir otra póliza',
  home: 'Volver al inicio',
  sample: 'Ver un informe de muestra',
  help: 'Nuestro análisis con IA funciona mejor con pólizas claras y completas.',
  processing: 'Su informe todavía se está preparando. Vuelva a mirar en unos minutos.',
  error:
    'El análisis falló. Esto puede pasar con documentos complejos o poco claros. Suba su póliza otra vez o escríbanos si el problema sigue.',
  pending: 'Su informe está en la fila para el análisis. Espere un momento y actualice la página.',
  missing: 'No encontramos el informe, o está incompleto. Suba su póliza otra vez.',
  away: 'En este momento no podemos conectarnos con nuestro servicio. No se perdió nada y no hace falta recargar la página.',
  scannedPages: (read: number, of: number) => `Páginas escaneadas leídas: ${read} de ${of}`,
}
