import type { PropertyAddress } from '../../../../policy-fields.ts'
import type { Page } from '../../../geometry/layout.ts'
import { sentencesWith } from '../../../geometry/text/running-text.ts'
import { isHedged } from '../../../geometry/text/statements.ts'
import { label } from '../../../labels/label.ts'
import { LOCATION_LABELS } from '../../../labels/location-labels.ts'
import { type Found, findBest } from '../../../search/search.ts'

/** The mailing address where its street, which alone has the zip, is that of the home. */
export const whereInsured = (pages: Page[], mailing: Found<PropertyAddress>): Found<PropertyAddress> | null => {
  const street = mailing.value.street?.toLowerCase()
  if (!street) return null
  return labelled(pages, street) || isDescribed(pages, street) || isSaid(pages, street) ? mailing : null
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

/** 'This part of the summary describes the house at 12 Elm St, Waco, McLennan County, Texas': no other is described. */
const isSaid = (pages: Page[], street: string): boolean => {
  const said = pages.flatMap((page) =>
    sentencesWith(page, DESCRIBES).flatMap(({ text }) =>
      isHedged(text.replace(WHEN_BUILT, '')) ? [] : (DESCRIBES.exec(text)?.[1] ?? []),
    ),
  )
  return said.length > 0 && said.every((place) => new RegExp(`^${escaped(street)}(?:,|$)`, 'i').test(place))
}
const DESCRIBES =
  /^(?!.*\b(?:flood|umbrella|auto|other|separate|another|also|companion|second|former\w*|until|expir\w+|association)\b)(?:This|The|Your) (?:(?:part|page|section) of (?:this|the|your) )?(?:coverage )?(?:summary|policy|insurance|declarations|document) (?:describes|insures|covers|protects) (?:only )?(?:the|your) (?:house|home|dwelling|residence|condominium|building)(?: and (?:its )?contents)? (?:located |situated )?at (\d[^.;$]{5,120})/
/** What is past of a home that is insured now. */
const WHEN_BUILT = /,? which was (?:built|completed|finished|erected)\b.*/i

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
