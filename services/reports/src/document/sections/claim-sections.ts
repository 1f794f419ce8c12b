import { commonWords } from '../common-words.ts'
import type { Block, Section, Step } from '../document-model.ts'
import type { Telling } from '../telling.ts'
import { answersWords } from './answers-words.ts'

/** The times of a claim: the policy's own limits, and those of the law with their source. */
export function clockSection(telling: Telling): Section | null {
  const { data, language, refs } = telling
  const steps = data.claims_clock ?? []
  if (steps.length === 0) return null
  const words = answersWords[language]
  const items = steps.map(
    (step): Step => ({
      marker: step.days === null ? '' : words.days(step.days.toString()),
      title: step.title,
      badge: { text: step.origin === 'policy' ? words.fromPolicy : words.fromLaw, signal: 'neutral' },
      text: step.text,
      refs: refs(step.sources),
      ...(step.law && { source: sourceOf(telling, step.law) }),
    }),
  )
  return {
    id: 'clock',
    title: words.clockTitle,
    blocks: [
      { kind: 'paragraph', text: words.clockIntro },
      { kind: 'steps', items },
    ],
  }
}

/** A statement of law names where it was looked up, and when. */
export function sourceOf({ language, date }: Telling, law: { name: string; url: string; checked: string }) {
  return { name: law.name, url: law.url, note: commonWords[language].lookedUp(date(law.checked)) }
}

/** What was seen but not with certainty; it stands nowhere else. */
export function uncertainSection({ data, language }: Telling): Section | null {
  const values = data.uncertain ?? []
  if (values.length === 0) return null
  const words = answersWords[language]
  const table: Block = {
    kind: 'table',
    columns: [
      { title: words.what, share: 1 },
      { title: words.seems, share: 1 },
      { title: words.page, isAmount: true },
    ],
    rows: values.map(({ label, seems, page }) => [{ value: label }, { value: seems }, { value: page.toString() }]),
  }
  return {
    id: 'uncertain',
    title: words.uncertainTitle,
    blocks: [{ kind: 'paragraph', text: words.uncertainIntro }, table],
  }
}
