import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  minor: { name: 'Minor Damage', description: 'Some shingles torn or bruised; a repair.' },
  moderate: { name: 'Moderate Damage', description: 'One or two slopes of the roof replaced.' },
  major: { name: 'Major Damage', description: 'The whole roof replaced.' },
  illustrated: (cost: number) =>
    `The replacement cost of ${dollars(cost)} and the cost of each damage are illustrations, not a price for your roof.`,
  assumedLife: (years: number) =>
    `Depreciation runs evenly over an assumed life of ${years} years; your insurer may count differently.`,
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  minor: { name: 'Daño menor', description: 'Algunas tejas rotas o con golpes. Se repara.' },
  moderate: { name: 'Daño mediano', description: 'Se cambian uno o dos lados del techo.' },
  major: { name: 'Daño grave', description: 'Se cambia todo el techo.' },
  illustrated: (cost) =>
    `El costo de un techo nuevo, ${dolares(cost)}, y el de cada daño son ejemplos. No son el precio de su techo.`,
  assumedLife: (years) =>
    `El desgaste se cuenta parejo sobre una vida supuesta de ${years} años. Su aseguradora puede contarlo de otro modo.`,
}

export const ROOF_WORDS = { en, es }
