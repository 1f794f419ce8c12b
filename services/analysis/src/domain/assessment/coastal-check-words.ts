import { FORMATS } from './locale-formats.ts'
import { EAST_HARRIS_CITIES, FIRST_TIER_COUNTIES } from './texas-law.ts'

const counties = FORMATS.en.list(FIRST_TIER_COUNTIES)
const cities = FORMATS.en.list(EAST_HARRIS_CITIES)

const en = {
  firstTier: (county: string) =>
    `Your policy names ${county} County. It is one of the 14 coast counties of Texas. There many home policies leave out wind and hail, and a second policy insures them.`,
  eastHarris: (city: string) =>
    `Your policy names Harris County. The part of ${city} east of Highway 146 counts as coast. There many home policies leave out wind and hail, and a second policy insures them.`,
  elsewhere: (county: string) => `Your policy names ${county} County. It is not one of the 14 coast counties of Texas.`,
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
  firstTier: (county) =>
    `Su póliza nombra el condado de ${county}. Es uno de los 14 condados de la costa de Texas. Allí muchas pólizas de casa no cubren viento ni granizo. Los cubre una segunda póliza.`,
  eastHarris: (city) =>
    `Su póliza nombra el condado de Harris. La parte de ${city} al este de la carretera 146 cuenta como costa. Allí muchas pólizas de casa no cubren viento ni granizo. Los cubre una segunda póliza.`,
  elsewhere: (county) => `Su póliza nombra el condado de ${county}. No es uno de los 14 condados de la costa de Texas.`,
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
