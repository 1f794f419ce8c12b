import type { FieldEvidence, PolicyFields } from '../../policy-fields.ts'
import { cellsUnder } from '../geometry/around/cells-under.ts'
import { type Cell, squash } from '../geometry/cell.ts'
import { cellsOfLine, type Page } from '../geometry/layout.ts'
import { isBelow } from '../geometry/sections/not-purchased.ts'
import { isNextLine } from '../geometry/text/paragraphs.ts'
import { type Statement, statements } from '../geometry/text/statements.ts'
import { evidenceOf } from '../search/evidence.ts'
import type { FieldValues } from '../search/field-values.ts'
import { codeAtStart } from '../values/form-code.ts'
import {
  isAmongExclusions,
  isCosmeticExclusion,
  isFormOfLooks,
  isOfLooks,
  isOfOtherSurface,
  isUnderDenial,
  leavesLooksOut,
} from './cosmetic-damage.ts'
import { isTakenOutInSentence } from './excluded-topics.ts'
import { isWindExclusion } from './wind-exclusion.ts'

/** Perils and damage that the document takes out of the policy. */
export const readFlags = (pages: Page[], said: Statement[]): FieldValues => {
  const fields: Partial<PolicyFields> = {}
  const evidence: FieldEvidence = {}
  // What a row denies is not stated by its first words alone.
  const denied = new Set(said.filter(({ text }) => isNoExclusion(squash(text))).map(({ cells: [first] }) => first))
  const rests = restsOfSentences(said)
  const whole = withSubjects(said)
  const take = (
    field: 'cosmetic_damage_excluded' | 'wind_hail_excluded' | 'mold_limit' | 'water_backup_limit',
    value: true | 0,
    holds: (key: string, statement: Statement) => boolean,
  ) => {
    const statement = whole.find((one) => {
      const { text, cells } = one
      const key = text.length < 300 && !CONDITION.test(text) ? squash(text) : ''
      return (
        holds(key, one) &&
        !isNotTaken(pages, cells) &&
        !cells.some((cell) => isAnsweredNo(pages, cell)) &&
        !NO_EXCLUSION.test(text) &&
        !isNoExclusion(key) &&
        !denied.has(cells[0])
      )
    })
    if (!statement) return
    Object.assign(fields, { [field]: value })
    evidence[field] = evidenceOf(statement.cells, 0.88)
  }
  take('cosmetic_damage_excluded', true, (key, one) => !rests.has(one) && leavesOutLooks(pages, key, one))
  take('wind_hail_excluded', true, (key, one) => leavesOutWind(pages, key, one))
  take(
    'mold_limit',
    0,
    (key, one) =>
      !endsInNo(one) &&
      (isMoldExclusion(key.replace(NEXT_HEADING, '')) || isTakenOutInSentence('mold_limit', one.text)),
  )
  take(
    'water_backup_limit',
    0,
    (key, one) => !endsInNo(one) && (isBackupExclusion(key) || isTakenOutInSentence('water_backup_limit', one.text)),
  )
  return { fields, evidence }
}

/** '…, and neither is the' over 'cosmetic damage exclusion.': the second line alone says something else. */
const restsOfSentences = (said: Statement[]): Set<Statement> => {
  const inSentences = new Set(said.flatMap(({ isRow, cells }) => (isRow || cells.length < 2 ? [] : cells)))
  const isRest = ({ isRow, text, cells: [cell, ...more] }: Statement) =>
    isRow === true && more.length === 0 && /^[a-z]/.test(text) && cell !== undefined && inSentences.has(cell)
  return new Set(said.filter(isRest))
}

const leavesOutWind = (pages: Page[], key: string, one: Statement): boolean =>
  key !== '' && isWindExclusion(key, one.text) && !endsInNo(one) && !endsOtherTitle(pages, one)

/** 'Cosmetic Damage to Roof Surfacing' over 'Exclusion - Wind or Hail', in a list of titles that break over lines; what has a number of its own is a title of its own. */
const endsOtherTitle = (pages: Page[], { cells, isRow }: Statement): boolean =>
  isRow === true &&
  pages.some((page) =>
    cells.some((cell) => {
      if (cell.page !== page.number || !/^exclusion\b/i.test(cell.text)) return false
      const above = page.cells.find((other) => isNextLine(other, cell, { pitch: 1.45, indent: 0, sizes: 0.6 }))
      const isNumbered = cellsOfLine(page, cell).some(({ text }) => codeAtStart(text) !== null)
      return above !== undefined && OF_OTHER_TITLE.test(above.text) && !isNumbered
    }),
  )
