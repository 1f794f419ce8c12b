import { squash } from '../geometry/cell.ts'
import { NUMBER_OF_PART } from './numbers-of-parts.ts'

const HEADING = new RegExp(
  `^(?:item)?(?:\\d{1,2})?(?:${[
    'forms?|endorsements?|attach(?:ed|ing|ments?)|documents?|papers?|paperwork|riders?|contracts?|policy|policies|numbers?|schedules?|lists?|options?',
    'coverages?|your|our|this|the|these|that|which|and|of|to|in|at|on|a|is|are|made?|makeup|up|consists|parts?|by|with|other',
    'after|added|frompage\\d{1,2}|change|changes|includes?|contains?|consist|listed|below|shown|here|governing|as|for|issued|term|time|no|nos|changing|modifying|additional|optional|applicable|appl(?:y|ies|ying)|subject|following|currently|issue|inception|editions?|dates?|titles?',
    'names?|descriptions?|included|including|enclosed|current|homeowners?|home|condo|dwelling|continued|notices?|mandatory|required|all|amended|revised|renewal|new|updated|now|whats?|is|effect|force|make|together|page|along',
    'hereto|herewith|special|conditions|clauses|wordings|packets?|packages?|composed|comprises|inside|behind',
    'you|we|have|chose|chosen|selected|bought|purchased|always|on|terms|thispolicydeclarations|premiums?|adjustments|charges|credits',
  ].join('|')})+$`,
)
const NAMES_FORMS =
  /form|endorsement|attach|documents|papers|paperwork|riders|policypack(?:et|age)|^(?:this|the|your|our)?(?:home|homeowners)?(?:policy|contract)(?:is)?(?:madeupof|madeof|consistsof|composedof|comprises)/

/** 'Policy form: HO-3' names one form and is no list. */
const PLURAL =
  /forms|endorsements|documents|papers|paperwork|riders|form (?:numbers?|no|list)|endorsement (?:numbers|nos)|attached|attachments|made (?:up )?of|consists of|composed of|comprises|pack(?:et|age)|schedule|special conditions/i

/** 'Forms (A = added, D = deleted)': what the marks before the numbers mean. */
const LEGEND = /\s\((?:\W*\b[A-Z*]{1,3}\s?[=–—-]\s?[a-z][a-z ]{2,20}\b)+\W*\)/i

const NUMBERED = new RegExp(`^${NUMBER_OF_PART}`)

/** 'Forms and endorsements (Policy form: HO-3)' */
const POLICY_FORM = /\s?\(policy form:? [^()]*\)$/i

/** The words before a colon, or all of them: 'Policy terms: forms that are part of your policy'. */
export const headingOf = (printed: string): { title: string; rest: string } => {
  const text = printed.replace(LEGEND, '').replace(NUMBERED, '').replace(POLICY_FORM, '')
  const [title = '', ...more] = text.split(':')
  const [first = ''] = text.replace(':', '').split(/(?<=[a-z]{3})\.\s/i)
  if (more.join('').trim() && isHeading(first)) return { title: first, rest: '' }
  return more.length > 0 ? { title, rest: more.join(':').trim() } : { title: first, rest: '' }
}

/** 'ENDTS', 'Endors.', 'ENDMTS', 'Form(s) and Endorsement(s)' */
const withoutShort = (title: string): string =>
  title.replace(/\(s\)/gi, 's').replace(/\bend(?:ts?|mts?|ors?|orsmts?)\b\.?/gi, 'endorsements')

export const isHeading = (title: string): boolean => {
  const full = withoutShort(title)
  const key = squash(full)
  return title.length <= 110 && NAMES_FORMS.test(key) && HEADING.test(key) && PLURAL.test(full)
}

/** 'Forms: see schedule of forms, LO-SCH': the list stands elsewhere. */
export const refersElsewhere = (text: string): boolean =>
  /^(?:see|refer to|per|as (?:per|shown|listed)|listed)\b.*\b(?:schedules?|lists?|pages?|reverse)\b(?!.*\b(?:below|following)\b)/i.test(
    text,
  )

/** In a policy in two languages: 'Formularios y endosos'. */
const FORMS =
  /\b(?:forms|endorsements|attach(?:ed|ments)|documents|papers|riders|amendments|following make up (?:the|your|this) (?:policy|contract)|(?:that|which) makes? up (?:the|your|this) (?:policy|contract)\W*$|formularios|endosos|anexos|(?:parts|pages) of (?:the|your|this) (?:policy|contract))\b|^what(?:[’']s| is) in (?:the|your|my|our|this) (?:policy|contract)\?$|\b(?:policy|contract|agreement|insurance)\b.*\b(?:made up of|made of|consists? of|composed of|comprises)\b/i

/** Under what was taken out, or may be bought, no form of the policy is listed. */
export const OF_NO_POLICY =
  /delet|remov|no longer|nolonger|withdrawn|not ?attached|not ?purchased|not ?selected|not ?included|available|did ?n.?o?t ?choose|prior|previous|expir|you ?(?:can|may|could|might) ?(?:also ?)?(?:(?:wish|want|like) ?to ?)?(?:add|buy|choose|ask)|not ?(?:a ?)?part ?of|^loans|^liens|on ?request|offered|declined|rejected|claims|file ?a ?claim|loss ?history|discounts$|articles/i

/**
 * 'This Declarations Page is attached to and forms part of the Certificate provisions': a sentence on this page heads no
 * list; 'Schedule of forms attached to and forming part of this policy' does.
 */
const OF_THIS_PAGE =
  /\b(?:page|declarations?|certificate|schedule) (?:(?:is|are|shall be) (?:attached to|(?:a )?part of)|forms (?:a )?part of)\b(?!.*\b(?:forms|endorsements) (?:listed|below))/i

/** Any other words about forms, which head a list where one stands below them. */
export const mayHeadForms = (title: string): boolean =>
  title.length <= 110 && FORMS.test(title) && ![OF_NO_POLICY, OF_THIS_PAGE].some((other) => other.test(title))
