import type { ReportData } from '@plainpolicy/platform/report/report-data'
import { FORM_WORDS } from './form-words.ts'
import { type PolicyFacts, sourcesOf } from './policy-facts.ts'

type Forms = NonNullable<ReportData['forms']>

/** The forms that the declarations name, and a letter for those that are not in the upload; null where none is missing. */
export function policyForms(facts: PolicyFacts): Forms {
  const listed = facts.details.forms.map(({ page, ...form }) => ({ ...form, in_packet: page !== null, page }))
  const missing = listed.filter((form) => !form.in_packet)
  return {
    listed,
    letter: missing.length === 0 ? null : letter(facts, missing),
    sources: sourcesOf(facts, 'forms.listed', ...(missing.length > 0 ? ['policy_holder_details.policy_number'] : [])),
  }
}

/** It carries nothing but what the document prints: the policy's number, the forms and the name of the policy holder. */
function letter({ fields, language }: PolicyFacts, missing: Forms['listed']): string {
  const words = FORM_WORDS[language]
  const opening = fields.policy_number === null ? words.named : words.namedPolicy(fields.policy_number)
  const list = missing.map(({ code, title }) => `- ${[code, title].filter(Boolean).join(' ')}`).join('\n')
  const closing = [words.thanks, fields.policy_holder_name].filter(Boolean).join('\n')
  return [words.greeting, opening, list, words.ask, closing].join('\n\n')
}
