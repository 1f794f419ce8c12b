import { catalogue } from '../language/language.ts'

export const comparisonWords = catalogue({
  en: {
    title: 'Compared with last year',
    intro: (from: string, to: string) => `This policy beside the one before, which ran from ${from} to ${to}.`,
    before: 'Before',
    after: 'Now',
    change: 'Change',
    more: (amount: string) => `${amount} more`,
    less: (amount: string) => `${amount} less`,
    same: 'No change in dollars',
    open: 'Open the earlier report',
    nothing: 'Nothing that we compare has changed.',
    companionsTitle: 'Your other policies for this home',
    companionsIntro: 'Policies of yours for the same address that you uploaded beside this one.',
    kinds: {
      flood_declarations: 'Flood policy',
      windstorm_declarations: 'Windstorm policy',
      other: 'Another policy',
    },
    openCompanion: (kind: string) => `Open the report: ${kind}`,
  },
  es: {
    title: 'Comparada con el año pasado',
    intro: (from, to) => `Esta póliza junto a la anterior, que duró del ${from} al ${to}.`,
    before: 'Antes',
    after: 'Ahora',
    change: 'Cambio',
    more: (amount) => `${amount} más`,
    less: (amount) => `${amount} menos`,
    same: 'Sin cambio en dólares',
    open: 'Abrir el informe anterior',
    nothing: 'No cambió nada de lo que comparamos.',
    companionsTitle: 'Sus otras pólizas para esta casa',
    companionsIntro: 'Otras pólizas suyas para la misma dirección, que usted también subió.',
    kinds: {
      flood_declarations: 'Póliza de inundación',
      windstorm_declarations: 'Póliza de viento',
      other: 'Otra póliza',
    },
    openCompanion: (kind) => `Abrir el informe: ${kind}`,
  },
})
