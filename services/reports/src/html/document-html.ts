import type { Language } from '@plainpolicy/platform/report/report-data'
import type { Answer, PaperDocument, Section } from '../document/document-model.ts'
import { blockHtml } from './block-html.ts'
import { badgeHtml, figureHtml, splitHtml } from './figure-html.ts'
import { asIs, html, type Markup } from './markup.ts'
import { pageStyle } from './page-style.ts'
import { sharedWords } from './shared-words.ts'

interface Page {
  language: Language
  title: string
  body: Markup
}

const page = ({ language, title, body }: Page): string =>
  html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow,noarchive"><meta name="referrer" content="no-referrer"><title>${title}</title>
<style>${asIs(pageStyle)}</style></head><body>${body}</body></html>`.markup

/** The report as one page to be read and printed; `until` is the day on which its link ends. */
export function documentHtml(document: PaperDocument, until: string): string {
  const { language, title, particulars, answer, sections, footer } = document
  const body = html`<header><p class="brand">Plainpolicy</p><h1>${title}</h1>
<p class="shared">${sharedWords[language].shared(until)}</p>
<ul class="particulars">${particulars.map(({ label, value }) => html`<li>${label}: ${value}</li>`)}</ul></header>
<main>${answer && answerHtml(answer)}${sections.map(sectionHtml)}</main>
<footer>${footer}</footer>`
  return page({ language, title: `${title} · Plainpolicy`, body })
}

/** What is shown for a link that ended, was withdrawn or never was: nobody learns which. */
export function endedLinkHtml(language: Language): string {
  const { endedTitle, ended } = sharedWords[language]
  const body = html`<header><p class="brand">Plainpolicy</p><h1>${endedTitle}</h1><p>${ended}</p></header>`
  return page({ language, title: `${endedTitle} · Plainpolicy`, body })
}

const answerHtml = ({ question, figure, sentence, arithmetic, split }: Answer): Markup =>
  html`<section class="answer"><h2>${question}</h2><p><span class="amount">${figureHtml(figure)}</span> ${sentence}</p>${
    split && splitHtml(split)
  }${arithmetic && html`<p class="small">${arithmetic}</p>`}</section>`

const sectionHtml = ({ id, title, badge, blocks }: Section): Markup =>
  html`<section id="${id}"><h2>${title}${badgeHtml(badge)}</h2>${blocks.map((block) => blockHtml(block) ?? asIs(''))}</section>`
