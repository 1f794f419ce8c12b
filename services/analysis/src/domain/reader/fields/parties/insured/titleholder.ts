import type { FieldEvidence, PolicyFields } from '../../../../policy-fields.ts'
import { cellsBetween } from '../../../geometry/by-height.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import {
  EFFECTIVE_LABELS,
  EXPIRATION_LABELS,
  PERIOD_LABELS,
  POLICY_NUMBER_LABELS,
} from '../../../labels/identity-labels.ts'
import { matchLabel } from '../../../labels/label.ts'
import { LOCATION_LABELS } from '../../../labels/location-labels.ts'
import { TITLE_LABELS } from '../../../labels/party-labels.ts'
import { evidenceOfFound } from '../../../search/evidence.ts'
import { findAll } from '../../../search/search.ts'
import { linesToNames } from '../../../values/names-in-lines.ts'

/**
 * 'Titleholder   Flores Rentals LLC' between the term and the location, where nobody else is named. Among the facts of a
 * property it tells who owns what another insures, and beside an occupant it may be a lender.
 */
export const titleholder = (pages: Page[], evidence: FieldEvidence): Partial<PolicyFields> => {
  const [found, ...others] = findAll(pages, TITLE_LABELS, ({ lines }) => linesToNames(lines))
  const [first, ...rest] = found?.value ?? []
  if (!found || !first || others.length > 0 || LENDS.test(first) || namesOccupant(pages)) return {}
  if (!isAmongIdentity(pages, found.reading.label)) return {}
  evidence.policy_holder_name = evidenceOfFound(found)
  if (rest.length > 0) evidence.additional_insured_names = evidenceOfFound(found)
  return { policy_holder_name: first, additional_insured_names: rest }
}

const LENDS = /\b(?:bank\w*|mortgage|loans?|lend(?:ing|ers?)|credit union|servic\w+|savings|financial|funding|title)\b/i

const namesOccupant = (pages: Page[]): boolean =>
  pages.some(({ cells }) => cells.some(({ text }) => OCCUPANT.test(text)))
const OCCUPANT =
  /^(?:the )?(?:occupants?|tenants?|renters?|buyers?|purchasers?|vendees?|lessees?|residents?)(?: names?)?(?::|$)/i

const isAmongIdentity = (pages: Page[], { page: number, y, size }: Cell): boolean =>
  pages.some(
    (page) =>
      page.number === number &&
      cellsBetween(page, y - PITCH * size, y + PITCH * size).some((cell) => matchLabel(cell, IDENTITY) !== null),
  )
const IDENTITY = [
  ...POLICY_NUMBER_LABELS,
  ...PERIOD_LABELS,
  ...EFFECTIVE_LABELS,
  ...EXPIRATION_LABELS,
  ...LOCATION_LABELS,
]
/** In font sizes: from a row to the next. */
const PITCH = 2.3
