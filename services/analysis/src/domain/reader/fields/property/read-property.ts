import type { FieldEvidence, PolicyFields } from '../../../policy-fields.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { ROOF_AGE_LABELS, ROOF_YEAR_LABELS, YEAR_BUILT_LABELS } from '../../labels/identity-labels.ts'
import { label, matchLabel } from '../../labels/label.ts'
import { LIMIT_LABELS } from '../../labels/limit-labels.ts'
import { evidenceOf } from '../../search/evidence.ts'
import type { FieldValues } from '../../search/field-values.ts'
import type { Reading } from '../../search/reading.ts'
import { findBest, type Parse } from '../../search/search.ts'
import { currentPart } from '../../values/current-part.ts'
import { parseYear } from '../../values/dates.ts'
import { isOriginal } from '../../values/original-roof.ts'
import { ofHome } from '../not-this-policy/of-other-building.ts'
import { OTHER_ROOF } from '../settlement/open-settlement.ts'
import { bothYears } from './both-years.ts'
import { type Dated, dated } from './dated.ts'
import { ofNoForm } from './edition-of-form.ts'
import { ofRenewedRoof } from './renewed-roof.ts'
import { ageInSentence, BOUND } from './roof-age-said.ts'
import { roofAsBuilt } from './roof-as-built.ts'
import { stackedYear } from './stacked-years.ts'
import { isOfOtherTime } from './when-built.ts'
import { yearInBrackets } from './year-in-brackets.ts'
import { BUILT, ROOF_REPLACED } from './year-wordings.ts'
import { inSentence } from './years-said.ts'
import { yearUnderHeads } from './years-under-heads.ts'

/** When the home was built and its roof put on. */
export const readProperty = (pages: Page[], effectiveDate: string | null): FieldValues => {
  const both = bothYears(pages)
  if (both) return both
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  const add = (field: 'year_built' | 'roof_year', found: Dated | null) => {
    // Nothing was built after the policy's year, in which it may be amended: such a year is of something else.
    if (!found || (effectiveDate && found.year > Number(effectiveDate.slice(0, 4)) + 1)) return
    fields[field] = found.year
    evidence[field] = found.evidence
  }
  add('year_built', builtIn(pages))
  const yearBuilt = fields.year_built ?? null
  const since = { effectiveDate, yearBuilt }
  const roof = findBest(pages, ROOF_YEAR_LABELS, ofNoForm(pages, ofHome(pages, roofYearIn(since))))
  const said =
    stackedYear(pages, 'roof_year') ??
    dated(roof) ??
    yearUnderHeads(pages, ROOF_YEAR_LABELS) ??
    inSentence(pages, ROOF_REPLACED) ??
    roofOfAge(pages, since)
  add('roof_year', said ?? roofAsBuilt(pages, yearBuilt))
  return { fields, evidence }
}

const builtIn = (pages: Page[]): Dated | null => {
  const year: Parse<number> = (reading) => {
    const text = currentPart(reading.lines[0] ?? '').replace(WORK_SINCE, '')
    return isOfOtherTime(pages, reading.label, text) || isOfSeveral(reading, pages)
      ? undefined
      : (parseYear(text) ?? undefined)
  }
  return (
    stackedYear(pages, 'year_built') ??
    dated(findBest(pages, YEAR_BUILT_LABELS, ofHome(pages, year))) ??
    yearUnderHeads(pages, YEAR_BUILT_LABELS) ??
    inSentence(pages, BUILT) ??
    yearInBrackets(pages)
  )
}

/** '1978 (ADDITION 1996)', '1938, remodeled inside in 2014' */
const WORK_SINCE = /(?<=^(?:18|19|20)\d\d)(?: \([^()]*\)|[,;] (?!.*\b(?:rebuilt|reconstructed|effective)\b).*)/i

/** 'Built' over a column of years lists several buildings: the home's is the one whose row names it. */
const isOfSeveral = ({ place, cells, lines }: Reading, pages: Page[]): boolean => {
  const [first] = cells
  const years = new Set(lines.filter((line) => /^(?:1[89]|20)\d\d$/.test(line.trim())))
  if (place !== 'under' || years.size < 2 || !first) return false
  const page = pages.find(({ number }) => number === first.page)
  return !page || !cellsOfLine(page, first).some((cell) => matchLabel(cell, LIMIT_LABELS.coverage_a_dwelling) !== null)
}

