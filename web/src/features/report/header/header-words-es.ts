import { header } from '@plainpolicy/words/es/header'
import type { headerWords } from './header-words.ts'

export const headerWordsEs: typeof headerWords.en = {
  ...header,
  backToHome: 'Volver al inicio',
  print: 'Imprimir',
  downloadPdf: 'Descargar PDF',
  makingPdf: 'Preparando su PDF...',
  pdfFailed: 'No se pudo hacer el PDF',
  pdfFailedNote: 'Su informe sigue como estaba. Inténtelo otra vez en un momento.',
  tryAgain: 'Intentar otra vez',
  writeToUs: '¿Preguntas? Escríbanos',
  switchToEnhanced: 'Versión Gratis. Cambiar a la Completa',
  versionOf: (version) => `Versión ${version} del informe`,
  loadingVersion: 'Cargando la otra versión',
  homeValue: 'Valor de la casa',
  hailShare: 'Su parte de una tormenta de granizo',
  youPay: (amount, isLeast) => `Usted paga ${isLeast ? 'al menos ' : ''}${amount}`,
  of: 'de',
  inHailDamage: (amount, isMost) => `en daños por granizo. Su seguro paga ${isMost ? 'como máximo ' : ''}${amount}.`,
}
