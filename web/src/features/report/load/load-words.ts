import { catalogue } from '../language/language.ts'

export const loadWords = catalogue({
  en: {
    loading: 'Loading Your Report...',
    loadingNote: 'Please wait while we retrieve your policy analysis.',
    unavailable: 'Analysis Unavailable',
    processing: 'Report is still being processed. Please check back in a few minutes.',
    error:
      'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
    pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
    missing: 'Report not found or incomplete. Please try uploading your policy again.',
    network: 'Failed to load report data.',
    away: 'We cannot reach our service at the moment. Nothing is lost, and you need not reload this page.',
    waiting: 'Waiting for the report',
    opensByItself: 'Your report opens here by itself as soon as it is ready.',
    refresh: 'Refresh Page',
    upload: 'Upload New Policy',
    home: 'Return to Home',
    sample: 'See a sample report',
    help: 'Our AI analysis works best with clear, complete policy documents.',
  },
  es: {
    loading: 'Cargando su informe...',
    loadingNote: 'Espere un momento mientras traemos el análisis de su póliza.',
    unavailable: 'El análisis no está disponible',
    processing: 'Su informe todavía se está preparando. Vuelva a mirar en unos minutos.',
    error:
      'El análisis falló. Esto puede pasar con documentos complejos o poco claros. Suba su póliza otra vez o escríbanos si el problema sigue.',
    pending: 'Su informe está en la fila para el análisis. Espere un momento y actualice la página.',
    missing: 'No encontramos el informe, o está incompleto. Suba su póliza otra vez.',
    network: 'No se pudieron cargar los datos del informe.',
    away: 'En este momento no podemos conectarnos con nuestro servicio. No se perdió nada y no hace falta recargar la página.',
    waiting: 'Esperando el informe',
    opensByItself: 'Su informe se abre aquí solo en cuanto esté listo.',
    refresh: 'Actualizar la página',
    upload: 'Subir otra póliza',
    home: 'Volver al inicio',
    sample: 'Ver un informe de muestra',
    help: 'Nuestro análisis con IA funciona mejor con pólizas claras y completas.',
  },
})
