import type { Page } from '../../geometry/layout.ts'
import { sentencesWith } from '../../geometry/text/running-text.ts'
import { titleOf } from './page-kind.ts'
import { listsForms } from './stated-on-page.ts'

const FIGURES =
  '(?:numbers|amounts|figures|limits|values|prices)(?: \\w+)? (?:on|in) this (?:page|sheet|example|illustration)'

/** 'The numbers on this page are invented …', 'None of the amounts on this page is part of your policy …', 'This page is an example.' */
const DISCLAIMS = [
  new RegExp(
    `\\b${FIGURES} are (?:all |only |merely |just )*(?:invented|made[ -]up|fictitious|hypothetical|imaginary|(?:an )?(?:examples?|illustrations?)\\b(?! of what)|illustrative|not (?:the (?:limits|figures|amounts) of|part of|those of|taken from) (?:your|this|the) policy\\b)`,
    'i',
  ),
  new RegExp(`\\bnone of (?:the|these) ${FIGURES} (?:is|are) (?:a )?part of (?:your|this|the) policy\\b`, 'i'),
  /\bthis (?:page|sheet|leaflet|flyer|brochure) is (?:(?:only |just )?an? (?:example|illustration)\b(?! of (?:what|how) your)|not (?:a )?part of (?:your|this|the) (?:policy|contract)\b(?! (?:until|unless)\b))/i,
]

/** Whether a page says of its own figures that they are not the policy's. Declarations by name do not, whatever they remark; on a page that lists forms an example is only a part. */
export const disclaimsItself = (page: Page): boolean =>
  !/declaration/i.test(titleOf(page)) &&
  sentencesWith(page, /\bthis (?:page|sheet|leaflet|flyer|brochure|example|illustration)\b/i).some(
    ({ text }) =>
      DISCLAIMS.some((one) => one.test(text)) &&
      !(/\bin this (?:example|illustration)\b/i.test(text) && listsForms(page)),
  )
