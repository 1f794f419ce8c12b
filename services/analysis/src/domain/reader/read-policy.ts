import type { Evidence } from '@plainpolicy/platform/report/evidence'
import type { FieldEvidence, PolicyFields, PolicyReading, RefusalCode } from '../policy-fields.ts'
import { readDeductibles } from './fields/deductibles/read-deductibles.ts'
import { toldBesideRows } from './fields/deductibles/told-beside-rows.ts'
import { readCoverLetter } from './fields/enclosed/cover-letter.ts'
import { premiumOfLetter } from './fields/enclosed/premium-of-letter.ts'
import { readEnclosed } from './fields/enclosed/read-enclosed.ts'
import { withoutDeletedForms } from './fields/forms/deleted-forms.ts'
import { withWholeNumbers } from './fields/forms/numbers-over-lines.ts'
import { readEndorsements } from './fields/forms/read-endorsements.ts'
import { leaveOutContradicted } from './fields/leave-out-contradicted.ts'
import { readCoverages } from './fields/limits/read-coverages.ts'
import { withChosenOptions } from './fields/not-this-policy/chosen-options.ts'
import { insuresFlood, leaveOutOfFlood, withoutFlood } from './fields/not-this-policy/flood-part.ts'
import { withoutMadeUpExamples } from './fields/not-this-policy/made-up-examples.ts'
import { withoutOffers } from './fields/not-this-policy/offers.ts'
import { withoutOtherPolicies } from './fields/not-this-policy/other-policies.ts'
import { withoutPastLosses } from './fields/not-this-policy/past-losses.ts'
import { declarationPages } from './fields/pages/declaration-pages.ts'
import { disclaimsItself } from './fields/pages/disclaimed.ts'
import { documentKind, floodCoverage, type KindGuess } from './fields/pages/document-kind.ts'
import { isTold, type PageKind, pageKind } from './fields/pages/page-kind.ts'
import { readParties } from './fields/parties/read-parties.ts'
import { readSaidParties } from './fields/parties/read-said-parties.ts'
import { readCounty } from './fields/property/read-county.ts'
import { readProperty } from './fields/property/read-property.ts'
import { readRoofMaterial } from './fields/property/read-roof-material.ts'
import { readUnlabelledYears } from './fields/property/read-unlabelled-years.ts'
import { readFlags } from './fields/read-flags.ts'
import { readPolicyFacts } from './fields/read-policy-facts.ts'
import { readTimeLimits } from './fields/read-time-limits.ts'
import { readRoofSchedule } from './fields/settlement/read-roof-schedule.ts'
import { readSettlements } from './fields/settlement/read-settlements.ts'
import { squash } from './geometry/cell.ts'
import { layOut } from './geometry/laid-out/lay-out.ts'
import type { Page } from './geometry/layout.ts'
import type { PageText } from './geometry/page-text.ts'
import { withoutColumnsOfEarlierDays } from './geometry/tables/columns-of-days.ts'
import { statements } from './geometry/text/statements.ts'
import { withoutFormerBlocks } from './geometry/times/blocks-of-times.ts'
import { withoutChangedValues } from './geometry/times/changed-values.ts'
import { withoutFormerByDifference } from './geometry/times/former-by-difference.ts'
import { withoutFormerByLook } from './geometry/times/former-by-look.ts'
import { withoutFormerColumns } from './geometry/times/former-columns.ts'
import { withoutFormerFigures } from './geometry/times/former-figures.ts'
import { withoutFormerLines } from './geometry/times/lines-of-times.ts'
import { withoutFormerRows } from './geometry/times/rows-of-times.ts'
import { learnedDoubts } from './learned/learned-doubts.ts'
import { learnedWeights, type WeightsByKind } from './learned/weights.ts'
import { readTold } from './prose/read-told.ts'
import { emptyDetails, emptyFields, type FieldValues } from './search/field-values.ts'
import { certainOnly } from './trust/certain-only.ts'
import { unreadable } from './unreadable.ts'

/** Reads one document. Every value has its place in the document; what is not there is null. Training reads with other weights. */
export const readPolicy = (pages: PageText[], weights = learnedWeights()): PolicyReading => {
  const whole = layOut(pages)
    .map(withWholeNumbers)
    .map(withoutFormerFigures)
    .map(withoutFormerByLook)
    .map(withoutFormerColumns)
    .map(withoutColumnsOfEarlierDays)
    .map(withoutFormerByDifference)
    .map(withoutChangedValues)
    .map(withoutFormerRows)
    .map(withoutFormerLines)
    .map(withChosenOptions)
    .map(withoutFormerBlocks)
    .map(withoutOffers)
    .map(withoutOtherPolicies)
    .map(withoutPastLosses)
    .map(withoutMadeUpExamples)
    .map(withoutDeletedForms)
  const laidOut = withoutFlood(whole)
  if (laidOut.every((page) => page.cells.length < 5)) return unreadable('homeowners_declarations')
  const readable = laidOut.filter((page) => page.cells.length > 0 && !disclaimsItself(page))
  const declarations = declarationPages(readable)
  if (declarations.length === 0) return nothingRead(pages)
  const endorsements = readable.filter((page) => pageKind(page) === 'endorsement' && !declarations.includes(page))
  const { fields, details, evidence, uncertain, guess } = readFields({
    declarations,
    endorsements,
    readable,
    flood: insuresFlood(whole),
    weights,
  })
  if (guess.kind === 'not_home_insurance') return guess.isRenters ? notHomeInsurance('renters') : nothingRead(pages)
  const reading = {
    document_kind: guess.kind,
    fields,
    details,
    evidence: withOrigins(evidence, { readable, declarations }),
    uncertain,
    refusal: refusalOf(fields),
    warnings: [],
  }
  return certainOnly(reading, pages)
}

