import type { answers as english } from '../en/answers.ts'

export const answers: typeof english = {
  proof: {
    title: 'Prueba de los deducibles',
    intro:
      'El deducible (deductible) es la parte de un daño que usted paga primero. Volvimos a calcular cada uno con sus propias páginas.',
    printed: 'Su póliza dice',
    computed: 'Nosotros calculamos',
    agrees: 'Los dos son iguales',
    differs: 'Los dos no son iguales',
    single: 'Solo dice uno',
  },
  clock: {
    title: 'Reloj de los reclamos',
    intro:
      'Después de un daño corre el tiempo: para usted según su póliza, para su aseguradora según la ley de Texas. Estos son los plazos.',
    policy: 'Su póliza',
    law: 'Ley de Texas',
  },
  uncertain: {
    title: 'Esto no lo pudimos leer con certeza',
    intro: 'Una persona de nuestro equipo lo revisa. Mientras tanto no cuenta en ninguna parte de este informe.',
    seems: 'Parece que dice',
  },
  cash: {
    title: 'Dinero para una tormenta',
    intro: 'Lo que un solo suceso sacaría de su bolsillo antes de que su póliza pague algo.',
    noFigure: 'Sin cifra',
  },
  savings: {
    title: 'Lo que otra cobertura le ahorraría',
    intro:
      'Los ejemplos de daño de este informe, calculados otra vez con un solo cambio. Cuánto cuesta el cambio al año, solo su aseguradora lo puede decir.',
    less: (amount) => `${amount} menos por pagar`,
  },
  coast: {
    title: 'Revisión de la costa',
  },
  papers: {
    title: 'No está en su paquete',
    intro:
      'Sus declaraciones (declarations) nombran los formularios que forman su póliza. Buscamos cada uno en las páginas que usted subió.',
    letterTitle: 'Una carta para su agente',
    letterNote: 'Pide una copia de cada formulario. Léala, cambie lo que quiera y envíela.',
  },
  questions: {
    title: 'Preguntas para su agente',
  },
  comparison: {
    title: 'Comparada con el año pasado',
    before: 'Antes',
    after: 'Ahora',
    change: 'Cambio',
    withoutMoldAndWater:
      'No comparamos moho, retorno del drenaje, agua en los cimientos ni inundación. Su informe anterior es la versión Gratis, que no los muestra.',
    companionsTitle: 'Sus otras pólizas para esta casa',
  },
}
