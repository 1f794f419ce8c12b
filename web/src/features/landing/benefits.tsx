import { BookOpenText, ListChecks, Timer } from 'lucide-react'

const benefits = [
  {
    Icon: ListChecks,
    title: 'Personalized Action Plan',
    text: 'The few things in your own policy that deserve a look first, in order.',
  },
  {
    Icon: BookOpenText,
    title: 'Easy to Understand - No Insurance Jargon',
    text: 'Dollars instead of percentages, and every term explained where it stands.',
  },
  {
    Icon: Timer,
    title: 'Peace of Mind in Minutes',
    text: 'Upload the PDF, watch it being read, and open your report.',
  },
]

export function Benefits() {
  return (
    <section aria-label="What you get" className="border-y border-line bg-sheet">
      <ul className="mx-auto grid max-w-page gap-5 px-4 py-6 md:grid-cols-3 md:gap-6">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
            <div className="grid content-start gap-1">
              <h2 className="font-sans text-body font-semibold tracking-normal">{title}</h2>
              <p className="text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
