import { enhanced } from '@plainpolicy/words/es/enhanced'
import type { enhancedWords } from './enhanced-words.ts'

export const enhancedWordsEs: typeof enhancedWords.en = {
  ...enhanced,
  switchTo: 'Cambiar a la versión Completa',
  alsoTitle: 'También trae:',
  also: {
    calculator: 'una calculadora del techo: ponga sus propias cifras y vea cada paso',
    forms: 'los formularios que se nombran y no están en su paquete, con una carta para pedirlos',
    questions: 'preguntas para su agente, de lo que su póliza deja abierto',
    coast: 'una revisión de su condado: quién asegura el viento en la costa',
    cash: 'el dinero que cada tipo de pérdida le pediría primero',
    comparison: 'una comparación con el año pasado, cuando suba las dos pólizas',
    pdf: 'el PDF largo, con los lugares en su póliza',
    support: '30 días de ayuda por correo',
  },
}
