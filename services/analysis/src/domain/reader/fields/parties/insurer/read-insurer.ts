import type { Evidence } from '@plainpolicy/platform/report/evidence'
import { headingOverRows } from '../../../geometry/around/heading-over-rows.ts'
import { columnBelow } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../../geometry/layout.ts'
import { POLICY_NUMBER_LABELS, PROVIDER_LABELS } from '../../../labels/identity-labels.ts'
import { BARE_PROVIDER_LABELS } from '../../../labels/insurer-labels.ts'
import { matchLabel } from '../../../labels/label.ts'
import { evidenceOf, evidenceOfFound } from '../../../search/evidence.ts'
import type { FieldValues } from '../../../search/field-values.ts'
import { findBest } from '../../../search/search.ts'
import { insurerAt, isBrand } from '../../../values/company.ts'
import { insuredWith, insuring, ofPolicyThatStarts } from './insurer-in-sentences.ts'
import { letterhead } from './letterhead.ts'
import {
  atFoot,
  calledCompany,
  namedWithSeat,
  representedInsurer,
  type SaidInsurer,
  tickedInsurer,
} from './said-insurer.ts'
import { withSeat } from './seat-in-name.ts'
import { spelledOut } from './spelled-out-insurer.ts'

const PROVIDERS = [...PROVIDER_LABELS, ...BARE_PROVIDER_LABELS]

/** Who bears the risk: at its label, in a sentence, in the letterhead, or at the foot. */
export const readInsurer = (pages: Page[]): FieldValues => spelledOut(pages, namedInsurer(pages))

const namedInsurer = (pages: Page[]): FieldValues =>
  said(tickedInsurer(pages), 0.95) ??
  labelled(pages) ??
  inSentence(pages) ??
  said(insuring(pages), 0.85) ??
  said(calledCompany(pages), 0.9) ??
  said(ofPolicyThatStarts(pages), 0.85) ??
  said(letterhead(pages), 0.85) ??
  said(insuredWith(pages), 0.8) ??
  said(representedInsurer(pages), 0.85) ??
  said(namedWithSeat(pages), 0.8) ??
  said(atFoot(pages), 0.75) ?? { fields: {}, evidence: {} }

const insurer = (insurance_provider: string, place: Evidence): FieldValues => ({
  fields: { insurance_provider },
  evidence: { insurance_provider: place },
})

const said = (found: SaidInsurer | null, confidence: number): FieldValues | null =>
  found && insurer(found.name, evidenceOf(found.cells, confidence))

/**
 * 'Who insures it' asks for the insurer beside 'Policy' alone: a boat or a condominium's building is insured by somebody
 * else, and so is what stands below 'Other policies on your home'. 'Company providing coverage' asks for it but under
 * 'Flood insurance' and 'Prior carrier'.
 */
const isAskedOfOther = (pages: Page[], label: Cell): boolean => {
  const asked = pages.filter(({ number }) => number === label.page)
  if (ASKS_WHO_PROVIDES.test(label.key)) return asked.some((page) => isHeadedByOther(page, label))
  return label.key === 'whoinsuresit' && !asked.some((page) => isBesideOwnNumber(page, label))
}
const ASKS_WHO_PROVIDES = /^(?:insurance)?company(?:that)?(?:provid|issu|writ|insur)/

const isBesideOwnNumber = (page: Page, label: Cell): boolean =>
  cellsOfLine(page, label).some(
    (cell) =>
      matchLabel(cell, POLICY_NUMBER_LABELS) !== null &&
      !headingOverRows(page, cell).some(({ text }) => OF_OTHER_POLICY.test(text)),
  )

/** Over its row, or before it: 'Companion auto policy', 'Other insurance on this property' over 'Type   Company providing coverage'; not 'FLOOD POLICY DECLARATIONS'. */
const isHeadedByOther = (page: Page, label: Cell): boolean => {
  const line = cellsOfLine(page, label)
  const before = line.filter(({ left }) => left < label.left)
  return [...headingOverRows(page, line[0] ?? label), ...before].some(
    ({ text }) => !/\bdeclarations?\b/i.test(text) && (OF_OTHER_POLICY.test(text) || OF_OTHER_INSURANCE.test(text)),
  )
}
const OF_OTHER_INSURANCE =
  /\b(?:prior|expiring|history|equipment|systems?|service lines?|identity|cyber|warranty|pets?|personal articles|reinsur\w*|companion|separate\w*)\b/i

const OF_OTHER_POLICY =
  /\b(?:others?|policies|elsewhere|flood|wind\w*|earthquake|auto|cars?|boats?|umbrella|associations?|master|building)\b/i

const labelled = (pages: Page[]): FieldValues | null => {
  const found = findBest(pages, PROVIDERS, ({ lines, label, place }) =>
    isAskedOfOther(pages, label)
      ? undefined
      : companyIn(place === 'above' && ENDS_NAME.test(label.text) ? [`${endOf(lines)} ${label.text}`] : lines),
  )
  return found && insurer(found.value, evidenceOfFound(found))
}

/** 'Red River Mutual' over 'INSURANCE COMPANY': a name in two lines, and no value over its label. */
const ENDS_NAME = /^insurance company$/i

/** 'Builders of' over 'Texas': the last line, with the one that it ends. */
const endOf = (lines: string[]): string => {
  const [before = '', last = ''] = lines.slice(-2)
  return lines.length > 1 && !/\b(?:of|and|&)$/i.test(before) ? last : `${before} ${last}`.trim()
}

