const questions = [
  {
    question: 'Why does an analysis fail?',
    answer:
      'Mostly because of the document: a photo that is hard to read, a locked file, pages that are missing, or a paper that is no home insurance policy for a home in Texas. The analysis works best with clear, complete policy documents.',
  },
  {
    question: 'How long does a manual review take?',
    answer: 'A manual review takes 24-48 hours. We write to you when it is done.',
  },
  {
    question: 'What if my analysis fails and I have paid?',
    answer: 'You choose: a refund, or a manual review at no extra cost.',
  },
  {
    question: 'What information is good to send along?',
    answer:
      'The name of your insurance company, the kind of policy, what you did and what you saw, and the Report ID if you have a report. Please send no passwords and no card numbers.',
  },
]

export function ContactFaq() {
  return (
    <section aria-labelledby="faq" className="grid content-start gap-5">
      <h2 id="faq" className="text-title">
        Frequently Asked Questions
      </h2>
      {questions.map(({ question, answer }) => (
        <div key={question} className="grid gap-1">
          <h3 className="text-lead">{question}</h3>
          <p className="text-ink-soft">{answer}</p>
        </div>
      ))}
      <p className="border-t border-line pt-4 text-small text-ink-soft">
        Support hours: Monday-Friday 8 AM-6 PM CST. What you write is kept for 3 years.
      </p>
    </section>
  )
}
