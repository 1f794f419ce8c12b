import { type Label, label } from './label.ts'

const OF = '(?:your|this|the|our)?'
const KIND = '(?:homeowners?|home|dwelling|condo(?:minium)?|landlords?|property|fire|insurance)*'

/** Words that name a number only where one stands with them; titles of pages and blocks as well: they end no other value. */
export const BARE_NUMBER_LABELS: Label[] = [
  label(new RegExp(`^${OF}(?:number|no|id)(?:of|for)${OF}${KIND}(?:policy|contract|certificate)`), 0.6),
  label(/^(?:account|agency|company|agent)(?:and|or)policy(?:number|no)/, 0.6),
  label(/^pol(?!icy)(?:no|nr|num|nbr|number)?(?=$|[a-z]{0,6}\d{3})/, 0.5),
  label(new RegExp(`^(?:declarations?|schedule|summary)(?:page)?(?:for|of|to)${OF}${KIND}policy(?:number|no)?`), 0.4),
  label(new RegExp(`^${OF}${KIND}(?:policy|contract|certificate)(?=$|[a-z]{0,6}\\d{3})`), 0.38),
]
