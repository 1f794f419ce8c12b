import { catalogue } from '../language/language.ts'

/** What the Enhanced version adds, for the card that offers it. */
export const enhancedWords = catalogue({
  en: {
    title: 'Enhanced Analysis Available',
    switchTo: 'Switch to Enhanced Version',
    addsWater: 'The Enhanced version adds water damage: what your policy pays for a flood, and what is left to you.',
    addsMoldAndWater:
      'The Enhanced version adds mold and water damage: what your policy pays for each, what is left to you, and how they change your score and your priorities.',
    alsoTitle: 'It also holds:',
    also: {
      calculator: 'a roof calculator: enter your own figures and see each step',
      forms: 'the forms that are named but not in your packet, with a letter that asks for them',
      questions: 'questions for your agent, from what your policy leaves open',
      coast: 'a check of your county: who insures wind on the coast',
      cash: 'the cash that each kind of loss would take from you first',
      comparison: 'a comparison with last year, once you upload both policies',
      pdf: 'the long PDF, with the places in your policy',
      support: '30 days of help by mail',
    },
  },
  es: {
    title: 'Hay un análisis completo',
    switchTo: 'Cambiar a la versión Completa',
    addsWater:
      'La versión Completa agrega los daños por agua: lo que su póliza paga por una inundación y lo que le queda a usted.',
    addsMoldAndWater:
      'La versión Completa agrega moho y daños por agua: lo que su póliza paga por cada uno, lo que le queda a usted y cómo cambian su puntuación y lo más importante.',
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
  },
})
