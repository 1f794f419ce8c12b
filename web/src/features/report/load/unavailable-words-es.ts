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
}
