import { spanishMaterial } from '@plainpolicy/words/es/roof-materials'
import { settlements } from '@plainpolicy/words/es/settlements'
import type { roofFormWords } from './roof-form-words.ts'

export const roofFormWordsEs: typeof roofFormWords.en = {
  order: 'El orden en su póliza',
  settlement: 'Cómo se paga el techo',
  settlements: { ...settlements, schedule: 'Tabla de pagos (payment schedule)' },
  notStatedHelp: 'Su póliza no lo dice. Pruebe cada uno.',
  statedHelp: 'Como lo dice su póliza.',
  changedHelp: 'Su póliza dice otra cosa.',
  material: 'Material del techo',
  materialName: spanishMaterial,
  age: 'Edad del techo en años',
  ageMissing: 'No aparece en su póliza: póngala usted.',
  cost: 'Costo de un techo nuevo',
  costAssumed: 'Supuesto: un ejemplo, no el precio de su techo.',
  deductible: 'Deducible (deductible) de viento y granizo',
  deductibleMissing: 'No aparece en su póliza: póngalo usted.',
  asPrinted: 'De su póliza.',
  yours: 'Su propia cifra.',
  stepsTitle: 'Paso a paso',
  steps: {
    cost: 'Un techo nuevo cuesta',
    wear: (years, life) => `Se resta el desgaste: ${years} de ${life} años`,
    share: (percent, age) => `La tabla paga ${percent} a los ${age} ${age === 1 ? 'año' : 'años'}`,
    full: 'No se resta nada por desgaste',
    counted: 'Queda para contar',
    deductible: 'Después se resta su deducible',
    insurance: 'Su seguro paga',
    you: 'Usted paga',
  },
  assumedLife: (years) => `El desgaste se cuenta parejo sobre una vida supuesta de ${years} años.`,
  missing: {
    age: 'Ponga la edad del techo para ver las cifras.',
    deductible: 'Ponga el deducible para ver las cifras.',
    cost: 'Ponga lo que cuesta un techo nuevo, en dólares, para ver las cifras.',
    row: 'La tabla de sus páginas no tiene una línea para esta edad y este material.',
  },
}
