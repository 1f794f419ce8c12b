import { catalogue } from '../language/language.ts'

export const proofWords = catalogue({
  en: {
    title: 'Deductible proof',
    intro: 'A deductible is the part of a loss that you pay first. We worked out each one again from your own pages.',
    printed: 'Your policy prints',
    computed: 'We work out',
    both: (percent: string, amount: string) => `${percent} and ${amount}`,
    nothing: 'Nothing to work with',
    agrees: 'The two agree',
    differs: 'The two differ',
    differsNote: (amount: string) =>
      `They are ${amount} apart. Your insurer can say which one counts, and put it in writing.`,
    single: 'Only one is printed',
  },
  es: {
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
  },
})
