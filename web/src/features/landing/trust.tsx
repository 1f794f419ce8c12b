import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'

const promises = [
  {
    title: 'Every figure shows its page',
    text: 'Open any amount to see the line of your policy that it was read from.',
  },
  {
    title: 'Not found means not found',
    text: 'What your policy does not state, we do not guess. Where an example needs a number, it wears the word "assumed".',
  },
  {
    title: 'Your policy stays yours',
    text: 'Uploaded documents are deleted after 90 days. Nobody hears from us about you unless you ask us to.',
  },
  {
    title: 'We explain, we do not sell',
    text: 'Plainpolicy sells no insurance, settles no claims and gives no legal advice.',
  },
]

export function Trust() {
  return (
    <section id="security" className="border-t border-line bg-sheet">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-7 lg:grid-cols-[5fr_7fr] lg:gap-8 lg:py-8">
        <div className="grid content-start justify-items-start gap-5">
          <h2 className="text-heading">You can check every word</h2>
          <p className="text-lead text-ink-soft">A report is worth reading only if you can see where it comes from.</p>
          <ButtonLink to={paths.signUp} variant="secondary">
            Access Your Free Report
          </ButtonLink>
        </div>
        <dl className="grid gap-5 sm:grid-cols-2 sm:gap-6">
          {promises.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-1 border-t-2 border-accent pt-3">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
