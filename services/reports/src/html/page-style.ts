import { createHash } from 'node:crypto'

/** The whole look of a shared page: it loads nothing from anywhere, and it is made to be printed. */
export const pageStyle = `
:root{color-scheme:light}
body{margin:0;overflow-wrap:break-word;background:#f8f3e9;color:#25211b;font:1.0625rem/1.6 'Source Sans 3',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main,header,footer{max-width:46rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2rem}
h1,h2{font-family:'Source Serif 4',Georgia,'Times New Roman',serif;line-height:1.25;font-weight:600}
h1{font-size:2rem;margin:.25rem 0 1rem}
h2{font-size:1.5rem;margin:2.5rem 0 .75rem;padding-top:1rem;border-top:1px solid #e0d7c5}
h3{font-size:1.125rem;margin:1.5rem 0 .5rem}
h4{font-size:1rem;margin:0 0 .25rem}
p{margin:.5rem 0}
a{color:#0f5358}
small,.small,.legend{display:block;font-size:.9rem;color:#5c5548}
.brand{color:#0f5358;font-weight:600}
.shared{background:#e1edea;border-left:4px solid #0f5358;padding:.75rem 1rem}
.particulars{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;padding:0;list-style:none;color:#5c5548}
.answer{background:#fffdf9;border:1px solid #e0d7c5;padding:1.25rem}
.answer h2{border:0;margin:0;padding:0}
.amount{font-size:1.5rem;font-weight:600}
.ref{font-size:.8rem;white-space:nowrap}
.silent,.assumed{font-style:italic;color:#5c5548}
.assumed{font-size:.85rem;border:1px solid #e0d7c5;padding:0 .35rem}
.badge{font:600 .85rem/1.4 'Source Sans 3',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;border:1px solid #5c5548;padding:0 .4rem;white-space:nowrap}
.badge.red,aside.red{border-color:#a34a24;color:#7d3517}
.badge.green{border-color:#0f5358;color:#0f5358}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));gap:.75rem;margin:1rem 0}
.facts>div,article,aside{background:#fffdf9;border:1px solid #e0d7c5;padding:.75rem 1rem;overflow-wrap:anywhere}
article,aside{margin:.75rem 0}
dt{font-size:.9rem;color:#5c5548}
dd{margin:0;font-weight:600}
dd small{font-weight:400}
table{width:100%;border-collapse:collapse;margin:1rem 0;background:#fffdf9}
th,td{border:1px solid #e0d7c5;padding:.4rem .6rem;text-align:left;vertical-align:top;overflow-wrap:break-word}
.table{overflow-x:auto}
.many table{min-width:34rem}
.words:first-child{min-width:7rem}
.number{text-align:right;font-variant-numeric:tabular-nums}
.bar{display:block;width:100%;height:.75rem;border:1px solid #e0d7c5}
.yours{fill:#a34a24}.theirs{fill:#e1edea}
.legend{display:flex;justify-content:space-between;gap:1rem;margin-top:.25rem}
ul,ol{padding-left:1.25rem}
.steps,.evidence,.months{list-style:none;padding:0}
.steps li,.evidence li{margin:.75rem 0}
.months{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:.25rem 1rem}
.check,.cross,.box{list-style:none;padding-left:0}
.check li::before{content:'✓ '}.cross li::before{content:'✕ '}.box li::before{content:'☐ '}
blockquote{white-space:pre-line;margin:1rem 0;padding:1rem;background:#fffdf9;border:1px solid #e0d7c5}
footer{padding:2rem 1.25rem 3rem;color:#5c5548;font-size:.9rem}
@media(max-width:30rem){main,header,footer{padding-left:1rem;padding-right:1rem}th,td{padding:.35rem .4rem;font-size:.95rem}}
@media print{.table{overflow:visible}.many table{min-width:0}body{background:#fff;font-size:10.5pt}main,header,footer{max-width:none}article,aside,tr,.facts>div,.steps li{break-inside:avoid}h2,h3,h4{break-after:avoid}a{color:inherit;text-decoration:none}}
`

/** How the policy of a page names its one style sheet. */
export const styleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`
