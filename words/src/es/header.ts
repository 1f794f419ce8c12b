import type { header as english } from '../en/header.ts'

export const header: typeof english = {
  title: 'Su póliza, en palabras sencillas',
  reportDate: 'Fecha del informe',
  reportId: 'Número de informe',
  preparedBy: 'Preparado por',
  free: 'Gratis',
  enhanced: 'Completa',
  insuresWhat: '¿Qué asegura esta póliza?',
  mostForHome: 'es lo máximo que paga por su casa.',
  hailQuestion: '¿Cuánto le costaría una tormenta de granizo?',
}
