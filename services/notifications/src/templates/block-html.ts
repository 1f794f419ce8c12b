import { escapeHtml } from './escape-html.ts'
import type { Block } from './letter.ts'
import { light, sans, serif } from './palette.ts'

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

export function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text)
    case 'code':
      return code(block)
    case 'button':
      return button(block)
    case 'steps':
      return steps(block)
    case 'lines':
      return lines(block)
    case 'quote':
      return quote(block.text)
    case 'note':
      return note(block.text)
  }
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;font:400 17px/1.6 ${sans};color:${light.ink};">${escapeHtml(text)}</p>`
}

function note(text: string): string {
  return `<p class="quiet rule" style="margin:24px 0 0;padding:18px 0 0;border-top:1px solid ${light.line};font:400 15px/1.55 ${sans};color:${light.quiet};">${escapeHtml(text)}</p>`
}

function quote(text: string): string {
  const lines = escapeHtml(text).replaceAll(/\r?\n/g, '<br>')
  return `<p class="ink rule" style="margin:0 0 16px;padding:2px 0 2px 16px;border-left:3px solid ${light.line};font:400 16px/1.55 ${sans};color:${light.ink};">${lines}</p>`
}

// The digits stand in one piece, so that they can be copied; spacing, not spaces, makes them easy to read.
function code({ code, caption }: BlockOf<'code'>): string {
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 8px;">
<tr><td class="tint" align="center" style="background:${light.tint};border:1px solid ${light.line};border-radius:6px;padding:22px 12px 18px;">
<div class="brand" style="font:600 42px/1.1 ${sans};font-variant-numeric:tabular-nums;letter-spacing:9px;padding-left:9px;color:${light.brand};">${escapeHtml(code)}</div>
<div class="quiet" style="padding-top:10px;font:400 14px/1.4 ${sans};color:${light.quiet};">${escapeHtml(caption)}</div>
</td></tr>
</table>`
}

// The address stands below as well: some programs take the link out of the button.
function button({ label, href }: BlockOf<'button'>): string {
  const address = escapeHtml(href)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 10px;">
<tr><td style="background:${light.brand};border-radius:6px;">
<a href="${address}" style="display:inline-block;padding:14px 26px;font:600 17px/1.2 ${sans};color:#ffffff;text-decoration:none;border-radius:6px;">${escapeHtml(label)}</a>
</td></tr>
</table>
<p class="quiet" style="margin:0;font:400 13px/1.5 ${sans};color:${light.quiet};word-break:break-all;"><a class="quiet" href="${address}" style="color:${light.quiet};">${address}</a></p>`
}

function steps({ items }: BlockOf<'steps'>): string {
  const rows = items.map(
    ({ title, text }, index) => `<tr>
<td valign="top" width="34" style="padding:0 0 14px;"><span class="brand" style="font:600 22px/1.2 ${serif};color:${light.brand};">${index + 1}</span></td>
<td valign="top" class="ink" style="padding:0 0 14px;font:400 16px/1.5 ${sans};color:${light.ink};"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(text)}</td>
</tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 0;">${rows.join('\n')}</table>`
}

function lines({ lines: all }: BlockOf<'lines'>): string {
  const rows = all.map(({ label, value }, index) => {
    const weight = index === all.length - 1 ? 600 : 400
    const cell = `padding:10px 0;border-top:1px solid ${light.line};font:${weight} 16px/1.5 ${sans};color:${light.ink};`
    return `<tr>
<td class="ink rule" style="${cell}">${escapeHtml(label)}</td>
<td class="ink rule" align="right" style="${cell}font-variant-numeric:tabular-nums;">${escapeHtml(value)}</td>
</tr>`
  })
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px;">${rows.join('\n')}</table>`
}
