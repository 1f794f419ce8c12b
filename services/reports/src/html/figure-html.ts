import type { Badge, EvidenceRef, Figure, Split } from '../document/document-model.ts'
import { html, type Markup } from './markup.ts'

export const refsHtml = (refs: EvidenceRef[] = []): Markup[] =>
  refs.map(({ id, page }) => html` <a class="ref" href="#evidence-${id}">${id} · p. ${page}</a>`)

export const figureHtml = ({ value, assumed, isSilent, refs }: Figure): Markup =>
  html`<span class="${isSilent ? 'silent' : 'value'}">${value}</span>${assumed && html` <em class="assumed">${assumed}</em>`}${refsHtml(refs)}`

export const badgeHtml = (badge: Badge | undefined): Markup | null =>
  badge ? html` <span class="badge ${badge.signal}">${badge.text}</span>` : null

/** The shares as a bar; the amounts stand beside it as words. Drawn, since style attributes are not allowed. */
export const splitHtml = ({ yoursPercent, you, insurance }: Split): Markup => html`
<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect class="theirs" width="100" height="4"/><rect class="yours" width="${yoursPercent}" height="4"/></svg>
<p class="legend"><span>${you}</span><span>${insurance}</span></p>`
