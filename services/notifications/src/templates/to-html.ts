import { blockHtml } from './block-html.ts'
import { escapeHtml } from './escape-html.ts'
import { disclaimer, type Letter } from './letter.ts'
import { dark, light, sans, serif } from './palette.ts'

// Mail programs that know dark mode follow these classes; all others keep the inline colours.
const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 600px) { .outer { padding: 20px 10px !important; } .sheet { padding: 28px 22px !important; } }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important; border-top-color: ${dark.clay} !important; }
  .tint { background: ${dark.tint} !important; border-color: ${dark.line} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .brand { color: ${dark.brand} !important; }
  .rule { border-color: ${dark.line} !important; }
}`

/** A letter as HTML: tables and inline styles, because mail programs know little more; nothing is loaded from anywhere. */
export function toHtml({ subject, preview, heading, blocks, reason }: Letter, origin: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escapeHtml(subject)}</title>
<style>${styles}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};">
${previewLine(preview)}
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${light.paper};">
<tr><td class="outer" align="center" style="padding:36px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 4px 16px;">${wordmark(origin)}</td></tr>
<tr><td class="sheet" style="background:${light.sheet};border:1px solid ${light.line};border-top:3px solid ${light.clay};border-radius:6px;padding:36px 40px 32px;">
<h1 class="ink" style="margin:0 0 20px;font:600 27px/1.25 ${serif};color:${light.ink};">${escapeHtml(heading)}</h1>
${blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0;">
${small(reason)}
${small(disclaimer)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

// Shown by inboxes beside the subject; the blanks keep the body's first words from following it.
function previewLine(preview: string): string {
  const blanks = '&#847;&zwnj;&nbsp;'.repeat(40)
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${escapeHtml(preview)}${blanks}</div>`
}

function wordmark(origin: string): string {
  return `<a class="brand" href="${escapeHtml(origin)}/" style="font:600 21px/1.2 ${serif};color:${light.brand};text-decoration:none;">Plainpolicy</a>`
}

function small(text: string): string {
  return `<p class="quiet" style="margin:0 0 10px;font:400 13px/1.55 ${sans};color:${light.quiet};">${escapeHtml(text)}</p>`
}
