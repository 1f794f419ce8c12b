import type { PropertyAddress } from '../../../policy-fields.ts'
import type { Page } from '../../geometry/layout.ts'
import { label } from '../../labels/label.ts'
import { LOCATION_LABELS } from '../../labels/location-labels.ts'
import { type Found, findBest } from '../../search/search.ts'

/** The mailing address where its street, which alone has the zip, is that of the home. */
export const whereInsured = (pages: Page[], mailing: Found<PropertyAddress>): Found<PropertyAddress> | null => {
  const street = mailing.value.street?.toLowerCase()
  if (!street) return null
  return labelled(pages, street) || isDescribed(pages, street) ? mailing : null
}

/** 'House and contents at 12 Elm St, Waco' */
const labelled = (pages: Page[], street: string): boolean =>
  findBest(pages, [...LOCATION_LABELS, ...INSURED_AT], ({ place, lines: [first = ''] }) =>
    place !== 'left' && first.toLowerCase().startsWith(street) ? true : undefined,
  ) !== null

/** 'Address(es): 12 Elm St, Waco', apart from who is insured: the policy may insure several homes, and nobody has mail sent to several. */
const INSURED_AT = [label(/^addresses(?=$|\d)/, 0.5)]

/** 'Dwelling, frame, built 1991, at 12 Elm St, Waco', 'Dwelling 12 Elm St, Nueces County' */
const isDescribed = (pages: Page[], street: string): boolean =>
  pages.some(({ cells }) =>
    cells.some(({ text }) => {
      const [, behind] = /^(?:dwelling|house|residence|building)(?:,| (?=\d))(.*)$/i.exec(text) ?? []
      return behind !== undefined && new RegExp(`, (?:at )?${escaped(street)}(?:,|$)`, 'i').test(`, ${behind.trim()}`)
    }),
  )

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
