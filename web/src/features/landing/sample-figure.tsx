import { paths } from '../../app/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { classNames } from '../../ui/class-names.ts'

const excerpt = [
  { label: 'A  Dwelling', percent: '', amount: '$412,000' },
  { label: 'All other perils', percent: '1%', amount: '$4,120' },
  { label: 'Windstorm or hail', percent: '2%', amount: '$8,240' },
]

/** The insurer's page that the figure comes from, with the line that proves it marked. */
function Excerpt() {
  return (
    <figure className="mx-4 grid gap-2 rounded-b-sheet border border-t-0 border-line bg-sunken px-4 pt-5 pb-4 sm:mx-6 sm:px-5">
      <figcaption className="flex items-baseline justify-between gap-3 text-small text-ink-soft">
        <span>From your policy</span>
        <span className="figures">Page 2</span>
      </figcaption>
      <dl className="figures text-small">
        {excerpt.map(({ label, percent, amount }, line) => (
          <div
            key={label}
            className={classNames(
              'flex gap-3 px-2 py-1',
              line === 2
                ? 'rounded-soft bg-watch-soft font-semibold outline-2 outline-watch'
                : 'border-b border-line text-ink-soft',
            )}
          >
            <dt className="grow uppercase tracking-wide">{label}</dt>
            <dd>{percent}</dd>
            <dd className="min-w-7 text-right">{amount}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

/** $35,000 of damage in two parts: the bar is the sum. */
function DamageBar() {
  return (
    <div className="grid gap-2">
      <div aria-hidden className="flex h-4 gap-px overflow-hidden rounded-soft">
        <span className="bg-clay" style={{ width: '23.5%' }} />
        <span className="grow bg-accent" />
      </div>
      <dl className="figures flex justify-between gap-4 text-small">
        <div>
          <dt className="text-ink-soft">You pay</dt>
          <dd className="font-semibold text-clay">$8,240</dd>
        </div>
        <div className="text-right">
          <dt className="text-ink-soft">Insurance pays</dt>
          <dd className="font-semibold text-accent">$26,760</dd>
        </div>
      </dl>
    </div>
  )
}

/** What a report gives, in one figure: the answer, the reckoning, the proof. Marked as a sample. */
export function SampleFigure() {
  return (
    <figure aria-label="A sample from a report" className="min-w-0">
      <div className="relative grid gap-4 rounded-sheet border border-line bg-sheet p-5 shadow-sheet sm:p-6">
        <div className="flex items-start justify-between gap-3">
          <p className="text-ink-soft">A hail storm does $35,000 of damage</p>
          <span className="rounded-full border border-clay px-3 py-px text-small font-semibold text-clay">Sample</span>
        </div>
        <p className="figures flex flex-wrap items-baseline gap-x-3 font-serif font-semibold">
          <span className="text-heading">You pay</span>
          <span className="text-display text-clay">$8,240</span>
        </p>
        <DamageBar />
        <p>
          Your deductible for wind and hail is 2% of the amount your home is insured for:{' '}
          <strong className="figures whitespace-nowrap">2% of $412,000</strong>, from page 2.
        </p>
      </div>
      <Excerpt />
      <figcaption className="px-4 pt-3 text-center text-small text-ink-soft">
        One figure, as a report shows it. The policy is invented.{' '}
        <Link to={paths.sampleReport} className="link whitespace-nowrap">
          See a sample report
        </Link>
      </figcaption>
    </figure>
  )
}
