import { FlaskConical } from 'lucide-react'
import type { SampleLanguage } from './sample-reports.ts'

const words: Record<SampleLanguage, { title: string; text: string }> = {
  en: { title: 'Sample report', text: 'The company, the policy and the people in it are made up.' },
  es: { title: 'Informe de muestra', text: 'La compañía, la póliza y las personas son inventadas.' },
}

/** Stays in sight while one reads, and stands on each printed page. */
export function SampleMark({ language }: { language: SampleLanguage }) {
  const { title, text } = words[language]
  return (
    <aside
      aria-label={title}
      lang={language}
      className="sticky top-0 z-20 flex flex-wrap items-center justify-center gap-x-3 border-b border-line bg-clay-soft px-4 py-2 text-center text-small text-ink print:fixed print:inset-x-0 print:top-auto print:bottom-0 print:border-0 print:py-px"
    >
      <FlaskConical aria-hidden className="size-4 text-clay" />
      <strong>{title}</strong>
      <span>{text}</span>
    </aside>
  )
}
