import type { PolicyFields } from '../../policy-fields.ts'
import { readPolicy } from '../read-policy.ts'
import { typedPages } from './typed-pages.ts'

/** Declarations that tests add their own lines to: who is insured by whom, where and when. */
export const HEAD = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
`

export const LIMITS = `
Coverages                             Limit
A. Dwelling                        $300,000
B. Other Structures                 $30,000
C. Personal Property               $150,000
E. Personal Liability              $100,000
`

/** What the reader finds on typed pages; '===' ends a page. */
export const fieldsOf = (text: string): PolicyFields => readPolicy(typedPages(text)).fields

/** What it finds where such declarations go on with these lines. */
export const withLines = (lines: string): PolicyFields => fieldsOf(`${HEAD}${LIMITS}\n${lines}`)