interface Since {
  effectiveDate: string | null
  yearBuilt: number | null
}

const roofOfAge = (pages: Page[], since: Since): Dated | null => {
  const { effectiveDate } = since
  const labelled =
    dated(findBest(pages, ROOF_AGE_LABELS, ofHome(pages, roofAgeIn(since))), 'derived') ??
    dated(findBest(pages, ROOF_LABELS, ofHome(pages, agedIn(since))), 'derived')
  const said = labelled || !effectiveDate ? null : ageInSentence(pages)
  return said && effectiveDate
    ? {
        year: Number(said.since ?? effectiveDate.slice(0, 4)) - said.age,
        evidence: evidenceOf(said.cells, 0.85, 'derived'),
      }
    : labelled
}

/** 'Roof last inspected   Never', 'Roof updated   No, original wiring 1998' */
const OF_OTHER =
  /\b(?:inspect\w*|survey\w*|photos?|certificate|forms?|endorsements?|claims?|wiring|plumbing|condition|discount|credit)\b/i

/** 'Built 1928, raised on piers   Roof': words before a label are no value of it. */
const IN_WORDS = /[a-z]{3}.*[a-z]{3}/i

/** What stands further along the line may have a label of its own: '2008  ROOF CREDIT'. */
const isOfOther = ({ label, lines, place }: Reading): boolean =>
  (place === 'left' && IN_WORDS.test(lines[0] ?? '')) ||
  OF_OTHER.test(label.text) ||
  OF_OTHER.test(lines[0]?.split('  ')[0]?.replace(AFTER_YEAR, '') ?? '')

/** 'Metal, replaced 2018, certificate 184471' */
const AFTER_YEAR = /(?<=\b(?:replaced|installed|put on|renewed|new|laid)(?: in)? (?:19|20)\d\d\b).*/i

/** 'Year renovated: 2015' below a value has a label of its own. */
const isLabelled = (line = ''): boolean => /^[A-Za-z][A-Za-z ]+:/.test(line)

/** 'Metal, year 2016' beside 'Policy fee $75.00': the next line begins in the block beside. */
const isWhole = ([first = '', next = '']: string[]): boolean =>
  isLabelled(next) || (ENDS_IN_YEAR.test(first) && next.includes('$'))