/** What was not read may have been the declarations. */
const nothingRead = (pages: PageText[]): PolicyReading =>
  pages.some(({ isUnread }) => isUnread) ? unreadable('homeowners_declarations') : notHomeInsurance()

interface Packet {
  declarations: Page[]
  endorsements: Page[]
  readable: Page[]
  /** What is insured beside the home. */
  flood: FieldValues | null
  weights: WeightsByKind
}

type ReadFields = Required<Pick<PolicyReading, 'fields' | 'details' | 'evidence' | 'uncertain'>> & { guess: KindGuess }

const readFields = ({ declarations: pages, endorsements, readable, flood, weights }: Packet): ReadFields => {
  const [fields, details] = [emptyFields(), emptyDetails()]
  const evidence: FieldEvidence = {}
  const add = (part: FieldValues) => {
    Object.assign(fields, part.fields)
    Object.assign(details, part.details)
    Object.assign(evidence, part.evidence)
  }
  const said = pages.flatMap(statements)
  add(readPolicyFacts(pages))
  add(readSaidParties(pages))
  add(readParties(pages))
  add(readFlags(pages, said))
  add(readCoverages(pages))
  add(readCoverLetter(readable, pages, fields))
  add(premiumOfLetter(readable, pages, fields))
  const told = pages.some(isTold) ? readTold(pages, fields.coverage_a_dwelling) : null
  if (told) add(told)
  const guess = documentKind(pages, fields)
  if (flood) add(flood)
  if (guess.insures === 'flood_declarations') {
    add(floodCoverage(pages))
    leaveOutOfFlood(fields, evidence)
  }
  const isContentsB = /^(?:coverage|cov)?bpersonal/.test(squash(evidence.coverage_c_personal_property?.quote ?? ''))
  add(readDeductibles(pages, fields, { insures: guess.insures, said, isContentsB }))
  add(readProperty(pages, fields.effective_date))
  add(readUnlabelledYears(pages, fields))
  const hints = { extension: evidence.extended_dwelling_percentage, isContentsB, roofAge: roofAgeOf(fields) }
  add(readSettlements(pages, said, hints))
  if (told) add(toldBesideRows(told, pages, { fields, details, evidence }))
  add(readEndorsements(pages, readable, fields.policy_number))
  const enclosed = { declarations: pages, endorsements, forms: formsOf(readable, pages), insures: guess.insures, hints }
  add(readEnclosed(enclosed, fields, details))
  leaveOutContradicted(fields, evidence)
  const uncertain = learnedDoubts(pages, { fields, evidence }, weights)
  for (const part of detailsOf(pages, readable, evidence)) add(part)
  return { fields, details, evidence, uncertain, guess }
}

const detailsOf = (pages: Page[], readable: Page[], evidence: FieldEvidence): FieldValues[] => [
  readCounty(pages, evidence),
  readRoofSchedule(readable),
  readRoofMaterial(pages),
  readTimeLimits(readable),
]

const roofAgeOf = ({ roof_year, effective_date }: PolicyFields): number | null =>
  roof_year === null || effective_date === null ? null : Number(effective_date.slice(0, 4)) - roof_year

const formsOf = (readable: Page[], declarations: Page[]): Page[] =>
  readable.filter((page) => pageKind(page) === 'form' && !declarations.includes(page))

const ORIGINS: Record<PageKind, Evidence['origin']> = {
  declarations: 'declarations',
  endorsement: 'endorsement',
  form: 'form',
  letter: 'other',
  vehicle: 'other',
}

const withOrigins = (
  evidence: FieldEvidence,
  { readable, declarations }: Pick<Packet, 'readable' | 'declarations'>,
): FieldEvidence => {
  const kindOf = (page: Page) => (declarations.includes(page) ? 'declarations' : pageKind(page))
  const origins = new Map(readable.map((page) => [page.number, ORIGINS[kindOf(page)]]))
  return Object.fromEntries(
    Object.entries(evidence).map(([path, found]) => {
      const origin = origins.get(found.page)
      return [path, origin ? { ...found, origin } : found]
    }),
  )
}

const notHomeInsurance = (refusal: RefusalCode = 'not-home-insurance'): PolicyReading => ({
  document_kind: 'not_home_insurance',
  fields: emptyFields(),
  details: emptyDetails(),
  evidence: {},
  refusal,
  warnings: [],
})

const refusalOf = ({ property_address }: PolicyFields): RefusalCode | null =>
  property_address.state !== null && property_address.state !== 'TX' ? 'outside-texas' : null
