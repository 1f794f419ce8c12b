import type { Language } from '@plainpolicy/platform/report/report-data'

export type Status = 'pending' | 'processing' | 'completed' | 'error'

interface StatusWords {
  /** The sentences of the report page, by status. */
  states: Record<Status, string | null>
  /** What a person can do about a document that was not taken, by the code of AnalysisFailed. */
  refusals: Record<string, string>
}

const en: StatusWords = {
  states: {
    completed: null,
    processing: 'Report is still being processed. Please check back in a few minutes.',
    error:
      'Analysis failed. This can happen with complex or unclear policy documents. Please try uploading your policy again or contact support if the issue persists.',
    pending: 'Your report is queued for analysis. Please wait a moment and refresh the page.',
  },
  refusals: {
    'not-home-insurance':
      'This document is not a home-insurance policy. Please upload the declarations of your home, condo, dwelling, windstorm or flood policy.',
    renters: 'This is a renters policy. We read policies of owners: home, condo, dwelling, windstorm and flood.',
    'outside-texas': 'This policy insures a home outside Texas. We read policies of Texas homes only.',
    unreadable:
      'We could not find any text in this document; it may be a scan or a photo. Please upload the PDF that your insurance company sent or that you can download from its website.',
    'document-changed': 'The uploaded file is not the one that was submitted. Please upload it again.',
    'pdf-locked': 'This PDF is locked by a password. Please save a copy without a password and upload that.',
    'pdf-damaged': 'This PDF is damaged and could not be opened. Please download it again and upload the new copy.',
    'pdf-no-pages': 'This PDF has no pages. Please upload your complete policy document.',
    'pdf-too-big': 'This PDF holds more text than we can read. Please upload the declarations pages alone.',
    'pdf-timed-out': 'This PDF took too long to read. Please upload the declarations pages alone.',
    'pdf-too-many-pages': 'This PDF has more pages than we can read. Please upload the declarations pages alone.',
  },
}

const es: StatusWords = {
  states: {
    completed: null,
    processing: 'Todavía estamos preparando su reporte. Vuelva a verlo en unos minutos.',
    error:
      'No pudimos analizar su póliza. Esto puede pasar con documentos complicados o poco claros. Suba su póliza otra vez o escríbanos si el problema sigue.',
    pending: 'Su reporte está en la fila para ser analizado. Espere un momento y actualice la página.',
  },
  refusals: {
    'not-home-insurance':
      'Este documento no es una póliza de seguro de vivienda. Suba la carátula (declarations) de su póliza de casa, condominio, vivienda (dwelling), viento o inundación.',
    renters:
      'Esta es una póliza de inquilino (renters). Leemos pólizas de propietarios: casa, condominio, vivienda (dwelling), viento e inundación.',
    'outside-texas': 'Esta póliza asegura una casa fuera de Texas. Solo leemos pólizas de casas en Texas.',
    unreadable:
      'No encontramos texto en este documento; tal vez es un escaneo o una foto. Suba el PDF que le mandó su aseguradora o el que puede descargar de su sitio web.',
    'document-changed': 'El archivo subido no es el que se envió. Súbalo otra vez.',
    'pdf-locked': 'Este PDF está protegido con contraseña. Guarde una copia sin contraseña y suba esa.',
    'pdf-damaged': 'Este PDF está dañado y no se pudo abrir. Descárguelo otra vez y suba la copia nueva.',
    'pdf-no-pages': 'Este PDF no tiene páginas. Suba el documento completo de su póliza.',
    'pdf-too-big':
      'Este PDF tiene más texto del que podemos leer. Suba solo las páginas de la carátula (declarations).',
    'pdf-timed-out': 'Tardamos demasiado en leer este PDF. Suba solo las páginas de la carátula (declarations).',
    'pdf-too-many-pages':
      'Este PDF tiene más páginas de las que podemos leer. Suba solo las páginas de la carátula (declarations).',
  },
}

export const statusWords: Record<Language, StatusWords> = { en, es }
