import { comparison } from '@plainpolicy/words/es/comparison'
import type { comparisonWords } from './comparison-words.ts'

export const comparisonWordsEs: typeof comparisonWords.en = {
  ...comparison,
  intro: (from, to) => `Esta póliza junto a la anterior, que duró del ${from} al ${to}.`,
  more: (amount) => `${amount} más`,
  less: (amount) => `${amount} menos`,
  same: 'Sin cambio en dólares',
  open: 'Abrir el informe anterior',
  nothing: 'No cambió nada de lo que comparamos.',
  companionsIntro: 'Otras pólizas suyas para la misma dirección, que usted también subió.',
  kinds: {
    flood_declarations: 'Póliza de inundación',
    windstorm_declarations: 'Póliza de viento',
    other: 'Otra póliza',
  },
  openCompanion: (kind) => `Abrir el informe: ${kind}`,
}
