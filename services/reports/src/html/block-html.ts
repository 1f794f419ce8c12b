import type { Block, Mark } from '../document/document-model.ts'
import { badgeHtml, figureHtml, refsHtml, splitHtml } from './figure-html.ts'
import { html, type Markup } from './markup.ts'

type Writers = { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => Markup | null }

const listOf = (mark: Mark, items: string[]): Markup => {
  const lines = items.map((item) => html`<li>${item}</li>`)
  return mark === 'number' ? html`<ol>${lines}</ol>` : html`<ul class="${mark}">${lines}</ul>`
}

const writers: Writers = {
  paragraph: ({ text, look, leadIn, refs }) =>
    html`<p class="${look ?? 'plain'}">${leadIn && html`<strong>${leadIn}</strong> `}${text}${refsHtml(refs)}</p>`,
  heading: ({ text }) => html`<h3>${text}</h3>`,
  facts: ({ items }) =>
    html`<dl class="facts">${items.map(
      ({ label, note, ...figure }) =>
        html`<div><dt>${label}</dt><dd>${figureHtml(figure)}${note && html`<small>${note}</small>`}</dd></div>`,
    )}</dl>`,
  cards: ({ items }) =>
    html`<div class="facts">${items.map(
      ({ title, badge, text, refs }) =>
        html`<div><h4>${title}${badgeHtml(badge)}</h4><p>${text}${refsHtml(refs)}</p></div>`,
    )}</div>`,
  scenarios: ({ items }) =>
    html`${items.map(
      ({
        name,
        damage,
        description,
        youPay,
        split,
        arithmetic,
      }) => html`<article><h4>${name}</h4><p>${description} ${damage}</p>
<p class="amount">${figureHtml(youPay)}</p>${splitHtml(split)}<p class="small">${arithmetic}</p></article>`,
    )}`,
  bars: ({ items }) =>
    html`<div class="table" tabindex="0"><table>${items.map(
      ({ label, note, value }) =>
        html`<tr><th scope="row">${label}<small>${note}</small></th><td class="number">${value}</td></tr>`,
    )}</table></div>`,
  table: ({ columns, rows }) =>
    html`<div class="table ${columns.length > 3 ? 'many' : 'few'}" tabindex="0"><table><thead><tr>${columns.map(
      ({ title, isAmount }) => html`<th scope="col" class="${isAmount ? 'number' : 'words'}">${title}</th>`,
    )}</tr></thead><tbody>${rows.map(
      (row) =>
        html`<tr>${row.map((cell, index) => html`<td class="${columns[index]?.isAmount ? 'number' : 'words'}">${figureHtml(cell)}</td>`)}</tr>`,
    )}</tbody></table></div>`,
  notice: ({ signal, title, tag, texts }) =>
    html`<aside class="${signal}"><h4>${title}${tag && html` <em class="assumed">${tag}</em>`}</h4>${texts.map(
      (text) => html`<p>${text}</p>`,
    )}</aside>`,
  list: ({ mark, items }) => listOf(mark, items),
  lists: ({ items }) =>
    html`<div class="facts">${items.map(
      ({ title, mark, items: lines, empty }) =>
        html`<div><h4>${title}</h4>${lines.length > 0 ? listOf(mark, lines) : html`<p>${empty}</p>`}</div>`,
    )}</div>`,
  steps: ({ items }) =>
    html`<ol class="steps">${items.map(
      ({ marker, title, badge, text, refs, source }) =>
        html`<li><h4>${marker} · ${title}${badgeHtml(badge)}</h4><p>${text}${refsHtml(refs)}</p>${
          source &&
          html`<p class="small"><a href="${source.url}" rel="noopener noreferrer">${source.name}</a>${source.note && `, ${source.note}`}</p>`
        }</li>`,
    )}</ol>`,
  score: ({ score, badge }) => html`<p class="amount">${score} / 100${badgeHtml(badge)}</p>`,
  months: ({ items }) =>
    html`<ul class="months">${items.map(({ name, words }) => html`<li>${name}: ${words}</li>`)}</ul>`,
  letter: ({ text }) => html`<blockquote>${text}</blockquote>`,
  // Pictures of the document may show what a shared page leaves out.
  pictures: () => null,
  evidence: ({ items }) =>
    html`<ol class="evidence">${items.map(
      ({ id, page, labels, quote, method, certainty, isAsUsual }) =>
        html`<li id="evidence-${id}"><strong>${id} · p. ${page}</strong> ${labels.join(', ')}${
          quote && html` <q>${quote}</q>`
        }${isAsUsual ? null : html`<small>${certainty} · ${method}</small>`}</li>`,
    )}</ol>`,
}

export const blockHtml = (block: Block): Markup | null =>
  (writers[block.kind] as (block: Block) => Markup | null)(block)
