import { FORMATS } from './locale-formats.ts'
import { EAST_HARRIS_CITIES, FIRST_TIER_COUNTIES } from './texas-law.ts'

const counties = FORMATS.en.list(FIRST_TIER_COUNTIES)
const cities = FORMATS.en.list(EAST_HARRIS_CITIES)

const en = {
  names: (county: string) => `Your policy names ${county} County.`,
  assumedByZip: (county: string, zip: string) =>
    `Your policy names no county. We assumed ${county} County: the ZIP code ${zip} of your home lies there, or for the most part.`,
  assumedFar: (zip: string) =>
    `Your policy names no county. We assumed one away from the coast, by the ZIP code ${zip} of your home.`,
  firstTier: 'It is one of the 14 coast counties of Texas.',
  eastHarris: (city: string) => `The part of ${city} east of Highway 146 counts as coast.`,
  atTheCoast: 'There many home policies leave out wind and hail, and a second policy insures them.',
  elsewhere: 'It is not one of the 14 coast counties of Texas.',
  unknown: 'Your policy does not name the county of your home, so we cannot tell if it counts as coast.',
  counties: `The coast counties are ${counties}.`,
  harris: `In Harris County, parts of ${cities} count too.`,
  windExcluded: 'This policy leaves out wind and hail.',
  windIncluded: 'We did not find that this policy leaves out wind and hail.',
  windstorm: 'This is a windstorm policy: it insures wind and hail, and no flood.',
  flood: 'This policy insures flood.',
  noFlood: 'We found no flood coverage in this policy.',
}

const condados = FORMATS.es.list(FIRST_TIER_COUNTIES)
const ciudades = FORMATS.es.list(EAST_HARRIS_CITIES)

const es: typeof en = {
  names: (county) => `Su póliza nombra el condado de ${county}.`,
  assumedByZip: (county, zip) =>
    `Su póliza no nombra ningún condado. Supusimos el condado de ${county}: allí está, o en su mayor parte, el código postal ${zip} de su casa.`,
  assumedFar: (zip) =>
    `Su póliza no nombra ningún condado. Supusimos uno lejos de la costa, por el código postal ${zip} de su casa.`,
  firstTier: 'Es uno de los 14 condados de la costa de Texas.',
  eastHarris: (city) => `La parte de ${city} al este de la carretera 146 cuenta como costa.`,
  atTheCoast: 'Allí muchas pólizas de casa no cubren viento ni granizo. Los cubre una segunda póliza.',
  elsewhere: 'No es uno de los 14 condados de la costa de Texas.',
  unknown: 'Su póliza no nombra el condado de su casa. No podemos decir si cuenta como costa.',
  counties: `Los condados de la costa son ${condados}.`,
  harris: `En el condado de Harris cuentan también partes de ${ciudades}.`,
  windExcluded: 'Esta póliza no cubre viento ni granizo.',
  windIncluded: 'No vimos que esta póliza deje fuera el viento y el granizo.',
  windstorm: 'Esta es una póliza de viento (windstorm). Cubre viento y granizo, y no cubre inundación.',
  flood: 'Esta póliza cubre inundación.',
  noFlood: 'No vimos cobertura de inundación en esta póliza.',
}

export const COASTAL_CHECK_WORDS = { en, es }
