import type { proofWords } from './proof-words.ts'

export const proofWordsEs: typeof proofWords.en = {
  title: 'Prueba de los deducibles',
  intro:
    'El deducible (deductible) es la parte de un daño que usted paga primero. Volvimos a calcular cada uno con sus propias páginas.',
  printed: 'Su póliza dice',
  computed: 'Nosotros calculamos',
  both: (percent, amount) => `${percent} y ${amount}`,
  nothing: 'No hay con qué calcular',
  agrees: 'Los dos son iguales',
  differs: 'Los dos no son iguales',
  differsNote: (amount) =>
    `La diferencia es de ${amount}. Su aseguradora puede decir cuál vale, y ponerlo por escrito.`,
  single: 'Solo dice uno',
}
