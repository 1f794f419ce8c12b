import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Sheet } from '../../ui/sheet.tsx'

const CoverageSample = () => (
  <ul className="grid w-full gap-2">
    {(
      [
        ['Roof', 'good', 'Covered'],
        ['Mold', 'watch', 'Limited'],
        ['Flood', 'gap', 'Not covered'],
      ] as const
    ).map(([part, tone, word]) => (
      <li key={part} className="flex items-center justify-between gap-3">
        {part}
        <Badge tone={tone}>{word}</Badge>
      </li>
    ))}
  </ul>
)

const DeductibleSample = () => (
  <p className="figures flex w-full flex-wrap items-baseline justify-between gap-x-3">
    <span className="text-ink-soft">2% of $412,000 is</span>
    <span className="font-serif text-heading font-semibold">$8,240</span>
  </p>
)

const PrioritySample = () => (
  <ol className="grid w-full gap-2">
    {['Your roof and its age', 'Water that backs up', 'The wind and hail deductible'].map((priority, place) => (
      <li key={priority} className="flex items-baseline gap-3">
        <span className="figures font-serif font-semibold text-clay">{place + 1}</span>
        {priority}
      </li>
    ))}
  </ol>
)

interface ReasonProps {
  title: string
  text: string
  children: ReactNode
}

function Reason({ title, text, children }: ReasonProps) {
  return (
    <Sheet className="flex flex-col overflow-hidden">
      <div className="flex min-h-[10rem] items-center border-b border-line bg-sunken p-5">{children}</div>
      <div className="grid gap-2 p-5">
        <h3 className="text-title">{title}</h3>
        <p className="text-ink-soft">{text}</p>
      </div>
    </Sheet>
  )
}

export function Reasons() {
  return (
    <section className="mx-auto grid max-w-page gap-6 px-4 py-7 lg:py-8">
      <h2 className="text-heading">Why Get Your Policy Reviewed?</h2>
      <div className="grid gap-5 md:grid-cols-3">
        <Reason
          title="Discover Coverage Gaps"
          text="See what your policy pays for, what it limits, and what it leaves to you."
        >
          <CoverageSample />
        </Reason>
        <Reason
          title="Understand Deductibles"
          text="Texas policies often have one deductible for wind and hail and another for the rest. We turn both into dollars."
        >
          <DeductibleSample />
        </Reason>
        <Reason
          title="Expert Recommendations"
          text="A short list of what to look at first and what to ask your agent about it."
        >
          <PrioritySample />
        </Reason>
      </div>
      <p className="text-small text-ink-soft">The figures on these cards are samples.</p>
    </section>
  )
}