/** A long name goes on in the next line. */
const companyIn = (lines: string[]): string | undefined => {
  const named = lines.map((line) => line.split('  ')[0] ?? '').filter((line) => !/\bcounty$/i.test(line))
  const [coded = '', second = '', third = ''] = introduced(
    SEAT_BEHIND_LABEL.test(named[0] ?? '') ? named.slice(1) : named,
  )
  const first = coded.replace(COMPANY_CODE, '')
  const name =
    insurerAt(`${first} ${second}`) ??
    insurerAt(`${first} ${second} ${third}`) ??
    insurerAt(first) ??
    INCORPORATED.exec(first)?.[0] ??
    PROGRAM.exec(first)?.[0]
  return name && withSeat(name, first, [second, third])
}

/** 'Red River Lloyds' over 'Underwritten by, 4400 Preston Road,' in smaller print: the label itself goes on to where that one sits. */
const SEAT_BEHIND_LABEL = /^,\s/

/** '07 Red River Lloyds': carriers number their companies. */
const COMPANY_CODE = /^\d{2,4}\s[-–—]?\s?(?=\p{Lu})/u

/**
 * 'Coverage is provided by the following State Auto company: …', 'Issued by the stock insurance company indicated below,
 * a member of the group:' name nobody before the colon.
 */
const INTRODUCTION =
  /^(?!.{0,60}\bpolicy (?:number|no)\b)(?=[^:]*\b(?:following|named|below|indicated|shown|listed|checked|marked|identified|herein|here|compan(?:y|ies)|insurer|carrier|member|underwriter)\b)[^:$\d]{3,120}:\s*/i

const introduced = (lines: string[]): string[] => {
  const rest = (lines[0] ?? '').replace(INTRODUCTION, '')
  return [rest, ...lines.slice(1)].filter(Boolean)
}

/** Agencies are called so as well: only at the label of an insurer, or behind words for what one does, is it one. */
const INCORPORATED = /^[\p{L}\d][\p{L}\d&.'’ -]{2,60} (?:insurance|assurance|indemnity|casualty),? inc\.?(?=$|\s\()/iu

/** The insurer of the flood policies that it sells itself; of others it is no more than their program. */
const PROGRAM = /^national flood insurance program$/i

/** 'Your insurer is Red River Lloyds.', 'This policy is a contract with …', 'We are …'; not 'It replaces your policy of …' */
const NAMED_SO =
  /(?<!\b(?:prior|previous|former|auto|flood|other|last|excess|primary|umbrella)\s)\b(?:[Ii]nsurer(?:\sis)?|[Ii]nsurance\scompany\sis|[Cc]arrier\sis|[Uu]nderwriter\sis|[Cc]ontract\s(?:between\syou\sand|with)|(?:^|\.\s)(?:An?|This|Your)\s(?:homeowners\s|home\s|dwelling\s)?policy\sof|[Ww]e\sare|^We(?=,)),?\s(?:the\s)?(?=[A-Z])/

/** '… your policy. Coverage is provided in the CITIZENS INSURANCE COMPANY' / 'OF AMERICA, 440 Lincoln Street …' */
const PROVIDED =
  /\b(?:(?:[Pp]rovided|[Uu]nderwritten|[Ii]ssued|[Ii]nsured|[Ww]ritten)\s(?:and\s\w+\s)?(?:in|by|through)|(?:is|are|[Yy]ou[’']re)\sinsured\swith|(?:[Ee]ffected|[Pp]laced)\s(?:with|through))\s(?:the\s)?(?=[A-Z])/
const PROVIDED_IN_CAPITALS = /\b(?:PROVIDED|UNDERWRITTEN|ISSUED|WRITTEN)\s(?:AND\s\w+\s)?(?:IN|BY|THROUGH)\s(?:THE\s)?/

/** 'Flood is insured by …', 'Windstorm coverage is provided by …'; 'This flood policy is underwritten by …' is the policy's own. */
const OF_OTHER =
  /\b(?:flood|wind(?:storm)?|hail|hurricane|auto|vehicles?|umbrella|earthquake)\b(?! (?:insurance )?polic)[^.:]*$/i

const inSentence = (pages: Page[]): FieldValues | null => {
  for (const page of pages) {
    for (const cell of page.cells) {
      const named = PROVIDED.exec(cell.text) ?? PROVIDED_IN_CAPITALS.exec(cell.text) ?? NAMED_SO.exec(cell.text)
      const found = named && !OF_OTHER.test(cell.text.slice(0, named.index)) ? namedAfter(page, cell, named) : null
      if (found) return found
    }
  }
  return null
}

/** What follows the words may end in the next line. */
const namedAfter = (page: Page, cell: Cell, words: RegExpExecArray): FieldValues | null => {
  const [next] = columnBelow(page, cell)
  const [rest = '', ...more] = introduced([cell.text.slice(words.index + words[0].length), next?.text ?? ''])
  const name =
    insurerAt([rest, ...more].join(' ')) ?? (/\bby\s/i.test(words[0]) ? INCORPORATED.exec(rest)?.[0] : undefined)
  return name && !isBrand(name) ? insurer(name, evidenceOf(next ? [cell, next] : [cell], 0.9)) : null
}