/** A bound, a promise, or a roof that was only mended or looked at: no year in which it was put on. */
const NO_NEW_ROOF =
  /\b(?:repair\w*|partial(?:ly)?|warrant\w*|permit\w*|purchased|bought|acquired|before|prior to|earlier than|later than|older than|(?:prior|previous|former|old) roof|not (?:been )?(?:replaced|updated)|leak\w*|verified|certificate (?:no\.? ?)?(?:19|20)\d\d|as of|hail damaged?|damage to|certified|standards?|codes?|meets|complies|coating|(?<!-|\bstone |\()coated|rating|deck (?:attachment|fastening)|(?:must|should|shall|will) be|guarantee|deleted|removed|required|due|(?:schedules?|endorsements?|exclusions?),? (?:\d{1,2}\/)?(?:19|20)\d\d)\b/i

/** 'Composition shingle   Wiring updated:   2009': what stands behind another label is said of that, what stands behind a year on its own ('Composition / 2011   Policy fee   $65') of something else. */
const ownPart = (line: string): string => {
  const [first = '', ...more] = line.split('  ')
  if (ENDS_IN_YEAR.test(first) && (first.length === 4 || !more.some((text) => ENDS_IN_YEAR.test(text)))) return first
  const next = more.findIndex((text) => /:$/.test(text) || OF_OTHER.test(text) || /\bupdated?\b/i.test(text))
  return [first, ...(next < 0 ? more : more.slice(0, next))].join('  ')
}

const ENDS_IN_YEAR = /\b(?:19|20)\d\d$/

/** 'Roof: … at replacement cost. Home built 2013.' */
const isOfNoNewRoof = (text: string): boolean => NO_NEW_ROOF.test(text) || OTHER_ROOF.test(text) || IS_BUILT.test(text)
const IS_BUILT =
  /^(?:(?!\b(?:19|20)\d\d\b).)*\b(?:home|house|dwelling|building|residence) (?:was )?(?:built|constructed)\b/i

const roofYearIn =
  ({ effectiveDate, yearBuilt }: Since): Parse<number> =>
  (reading) => {
    if (isOfOther(reading)) return undefined
    const lines = reading.lines.slice(0, isWhole(reading.lines) ? 1 : 2)
    const text = currentPart(ofRenewedRoof(lines.map(ownPart).join(' '), effectiveDate))
    if (reading.place === 'under' && isLabelled(reading.lines[0])) return undefined
    if (isOfNoNewRoof(`${reading.label.text} ${text}`)) return undefined
    if (isOriginal(text) && yearBuilt) return yearBuilt
    return /\$|%/.test(text) ? undefined : (parseYear(text) ?? undefined)
  }

/** 'Roof age, years, at 10/08/2026   3', '8 years (04/2026)': when it is that old. */
const withoutDay = (line: string): string => line.replace(AT_DAY, '').trim()
const AT_DAY =
  /^\W*(?:(?:in )?(?:years|yrs\.?)\W*)?(?:at|on|as of) \d{1,2}[/-]\d{1,2}[/-](?:\d{2}){1,2}\b:?|(?<=\d (?:years|yrs\.?)) \(\d{1,2}\/(?:\d{1,2}\/)?(?:\d{2}){1,2}\)/i

/** 'Age of roof in years' over '0', '1' and '2' heads a schedule. */
const isHeadOfAges = ({ label, place }: Reading): boolean => /\bin years$/i.test(label.text) && place !== 'right'

/** '9 years' on a 2026 policy is 2017; some carriers print a year under 'Age of Roof'. */
const roofAgeIn =
  ({ effectiveDate, yearBuilt }: Since): Parse<number> =>
  (reading) => {
    if (isOfOther(reading) || isHeadOfAges(reading)) return undefined
    const text = reading.lines.map(withoutDay).find((line) => line !== '') ?? ''
    if (isOriginal(text) && yearBuilt) return yearBuilt
    const year = parseYear(text)
    if (year) return isOfNoNewRoof(`${reading.label.text} ${text}`) ? undefined : year
    // '0 to 5' and '5  6  7' head a schedule; '15 years or more' is a bound.
    const age = /^(\d{1,2})(?!\d|%|\s*(?:to|through|or|and|[–+-])|\s?(?:years?|yrs?\.?) (?:to|or|and)\b|\s{2,}\d)/.exec(
      text.trim(),
    )
    return age && effectiveDate ? Number(effectiveDate.slice(0, 4)) - Number(age[1]) : undefined
  }

const ROOF_LABELS = [label(/^(?:the|your)?roof(?:ing|covering|type|material)?(?:(?:and)?age)?$/)]

/** 'Roof   Composition, 12 years old', 'Roof' over 'Composition' over 'Age 12 years', 'Roof type / age' over 'Metal, 7 years' */
const agedIn =
  ({ effectiveDate }: Since): Parse<number> =>
  (reading) => {
    const [first = '', second = ''] = reading.lines.map((line) => line.split('  ')[0] ?? '')
    const text = /^age:? \d/i.test(second) ? `${first}, ${second}` : first
    const age =
      isOfOther(reading) || BOUND.test(text)
        ? null
        : (AGE.exec(text) ?? (reading.label.key.endsWith('age') ? YEARS_AT_END.exec(text) : null))
    return age && effectiveDate ? Number(effectiveDate.slice(0, 4)) - Number(age[1] ?? age[2]) : undefined
  }
const AGE = /\b(\d{1,2})[ -](?:years?|yrs?)[ -]old\b|\bage:? (\d{1,2})(?:[ -](?:years?|yrs?))?\W*$/i
const YEARS_AT_END =
  /^(?!.*\b(?:warranty|life|unknown|remaining|garage)\b).*\b(?:metal|comp\w*|shingles?|tiles?|asphalt|slate|wood|shakes?|concrete|clay)\b[^,/]*[,/] ?(\d{1,2}) (?:years?|yrs?\.?)$/i
