import type { titles as english } from '../en/titles.ts'

export const titles: typeof english = {
  comparison: 'Comparada con el año pasado',
  companions: 'Sus otras pólizas para esta casa',
  mold: 'Moho',
  water: 'Daños por agua',
  cash: 'Dinero para una tormenta',
  savings: 'Lo que otra cobertura le ahorraría',
  coast: 'Revisión de la costa',
  papers: 'No está en su paquete',
  questions: 'Preguntas para su agente',
}
