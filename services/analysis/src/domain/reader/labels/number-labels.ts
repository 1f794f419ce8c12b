import { type Label, label } from './label.ts'

const OF = '(?:your|this|the|our)?'
const KIND = '(?:homeowners?|home|dwelling|condo(?:minium)?|landlords?|property|fire|insurance)*'

/** Before 'policy number': of an earlier policy, or of another one. */
const NOT_THIS =
  '(?!.*(?:prior|previous|former|old|expir|last|replac|renewal|rewrit|cancel|auto|car|vehicle|motor|boat|flood|wind|umbrella|excess|life|health|renters?|quake|companion|other|under|master|associat|group|lender|agen|reference|related))'

/** Words that name a number only where one stands with them; titles of pages and blocks as well: they end no other value. */
export const BARE_NUMBER_LABELS: Label[] = [
  label(new RegExp(`^${OF}(?:number|no|id)(?:of|for)${OF}${KIND}(?:policy|contract|certificate)`), 0.6),
  label(/^(?:account|agency|company|agent)(?:and|or)policy(?:number|no)/, 0.6),
  label(/^pol(?!icy)(?:no|nr|num|nbr|number)?(?=$|[a-z]{0,6}\d{3})/, 0.5),
  label(new RegExp(`^(?:declarations?|schedule|summary)(?:page)?(?:for|of|to)${OF}${KIND}policy(?:number|no)?`), 0.4),
  label(new RegExp(`^${OF}${KIND}(?:policy|contract|certificate)(?=$|[a-z]{0,6}\\d{3})`), 0.38),
  label(/^nfip(?:number|no)(?=$|[a-z]{0,6}\d{8})/, 0.36),
  label(/^pn(?=\d{5})/, 0.36),
  // As agencies and Lloyd's brokers head it; never 'Your reference', which is the lender's.
  label(/^our(?:policy)?ref(?:erence)?(?:number|no)?$/, 0.36),
  // 'Your Lone Oak policy number': the carrier's name stands in it.
  label(new RegExp(`^${OF}(?=[a-z]{3,18}policy)${NOT_THIS}[a-z]{3,18}policy(?:number|no)$`), 0.42),
]