const OF_OTHER_TITLE = /^[^$%.:;]*\bcosmetic\b[^$%.:;]*$/i

/** The exclusion that an endorsement on roofs may hold without a word of it in the declarations. */
export const readCosmeticExclusion = (endorsements: Page[]): FieldValues => {
  const { fields = {}, evidence = {} } = readFlags(endorsements, endorsements.flatMap(statements))
  const { cosmetic_damage_excluded } = evidence
  return fields.cosmetic_damage_excluded && cosmetic_damage_excluded
    ? { fields: { cosmetic_damage_excluded: true }, evidence: { cosmetic_damage_excluded } }
    : { fields: {}, evidence: {} }
}

const isBackupExclusion = (key: string): boolean =>
  /(?:sewers?|drains?|water)(?:(?:and|or|of)?(?:sewers?|drains?|sump))*backup[a-z]{0,20}exclusion(?!s|with|except|unless)|exclusionof(?:water|sewers?|drains?)(?:(?:and|or)(?:sewers?|drains?))*backup/.test(
    key,
  )

/** 'Fungus (Including Mold) Excl' in a list of forms; one of the liability half, or one that gives back a part, does not say it. */
const isMoldExclusion = (key: string): boolean =>
  /(?:fungus|fungi|mold)[a-z]{0,30}(?:exclusion|excl(?![a-z])|excl(?=[a-z]{0,9}\d))|(?:exclusion|^excl)(?:of|for)?(?:fungus|fungi|mold)/.test(
    key,
  ) &&
  !/exclusion(?:endorsement)?(?:with|except|unless|subjectto)|liability|premium|sectionii|section2|buyback|givesback|limited(?:coverage|mold|fung)|amended/.test(
    key,
  )

