import { paths } from '../../app/paths.ts'
import { Link } from '../../navigation/link.tsx'
import { Clause, LegalText, Points } from './legal-text.tsx'

/** The Terms of Service. What they say of law stands with its source in the list of changed words. */
export function Terms() {
  return (
    <LegalText
      title="Terms of Service"
      updated="November 21, 2026"
      lead="What Plainpolicy does for you, what it does not do, and what we owe each other. By using the service you agree to these terms."
    >
      <Service />
      <Account />
      <Price />
      <Referrals />
      <Documents />
      <Liability />
      <Disputes />
      <Clause number={8} title="Changes and contact">
        <p>
          When we change these terms, the date above changes with them, and what you bought before stays under the terms
          of that day. Questions reach us through the{' '}
          <Link to={paths.contact} className="link">
            contact page
          </Link>
          , Monday-Friday 8 AM-6 PM CST.
        </p>
      </Clause>
    </LegalText>
  )
}

const Service = () => (
  <Clause number={1} title="Informational review and referral only">
    <p>
      Plainpolicy reads the home-insurance policy that you upload and explains it in plain language. That is an
      informational review. It is made by software from your document and can miss or misread something, so every figure
      in it leads to the place in your document that it came from. Your policy, not our report, decides what is covered.
    </p>
    <Points>
      <li>We give no legal, insurance or financial advice, and we are not your agent, broker or lawyer.</li>
      <li>We do not solicit claims, and we do not negotiate, value, settle or adjust them.</li>
      <li>We are not a public adjuster. We are not an insurer, and we sell no insurance.</li>
      <li>For a decision about your coverage or a claim, ask a licensed agent, adjuster or attorney.</li>
    </Points>
  </Clause>
)

const Account = () => (
  <Clause number={2} title="Your account">
    <p>
      You sign in with your email address and a password. Keep the password to yourself, and give us an address that you
      can read. The service is for adults with a home in Texas and a policy that they may share with us. You may close
      your account at any time by writing to us.
    </p>
  </Clause>
)

const Price = () => (
  <Clause number={3} title="Price, payment and refunds">
    <p>
      A Free report costs nothing. One paid analysis costs $24.99 and unlocks the Enhanced version of one report. The
      price is shown, with any tax, before you pay. Cards are charged by Stripe; your card number never reaches our
      servers. A payment that is not used yet stays yours until you use it. When your document cannot be analyzed, the
      payment is not used up.
    </p>
    <p>
      If the report is not what you paid for, write to us within 30 days and we look at it with you. When we refund a
      payment, the report it unlocked returns to its Free version.
    </p>
  </Clause>
)

const Referrals = () => (
  <Clause number={4} title="Referrals, and what a public adjuster may charge">
    <p>
      If you ask for it and agree in words, we pass your request to licensed agents, contractors or public adjusters.
      They work for themselves, and any contract is between you and them.
    </p>
    <p>
      In Texas a public adjuster's commission is at most 10% of the settlement, and you may cancel the contract in
      writing within 72 hours of signing it (
      <a href="https://texas.public.law/statutes/tex._ins._code_section_4102.104" className="link">
        Texas Insurance Code 4102.104(a)
      </a>{' '}
      and{' '}
      <a href="https://texas.public.law/statutes/tex._ins._code_section_4102.103" className="link">
        4102.103(b)
      </a>
      ).
    </p>
  </Clause>
)

const Documents = () => (
  <Clause number={5} title="Your documents">
    <p>
      What you upload stays yours. You let us store, read and process it to make your report, and for nothing else.
      Uploaded documents are deleted after 90 days. How we treat the rest of what we know about you is in the{' '}
      <Link to={paths.privacy} className="link">
        Privacy Policy
      </Link>
      . Do not upload what is not yours to share, and do not try to break, overload or copy the service.
    </p>
  </Clause>
)

const Liability = () => (
  <Clause number={6} title="What we answer for">
    <p>
      We work with care, and we cannot promise that every document is read without a fault or that the service never
      stops. As far as the law allows, we do not answer for decisions made on the report alone, for a claim that an
      insurer denies, or for indirect losses. In total we answer for no more than the amounts you paid us in the prior
      12 months. Nothing here limits what cannot be limited under Texas law.
    </p>
  </Clause>
)

const Disputes = () => (
  <Clause number={7} title="Governing law and arbitration">
    <p>
      These terms are under the laws of the State of Texas. Write to us first: most things are settled that way. A
      dispute that is not settled within 30 days goes to binding arbitration before one arbitrator, in the Texas county
      where you live or by telephone, instead of a court; each side brings claims for itself only, not as a class. You
      may always use a small claims court, and you may refuse arbitration by writing to us within 30 days of your first
      use of the service.
    </p>
  </Clause>
)
