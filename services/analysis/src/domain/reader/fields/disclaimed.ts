import type { Page } from '../geometry/layout.ts'
import { sentencesWith } from '../geometry/running-text.ts'

/** 'The numbers on this page are invented …', 'None of the amounts on this page is part of your policy …' */
const OF_THIS_PAGE =
  /\b(?:numbers|amounts|figures|limits|values|prices|coverages)\b(?: \w+)? (?:on|in) this (?:page|sheet|example|illustration)\b/i
const NOT_YOURS =
  /\bnone\b.*\b(?:part of|in|of) (?:your|this|the) policy\b|\b(?:invented|made[ -]up|fictitious|hypothetical|imaginary|illustrations?|illustrative|examples?)\b|\bnot (?:the (?:limits|figures|amounts) of|part of|those of|taken from) (?:your|this|the) policy\b/i
/** 'This page is an example', 'This sheet is not part of your policy' */
const IS_NO_PART =
  /\bthis (?:page|sheet|leaflet|flyer|brochure|example|illustration) (?:is|shows|gives) (?:only )?(?:(?:an? )?(?:examples?|illustrations?)\b|not (?:a )?part of (?:your|this|the) (?:policy|contract|declarations))/i

/** Whether a page says of its own figures that they are not the policy's. */
export const disclaimsItself = (page: Page): boolean =>
  sentencesWith(page, /\bthis (?:page|sheet|leaflet|flyer|brochure|example|illustration)\b/i).some(
    ({ text }) => IS_NO_PART.test(text) || (OF_THIS_PAGE.test(text) && NOT_YOURS.test(text)),
  )
