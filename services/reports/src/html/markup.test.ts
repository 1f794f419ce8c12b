import { expect, test } from 'vitest'
import { html } from './markup.ts'

test('whatever stands in a gap is text', () => {
  const hostile = `<img src=x onerror="alert('1')">&amp;`
  expect(html`<p title="${hostile}">${hostile}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;">&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;amp;</p>',
  )
})

test('markup in markup stays markup, and nothing is nothing', () => {
  expect(html`<ul>${['a', '<b>'].map((one) => html`<li>${one}</li>`)}${null}${undefined}${false}${0}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  )
})
