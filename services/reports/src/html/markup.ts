/** HTML that is safe to send: texts in it are escaped. */
export interface Markup {
  markup: string
}

type Piece = Markup | Markup[] | string | number | null | undefined | false

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** html`<p>${text}</p>`: whatever stands in the gaps is text, unless it was made by html itself. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Markup {
  const markup = strings.reduce((before, part, index) => before + written(pieces[index - 1]) + part)
  return { markup }
}

function written(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (Array.isArray(piece)) return piece.map(({ markup }) => markup).join('')
  return typeof piece === 'object' ? piece.markup : escaped(String(piece))
}

/** Words of our own, such as a style sheet. */
export const asIs = (markup: string): Markup => ({ markup })