/** 'Exclude windstorm and hail   credit $1,310' below 'Options that you have not taken' */
const isNotTaken = (pages: Page[], cells: Cell[]): boolean => {
  const row = cells.find(({ text }) => /exclu/i.test(text)) ?? cells[0]
  return row !== undefined && pages.some((page) => page.number === row.page && isBelow(page, row, OPTIONS_NOT_TAKEN))
}
const OPTIONS_NOT_TAKEN =
  /^(?:(?:other|optional|available|further) )*(?:options?|endorsements?|choices|changes|credits?|discounts?)\b.*\b(?:not (?:been )?(?:taken|selected|chosen|purchased|elected|bought|requested|made)|declined|(?:available|offered)(?: (?:to|for) you)?|you (?:can|could|may) (?:take|choose|select))(?:\s?\([^()$]{3,60}\))?\W*$|^(?:(?:what|things|options|the ones) (?:that )?)?you (?:said no(?:,? thanks| thank you)? to|turned down|declined|passed (?:on|up)|decided against|did(?:n[’']t| not) (?:choose|take|want|pick|buy|select))\W*$/i

/** 'Windstorm and hail excluded' over 'No' */
const isAnsweredNo = (pages: Page[], caption: Cell): boolean =>
  /exclu/i.test(caption.text) &&
  pages.some(
    (page) =>
      page.number === caption.page &&
      /^(?:no|n\/a|not applicable)$/i.test(cellsUnder(page, caption, { maxLines: 1 })[0]?.text ?? ''),
  )

/** What stands below the figure at the end of a row in two columns. */
const NEXT_HEADING = /(?<=\d)section(?:ii|2)$/

/** 'Dents that let no water in are cosmetic damage. They are not covered.': the second sentence is said of the first. */
const withSubjects = (said: Statement[]): Statement[] =>
  said.flatMap((one, index) => {
    const before = said[index - 1]
    return before && !one.isRow && !before.isRow && OF_THE_FORMER.test(one.text)
      ? [one, { ...one, text: `${before.text} ${one.text}`, cells: [...before.cells, ...one.cells] }]
      : [one]
  })
const OF_THE_FORMER =
  /^(?:they|these|it|this|that|(?:its )?(?:remediation|removal|clean-?up)) (?:is|are) (?:not (?:covered|insured|paid)|excluded)\b/i

const leavesOutLooks = (pages: Page[], key: string, statement: Statement): boolean => {
  const { text, cells, isRow } = statement
  const isHalf = isRow && cells.length === 1 && GOES_ON.test(text)
  if (isHalf || isOfOtherSurface(text)) return false
  const isTakenOut =
    isCosmeticExclusion(key) ||
    isAmongExclusions(text) ||
    leavesLooksOut(text) ||
    isFormOfLooks(cells) ||
    (isRow && cells.slice(1).some((cell) => isCosmeticExclusion(cell.key))) ||
    (isOfLooks(text) && isUnderDenial(pages, cells))
  return isTakenOut && !isNotAttached(pages, cells) && !endsInNo(statement)
}

/** 'Exclude cosmetic roof damage   -$84   No', 'Metal roof exclusion - cosmetic   No', 'Cosmetic damage exclusion for metal roofs   Not chosen', 'Cosmetic exclusion: N': an option of a table that tells which were chosen. */
const endsInNo = ({ text, cells, isRow }: Statement): boolean =>
  /\bexclu\w+(?: applies)?\s?[:=?]\s?no?\W*$/i.test(text) ||
  (isRow === true &&
    cells.length > 1 &&
    /^excl|exclu(?:sion|ded)(?:,? [–—-] ?[a-z ]{3,40}| \([a-z ]{3,40}\))?$|exclusion (?:for|of|on|to) [a-z ]{3,40}$/i.test(
      cells[0]?.text ?? '',
    ) &&
    /^(?:no?|not (?:chosen|selected|elected|taken|purchased)|declined|rejected)$/i.test(cells.at(-1)?.text ?? ''))

/** A list of endorsements that the policy does not have may name an exclusion. */
const isNotAttached = (pages: Page[], cells: Cell[]): boolean =>
  cells.some((cell) => pages.some((page) => page.number === cell.page && isBelow(page, cell, NOT_ATTACHED)))
const NOT_ATTACHED =
  /^[^.:$\d]{0,40}\b(?:not (?:attached|added|selected|purchased|chosen|taken|elected|included)|declined|rejected)\W*$/i

/** A line of running text alone: what it goes on from may be a condition. */
const GOES_ON = /^[a-z].{40}/

/** 'If your policy excludes windstorm and hail, contact …' */
const CONDITION = /^(?:if|when|where|unless|whether|should)\b|\b(?:if|unless|whether) (?:your|this|the|a|you)\b/i

/** 'Cosmetic damage to roof surfacing: no exclusion', '…, and neither is the cosmetic damage exclusion' */
const NO_EXCLUSION =
  /\b(?:no (?:cosmetic (?:damage )?)?exclusion|not excluded)|\b(?:did|have) ?n[o’']t (?:take|choose|taken|chosen) (?:the|a|any) (?:(?:cosmetic|roof|metal|damage|hail) ){0,4}exclusion\W*$|\b(?:neither|nor) (?:is|are|does|do) the [^.;:]{0,50}\bexclusions?\W*$/i

/** 'Wind exclusion: does not apply', 'Cosmetic damage exclusion - metal roofs   Not applicable' */
const isNoExclusion = (key: string): boolean =>
  /exclusion[a-z\d]{0,40}(?:not(?:appl(?:y|icable)|selected|included|attached|purchased|taken|(?:on|partof)(?:this|your|the)?policy)|waived|waiver|declined|rejected|none|buyback)\d*$/.test(
    key,
  ) ||
  /^exclusions?(?:of|for)[a-z]{0,40}no$|excluded(?:no|na|notapplicable)$/.test(key) ||
  /exclusions?(?:endorsement)?(?:is|are|was|were|hasbeen|havebeen|does|do)?(?:not(?:applicable|selected|included|attached|apply|purchased|taken)?|none|no|na|waived|removed|deleted|declined|rejected|waiver|buyback)(?:fromth(?:e|is)policy|fromyourpolicy|(?:with|at|by|on|asof|effective)[a-z]{0,16})?\d*$/.test(
    key,
  )
