import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { evidenceOf, evidenceOfFound } from '../evidence.ts'
import type { Page } from '../geometry/layout.ts'
import { columnBelow } from '../geometry/neighbours.ts'
import { PROVIDER_LABELS } from '../labels/identity-labels.ts'
import { findBest } from '../search.ts'
import { insurerAt } from '../values/company.ts'
import type { FieldValues } from './field-values.ts'
import { readForm } from './read-form.ts'
import { readPolicyNumber } from './read-policy-number.ts'
import { readPremium } from './read-premium.ts'
import { readTerm } from './read-term.ts'

/** Insurer, number, form, term and premium. */
export const readPolicyFacts = (pages: Page[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const provider = findBest(pages, PROVIDER_LABELS, ({ lines }) => companyIn(lines)) ?? null
  if (provider) {
    fields.insurance_provider = provider.value
    evidence.insurance_provider = evidenceOfFound(provider)
  } else Object.assign(evidence, inSentence(pages, fields) ?? letterhead(pages, fields))
  for (const part of [readPolicyNumber(pages), readTerm(pages), readPremium(pages), readForm(pages)]) {
    Object.assign(fields, part.fields)
    Object.assign(evidence, part.evidence)
  }
  return { fields, evidence }
}

/** A long name goes on in the next line. */
const companyIn = (lines: string[]): string | undefined => {
  const named = lines.map((line) => line.split('  ')[0] ?? '').filter((line) => !/\bcounty$/i.test(line))
  const [first = '', second = '', third = ''] = named
  return insurerAt(`${first} ${second}`) ?? insurerAt(`${first} ${second} ${third}`) ?? insurerAt(first) ?? undefined
}

/** 'Liberty Mutual' alone is a brand: its companies are named in full. */
const BRAND = /^\S+ mutual$/i

/** '… your policy. Coverage is provided in the CITIZENS INSURANCE COMPANY' / 'OF AMERICA, 440 Lincoln Street …' */
const PROVIDED =
  /\b(?:[Pp]rovided|[Uu]nderwritten|[Ii]ssued|[Ii]nsured|[Ww]ritten)\s(?:and\s\w+\s)?(?:in|by|through)\s(?:the\s)?(?=[A-Z])/
const PROVIDED_IN_CAPITALS = /\b(?:PROVIDED|UNDERWRITTEN|ISSUED|WRITTEN)\s(?:AND\s\w+\s)?(?:IN|BY|THROUGH)\s(?:THE\s)?/

const inSentence = (pages: Page[], fields: Partial<PolicyFields>): FieldEvidence | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const match = PROVIDED.exec(cell.text) ?? PROVIDED_IN_CAPITALS.exec(cell.text)
      if (!match) continue
      const [next] = columnBelow(page, cell)
      const name = insurerAt(`${cell.text.slice(match.index + match[0].length)} ${next?.text ?? ''}`)
      if (!name || BRAND.test(name)) continue
      fields.insurance_provider = name
      return { insurance_provider: evidenceOf(next ? [cell, next] : [cell], 0.9) }
    }
  }
  return null
}

/** The insurer's name at the head of a page of the declarations. */
const letterhead = (pages: Page[], fields: Partial<PolicyFields>): FieldEvidence => {
  for (const page of pages) {
    for (const cell of page.cells) {
      if (cell.y > 0.25 * page.height) break
      const name = cell.text.length < 90 ? insurerAt(cell.text) : null
      if (!name || BRAND.test(name)) continue
      fields.insurance_provider = name
      return { insurance_provider: evidenceOf([cell], 0.85) }
    }
  }
  return {}
}
