import { catalogue } from '../language/language.ts'

export const clockWords = catalogue({
  en: {
    title: 'Claims clock',
    intro: 'After a loss, time runs: for you by your policy, for your insurer by Texas law. These are the limits.',
    days: (days: number): string => (days === 1 ? 'day' : 'days'),
    businessDays: (days: number): string => (days === 1 ? 'business day' : 'business days'),
    policy: 'Your policy',
    law: 'Texas law',
  },
  es: {
    title: 'Reloj de los reclamos',
    intro:
      'Después de un daño corre el tiempo: para usted según su póliza, para su aseguradora según la ley de Texas. Estos son los plazos.',
    days: (days) => (days === 1 ? 'día' : 'días'),
    businessDays: (days) => (days === 1 ? 'día hábil' : 'días hábiles'),
    policy: 'Su póliza',
    law: 'Ley de Texas',
  },
})
