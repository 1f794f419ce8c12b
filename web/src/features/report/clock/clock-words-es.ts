import type { clockWords } from './clock-words.ts'

export const clockWordsEs: typeof clockWords.en = {
  title: 'Reloj de los reclamos',
  intro:
    'Después de un daño corre el tiempo: para usted según su póliza, para su aseguradora según la ley de Texas. Estos son los plazos.',
  days: (days) => (days === 1 ? 'día' : 'días'),
  businessDays: (days) => (days === 1 ? 'día hábil' : 'días hábiles'),
  policy: 'Su póliza',
  law: 'Ley de Texas',
}
