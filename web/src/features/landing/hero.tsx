import { paths } from '../../app/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { SampleFigure } from './sample-figure.tsx'

export function Hero() {
  return (
    <section className="mx-auto grid max-w-page items-center gap-7 px-4 py-7 lg:grid-cols-[6fr_5fr] lg:gap-8 lg:py-8">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-display">Expert Insurance Policy Analysis for Texas Homeowners</h1>
        <p className="max-w-reading text-lead text-ink-soft">
          Upload your policy and read it in plain language: what is covered, what a hail storm would cost you, where the
          gaps are, and what to look at first.
        </p>
        <ButtonLink to={paths.signUp} className="px-6 py-3 text-lead">
          Access Your Free Report
        </ButtonLink>
        <p className="text-small text-ink-soft">
          Free, and no card needed. All you need is the PDF from your insurer. Or begin with the{' '}
          <a href={paths.getStarted} className="link">
            Professional Analysis Report
          </a>{' '}
          for $24.99.
        </p>
      </div>
      <SampleFigure />
    </section>
  )
}
