import type { Cell } from './cell.ts'

/** Words of Spanish that policies use and English does not have. */
const SPANISH_WORDS =
  'de|del|la|las|los|el|un|una|y|o|en|por|para|con|sin|su|sus|al|que|se|no|si|poliza|numero|vigencia|periodo|asegurad[oa]s?|asegurador[a]?|compania|nombrad[oa]|titular|direccion|postal|ubicacion|lugar|propiedad|agente|agencia|acreedor|hipotecari[oa]|prestamo|prestamista|banco|coberturas?|limites?|primas?|vivienda|casa|hogar|residencia|edificio|estructuras?|otr[oa]s?|bienes|personal(?:es)?|contenido|muebles|perdida|perdidas|uso|gastos|medic[oa]s?|pagos?|terceros|responsabilidad|deducibles?|viento|vientos|granizo|huracan|tormenta|peligros?|demas|todos?|tod[oa]s|moho|hongos|agua|aguas|drenaje|alcantarillado|retroceso|ordenanza|ley|techo|teja|tejado|ano|fecha|construccion|construid[oa]|ocupacion|dueno|inquilino|formularios?|forma|endosos?|anexos?|anual|total|cargo|cargos|costo|reposicion|reemplazo|valor|efectivo|real|incluid[oa]s?|excluid[oa]s?|ningun[oa]?|ninguno|pagina|recibo|saldo|enganche|declaracion(?:es)?|opciones|descuentos?|inundacion|responsable|correo|nombre|telefono|condado|desde|hasta|emitid[oa]|vence|vencimiento|inicio'
const SPANISH = new RegExp(`^(?:${SPANISH_WORDS})$`)
/** Of these English has some as well. */
const IN_BOTH = /^(?:no|total|real|personal|annual|postal|o|y|la|las|los|el|en|se)$/

/** 'Policy Number / Número de póliza', 'Policy Number (Número de póliza)' */
const HALVES = [/^(.*?\S)\s+[/–—-]\s+(\S.*)$/, /^(.*?\S)\s+\(([^()]+)\)$/]
const LEAST_PAIRS = 4

type Side = 'first' | 'second'

const halvesOf = (text: string): [string, string] | null => {
  for (const halves of HALVES) {
    const [, first, second] = halves.exec(text) ?? []
    if (first && second) return [first, second]
  }
  return null
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

const isSpanish = (text: string): boolean => {
  const own = wordsOf(text)
  const known = own.filter((word) => SPANISH.test(word))
  const accents = /[áéíóúñ]/i.test(text) ? 1 : 0
  return known.some((word) => !IN_BOTH.test(word)) && known.length + accents >= 0.4 * own.length
}

/** 'No / None': words of Spanish, though not of Spanish alone. */
const mayBeSpanish = (text: string): boolean => {
  const own = wordsOf(text)
  return own.length > 0 && own.every((word) => SPANISH.test(word))
}

const spanishSide = (text: string): Side | null => {
  const [first, second] = halvesOf(text) ?? []
  if (!first || !second || isSpanish(first) === isSpanish(second)) return null
  return isSpanish(first) ? 'first' : 'second'
}

/**
 * 'Número de póliza / Policy Number': where a page says what it says in two languages, always in the same order, the
 * English holds. A pair of words in one language ('Wind / Hail') stays as it is.
 */
export const inEnglish = (cells: Cell[]): Cell[] => {
  const sides = cells.map(({ text }) => spanishSide(text))
  const first = sides.filter((side) => side === 'first').length
  const second = sides.filter((side) => side === 'second').length
  if (first + second < LEAST_PAIRS) return cells
  const spanish: Side = first > second ? 'first' : 'second'
  return cells.map((cell, index) => ({ ...cell, text: englishOf(cell.text, spanish, sides[index] ?? null) }))
}

const englishOf = (text: string, spanish: Side, side: Side | null): string => {
  const [first, second] = halvesOf(text) ?? []
  if (!first || !second) return text
  if (side !== spanish && (side !== null || !mayBeSpanish(spanish === 'first' ? first : second))) return text
  // 'Policy Number / Número de póliza: TXL481966'
  return spanish === 'first' ? second : `${first}${/:\s.*$/.exec(second)?.[0] ?? ''}`
}
