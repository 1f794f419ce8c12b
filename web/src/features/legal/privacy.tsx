import { paths } from '../../app/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { Clause, LegalText, Points } from './legal-text.tsx'
import { RetentionTable } from './retention-table.tsx'

/** The Privacy Policy: what is kept, why, how long, and what its owner can have done. */
export function Privacy() {
  return (
    <LegalText
      title="Privacy Policy"
      updated="November 21, 2026"
      lead="You trust us with a document about your home. This page says what we keep, why, for how long, and what you can have done with it."
    >
      <Collected />
      <Used />
      <Shared />
      <Clause number={4} title="How long we keep it">
        <RetentionTable />
      </Clause>
      <Rights />
      <Security />
      <Clause number={7} title="Children">
        <p>
          The service is for adults. When we learn that we hold data of a child under 13, we delete it within 48 hours.
        </p>
      </Clause>
      <Clause number={8} title="Changes and contact">
        <p>
          When this policy changes, the date above changes with it. Questions and requests reach us through the{' '}
          <Link to={paths.contact} className="link">
            contact page
          </Link>
          . These rules are under Texas law, as our{' '}
          <Link to={paths.terms} className="link">
            Terms of Service
          </Link>{' '}
          are.
        </p>
      </Clause>
    </LegalText>
  )
}

const Collected = () => (
  <Clause number={1} title="What we collect">
    <Points>
      <li>Your account: name, email address, and a password that is stored only in a form nobody can read back.</li>
      <li>What you write in our forms: phone number, property address, insurance company, your concerns.</li>
      <li>The policy that you upload, and the report that we make from it.</li>
      <li>Payments: amount, date and Stripe's number for it. Card numbers go to Stripe and never reach us.</li>
      <li>What runs the site: cookies that keep you signed in and remember a form you began. None for advertising.</li>
    </Points>
  </Clause>
)

const Used = () => (
  <Clause number={2} title="What we use it for">
    <p>
      To make and show your report, to send you the mails that belong to it, to take payment, to answer you, to keep the
      service safe, and to meet the law. We do not sell personal data, and we do not use your policy for advertising.
    </p>
  </Clause>
)

const Shared = () => (
  <Clause number={3} title="Who else sees it">
    <p>
      Companies that work for us, each only with what its work needs: Stripe for payments, and those that run our
      servers and send our mail. Agents, contractors or public adjusters only if you ask for a referral and agree to it
      in words. Authorities where the law requires it.
    </p>
  </Clause>
)

const Rights = () => (
  <Clause number={5} title="Your privacy rights">
    <p>
      Under the Texas Data Privacy and Security Act (
      <a href="https://statutes.capitol.texas.gov/Docs/BC/htm/BC.541.htm" className="link">
        Business and Commerce Code, chapter 541
      </a>
      ) you may ask what we hold about you, get a copy of it, have it corrected or deleted, and say no to its sale, to
      targeted advertising and to profiling, none of which we do. We handle deletion requests within 30 days. If we say
      no to something, you may ask us to look again, and after that complain to the Texas Attorney General.
    </p>
  </Clause>
)

const Security = () => (
  <Clause number={6} title="How we protect it">
    <p>
      Every connection is encrypted, each person sees only their own documents and reports, and what our programs write
      down about their work holds no personal data. If your data is breached, we tell you within 72 hours of finding
      out.
    </p>
  </Clause>
)
