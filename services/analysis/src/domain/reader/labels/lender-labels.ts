import { type Label, label } from './label.ts'
import { HOME } from './location-labels.ts'
import { madeOf } from './made-of.ts'

const OF_LENDERS = `(?:who|whos(?=your|my|the)|whom|that|which|the|your|you|us|my|money|${HOME}|holds|has|have|owns|services|on|with|to|for|by|is|are|we|lends?|lent|lenders?|loaned|loans?|mortgaged?|mortgagees?|liens?|bank|financed|owe|notify|tell|told|also|when|and|or|company|else|aninterest(?:in)?)+$`
const OF_A_LENDER = `(?=.*(?:lends?|lent|lender|loaned|loans?|mortgag|lien|financed|owe.*${HOME}))`
/** 'Who lent you the money', 'The bank that holds your mortgage', 'Whom you owe on the home': nothing but such words. */
const LENT_FREELY = new RegExp(`^(?!loans?$|for(?:the|your)?lender$)${madeOf(OF_LENDERS, OF_A_LENDER)}`)

/** Of a lender where its clause stands behind the name. */
export const ISSUED_TO = /^(?:issuedto|preparedfor|certificateholder|addressee)/

const FIRST = '(?:first|1st|primary|senior)?'

export const MORTGAGEE_LABELS: Label[] = [
  label(/^(?:nameof(?:the|your)?)?(?:[1il]st|first|primary|senior)mortgagee(?:orlienholder)?/),
  label(
    /^(?:interestedpart(?:y|ies)|additionalinterests?|otherinterests?)(?:first|1st)?(?:mortgagee|mortgageholder|lienholder|lender)$/,
    0.4,
  ),
  label(/^(?:mortgage|mortgagees?|lenders?)clauses?(?:infavorof|payableto|infavour?of|for|to)?/, 0.8),
  label(
    /^losspayable(?:clause)?(?:first|1st)(?:mortgagee|lienholder)|^loss(?:if)?(?:any)?payable(?:if)?(?:any)?to(?:the)?(?:mortgagee|lienholder)$/,
    0.9,
  ),
  label(LENT_FREELY, 0.5),
  // 'The premium is billed to the first mortgagee:' over its name
  label(
    /^(?:the|your|this)?(?:annual|renewal|full|entire|total)*premium(?:is|willbe|tobe|hasbeen)?(?:billed|sent|charged)(?:directly)?to(?:the|your)?(?:first|1st)?(?:mortgagee|lender|mortgagecompany)$/,
    0.6,
  ),
  // Evidence of insurance is issued to the lender, a policy to who is insured.
  label(new RegExp(`${ISSUED_TO.source}$`), 0.4),
  // 'Lienholder A' over 'Lienholder B'
  label(/^(?:mortgagee|mortgageholder|lienholder|lender|losspayee)a$/, 0.6),
  label(
    /^(?:the|your)?(?:lenders?|mortgagees?|banks?)and(?:others?|persons|parties)with(?:an)?interests?(?:in[a-z]{3,20})?$/,
    0.6,
  ),
  label(
    /^(?:(?:1st|first)?(?:mtge?e?|mortg)|mortgageinterest|(?:mortgage|mortgagee|lien|lender)s?(?:interest)?(?:noted|endorsed|recorded|onfile))(?:no)?(?:0?1)?$/,
    0.6,
  ),
  label(
    /^(?:(?:loan|note|deedoftrust)holders?|liens?(?:and|or)?interests?$|(?:secured)?creditors?(?:mortgagee?s?|lien)?$|losspayableto(?:the)?(?:mortgageenamed)?)(?:name)?/,
    0.6,
  ),
  label(
    /^(?:(?:the|your)?(?:who|bank|lender|company|institution)(?:that|which)?(?:holds|owns|services)(?:the|your)(?:loan|mortgage|lien|note)|(?:bank|lender)or(?:bank|lender|mortgagecompany)|securedpart(?:y|ies)(?:ofrecord)?(?:new|added|current|first)?|lienholders|mortgage(?:e?s?)(?:and|or)?(?:other|additional)interests?|(?:your)?(?:lender|mortgagee|mortgagecompany|bank)and(?:loan|account)(?:number|no)?|loan(?:is)?(?:with|heldby|servicedby)|mortgage(?:is)?(?:with|heldby|servicedby))$/,
    0.6,
  ),
  label(
    /^(?:(?:mortgagee|mortgageholder|losspayee|lienholder|lender|additionalinterest)s?(?:and|or|other)*){2,}(?:name|information)?$/,
    0.85,
  ),
  label(
    /^(?:nameof(?:the|your)?)?mortgagee(?:1(?!st)|s(?!ervicing))?(?:servicing(?:agency|agent|company)|lienholder|lender|losspayee|and(?:mailing)?address(?!e)|nameandaddress|listedinorderofprecedence|name|first(?!(?!lien|mortgag)[a-z]{2,25}bank)|1st|primary|clause|added|new|current|o[nf]record|after(?:the|this)?(?:change)?$)*(?=$|[a-z])(?!before|until|other|and(?:add|other)|information|insured|2|second|has|changed|when|a?written|deleted|removed|notice|copy|bill|pays|pay$|will|may|shall)/,
    0.9,
  ),
  label(
    new RegExp(
      `^(?:your|my)?${FIRST}(?:lienholder|losspayees?|mortgage(?:compan(?:y|ies)|co|lender|holder|bank|interest|servicer|servicing)?s?(?:agency|company)?|loanservicer|lenders?|lien|mortgagee(?=information$|details$))(?:(?:first|1st)(?:lien|interest)?)?(?:mortgagee|name|nameandaddress|0?1|information|details|now|inorder|after(?:the|this)?change|(?:onth(?:e|is)|(?<=mortgage)on(?=unit)|on(?=real))?(?:location|item|building|dwelling|premises|policy|home|house|residence|realproperty|realestate|unit|condo(?:minium)?)(?:no)?1?)*$`,
    ),
    0.6,
  ),
]

/** 'Name and address' over the name, beside which the loan has a head of its own. */
export const HEADS_OF_LENDERS =
  /^(?:(?:full |company |lender(?:[’']s)? |mortgagee |lienholder )?name(?: of (?:the )?(?:mortgagee|lender|lienholder|company|interest))?(?:,? (?:and|&) (?:mailing )?address)?|company|institution|bank|lender|mortgagee|lienholder)$/i
