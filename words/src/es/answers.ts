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
}
