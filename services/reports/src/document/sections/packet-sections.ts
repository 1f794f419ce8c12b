import type { Block, Figure, Section } from '../document-model.ts'
import type { Telling } from '../telling.ts'
import { answersWords } from './answers-words.ts'

/** The forms that the declarations name, which of them are there, and a letter that asks for the rest. */
export function formsSection({ data, language, refs }: Telling): Section | null {
  const { forms } = data
  if (!forms || forms.listed.length === 0) return null
  const words = answersWords[language].papers
  const inPacket = (form: (typeof forms.listed)[number]): Figure => {
    if (!form.in_packet) return { value: words.missing, isSilent: true }
    return { value: form.page === null ? words.yes : words.onPage(form.page.toString()) }
  }
  const rows = forms.listed.map((form): Figure[] => [{ value: form.code }, { value: form.title ?? '' }, inPacket(form)])
  const columns = [{ title: words.form }, { title: words.formTitle, share: 1 }, { title: words.inPacket }]
  const letter: Block[] =
    forms.letter === null
      ? []
      : [
          { kind: 'heading', text: words.letterTitle },
          { kind: 'paragraph', text: words.letterNote },
          { kind: 'letter', text: forms.letter },
        ]
  return {
    id: 'forms',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro, refs: refs(forms.sources) },
      { kind: 'table', columns, rows },
      ...letter,
    ],
  }
}

export function questionsSection({ data, language, refs }: Telling): Section | null {
  const questions = data.questions ?? []
  if (questions.length === 0) return null
  const items = questions.map(({ question, why, sources }, index) => ({
    marker: (index + 1).toString(),
    title: question,
    text: why,
    refs: refs(sources),
  }))
  return { id: 'questions', title: answersWords[language].questions.title, blocks: [{ kind: 'steps', items }] }
}

/** What moved since the policy before, in dollars, and why. */
export function comparisonSection({ data, language, dollars, date }: Telling): Section | null {
  const { comparison } = data
  if (!comparison || comparison.rows.length === 0) return null
  const words = answersWords[language].comparison
  const { effective_date: from, renewal_date: to } = comparison.previous
  const signed = (amount: number) => `${amount > 0 ? '+' : '−'}${dollars(Math.abs(amount))}`
  const rows = comparison.rows.map((row): Figure[] => [
    { value: row.why === null ? row.label : `${row.label}. ${row.why}` },
    { value: row.before },
    { value: row.after },
    { value: row.difference === null ? '' : signed(row.difference) },
  ])
  const amount = (title: string) => ({ title, isAmount: true as const })
  const leftOut: Block[] = comparison.without_mold_and_water
    ? [{ kind: 'paragraph', look: 'small', text: words.withoutMoldAndWater }]
    : []
  return {
    id: 'comparison',
    title: words.title,
    blocks: [
      { kind: 'paragraph', text: words.intro(from && to ? words.term(date(from), date(to)) : '') },
      {
        kind: 'table',
        columns: [{ title: words.what, share: 1 }, amount(words.before), amount(words.after), amount(words.change)],
        rows,
      },
      ...leftOut,
    ],
  }
}

export function companionsSection({ data, language, dollars }: Telling): Section | null {
  const companions = data.companions ?? []
  if (companions.length === 0) return null
  const words = answersWords[language].comparison
  const blocks = companions.flatMap((companion): Block[] => [
    { kind: 'paragraph', text: companion.text },
    ...(companion.insurance_provider === null
      ? []
      : [{ kind: 'paragraph' as const, look: 'small' as const, text: words.insurer(companion.insurance_provider) }]),
    ...(companion.deductibles.length === 0
      ? []
      : [
          {
            kind: 'list' as const,
            mark: 'bullet' as const,
            items: companion.deductibles.map(({ label, amount }) => `${label}: ${dollars(amount)}`),
          },
        ]),
  ])
  return { id: 'companions', title: words.companionsTitle, blocks }
}
