/** Words of Spanish that policies use and English does not have. */
const SPANISH_WORDS =
  'de|del|la|las|los|el|un|una|y|o|en|por|para|con|sin|su|sus|al|que|se|no|si|poliza|numero|vigencia|periodo|asegurad[oa]s?|asegurador[a]?|compania|nombrad[oa]|titular|direccion|postal|ubicacion|lugar|propiedad|agente|agencia|acreedor|hipotecari[oa]|prestamo|prestamista|coberturas?|limites?|primas?|vivienda|casa|hogar|residencia|edificio|estructuras?|otr[oa]s?|bienes|personal(?:es)?|contenido|muebles|perdida|perdidas|uso|gastos|medic[oa]s?|pagos?|terceros|responsabilidad|deducibles?|viento|vientos|granizo|huracan|tormenta|peligros?|demas|todos?|tod[oa]s|moho|hongos|agua|aguas|drenaje|alcantarillado|retroceso|ordenanza|ley|techo|teja|tejado|ano|fecha|construccion|construid[oa]|ocupacion|dueno|inquilino|formularios?|forma|endosos?|anexos?|anual|total|cargo|cargos|costo|reposicion|reemplazo|valor|efectivo|real|incluid[oa]s?|excluid[oa]s?|ningun[oa]?|ninguno|pagina|recibo|saldo|enganche|declaracion(?:es)?|opciones|descuentos?|inundacion|responsable|correo|nombre|telefono|condado|desde|hasta|emitid[oa]|vence|vencimiento|inicio'
const SPANISH = new RegExp(`^(?:${SPANISH_WORDS})$`)
/** Of these English has some as well. */
const IN_BOTH = /^(?:no|total|real|personal|annual|postal|o|y|la|las|los|el|en|se)$/

/** Names of people and towns have these: 'Maria de la Garza', 'Los Fresnos'. */
const IN_NAMES = /^(?:al|con|sin|para|por|su|que|si|en|de|del|la|las|los|el|y|un|una|casa|real|uso|ley|agua|valor)$/

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

/** 0 to 1 of its words, without those that are English, too. */
export const spanishShare = (text: string): number => {
  const own = wordsOf(text)
  return own.length === 0 ? 0 : own.filter((word) => SPANISH.test(word) && !IN_BOTH.test(word)).length / own.length
}

/** Half of a label in two languages. */
export const isSpanish = (text: string): boolean => {
  const own = wordsOf(text)
  const known = own.filter((word) => SPANISH.test(word))
  const accents = /[áéíóúñ]/i.test(text) ? 1 : 0
  return known.some((word) => !IN_BOTH.test(word)) && known.length + accents >= 0.4 * own.length
}

/** 'No / None': words of Spanish, though not of Spanish alone. */
export const mayBeSpanish = (text: string): boolean => {
  const own = wordsOf(text)
  return own.length > 0 && own.every((word) => SPANISH.test(word))
}

/** Words by themselves, which may as well be somebody's name. */
export const isSpanishPhrase = (text: string): boolean => {
  const own = wordsOf(text)
  const known = own.filter((word) => SPANISH.test(word))
  return known.length >= 0.5 * own.length && known.some((word) => !IN_BOTH.test(word) && !IN_NAMES.test(word))
}
