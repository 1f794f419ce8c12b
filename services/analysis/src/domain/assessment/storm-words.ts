import { FORMATS } from './locale-formats.ts'

const { dollars } = FORMATS.en

const en = {
  windExcluded: 'Your policy excludes wind and hail, so you pay all of such damage.',
  hailName: 'Spring Hailstorm',
  hailOnRoof: (roof: number) =>
    `Hail ruins the roof (${dollars(roof)} of the damage) and breaks gutters, siding and windows.`,
  hailOnUnit: 'Hail breaks windows and fixtures; the damage is to what your policy insures of the building.',
  stormName: 'Hurricane/Tornado',
  stormOnHouse: 'Wind tears the building open.',
  stormOnUnit: 'Wind wrecks all that your policy insures of the building; the association usually insures the rest.',
  twoDeductibles: (hurricane: string, wind: string) =>
    `With your hurricane deductible, ${hurricane}; a tornado falls under the one for wind and hail, ${wind}.`,
  fireName: 'Fire or Lightning',
  fire: 'A kitchen fire or a lightning strike. The standard deductible applies.',
}

const { dollars: dolares } = FORMATS.es

const es: typeof en = {
  windExcluded: 'Su póliza excluye el viento y el granizo. Usted paga todo ese daño.',
  hailName: 'Granizada de primavera',
  hailOnRoof: (roof) =>
    `El granizo arruina el techo (${dolares(roof)} del daño) y rompe canaletas, paredes y ventanas.`,
  hailOnUnit: 'El granizo rompe ventanas. El daño es a la parte de la casa que cubre su póliza.',
  stormName: 'Huracán o tornado',
  stormOnHouse: 'El viento abre la casa.',
  stormOnUnit: 'El viento destruye toda la parte que cubre su póliza. Por lo común la asociación cubre el resto.',
  twoDeductibles: (hurricane, wind) =>
    `Se usa su deducible de huracán, ${hurricane}. Para un tornado vale el de viento y granizo, ${wind}.`,
  fireName: 'Incendio o rayo',
  fire: 'Un incendio en la cocina o un rayo. Se usa el deducible normal.',
}

export const STORM_WORDS = { en, es }
