import type { ReportData } from '@plainpolicy/platform/report/report-data'
import type { Block, Section, Source, Step } from '../document-model.ts'
import { layoutWords } from '../shared-words.ts'
import type { Telling } from '../telling.ts'
import { answersWords } from './answers-words.ts'
import { evidenceWords } from './evidence-words.ts'

type ClockStep = NonNullable<ReportData['claims_clock']>[number]

/** The times of a claim: the policy's own limits, and those of the law with their source. */
export function clockSection(telling: Telling): Section | null {
  const { data, language, refs } = telling
  const steps = data.claims_clock ?? []
  if (steps.length === 0) return null
  const words = answersWords[language].clock
  const items = steps.map(
    (step): Step => ({
      marker: markerOf(step, words),
      title: step.title,
      badge: { text: step.origin === 'policy' ? words.policy : words.law, signal: 'neutral' },
      text: step.text,
      refs: refs(step.sources),
      ...(step.law && { source: sourceOf(telling, step.law) }),
    }),
  )
  return {
    id: 'clock',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro },
      { kind: 'steps', items },
    ],
  }
}

function markerOf({ days, business_days: ofBusiness }: ClockStep, words: (typeof answersWords)['en']['clock']): string {
  if (days === null) return ''
  return ofBusiness ? words.businessDays(days.toString()) : words.days(days.toString())
}

/** A statement of law names where it can be read, and of when the text is that was read. */
export function sourceOf({ language }: Telling, { name, url, text_of }: NonNullable<ClockStep['law']>): Source {
  return { name, url, ...(text_of && { note: layoutWords[language].textOf(text_of) }) }
}

/** What was seen but not with certainty; it stands nowhere else. */
export function uncertainSection({ data, language }: Telling, pictures: ReadonlySet<string>): Section | null {
  const values = data.uncertain ?? []
  if (values.length === 0) return null
  const words = answersWords[language].uncertain
  const table: Block = {
    kind: 'table',
    columns: [
      { title: words.what, share: 1 },
      { title: words.seems, share: 1 },
      { title: words.page, isAmount: true },
    ],
    rows: values.map(({ label, seems, page }) => [{ value: label }, { value: seems }, { value: page.toString() }]),
  }
  const shown = values.filter(({ path }) => pictures.has(path))
  const cutOuts = shown.map(({ path, label, seems, page }) => ({
    caption: label,
    picture: path,
    pictureText: evidenceWords[language].picture(page.toString(), seems),
  }))
  const blocks: Block[] = [{ kind: 'paragraph', text: words.intro }, table]
  if (cutOuts.length > 0) blocks.push({ kind: 'pictures', items: cutOuts })
  return { id: 'uncertain', title: words.title, blocks }
}
