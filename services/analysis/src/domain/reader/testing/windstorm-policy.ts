import type { PolicyFields } from '../../policy-fields.ts'
import { fieldsOf } from './lone-oak.ts'

/** What the reader finds on the declarations of a windstorm policy, whose items are the lines of `body`. */
export const stormFieldsOf = (body: string): PolicyFields =>
  fieldsOf(`
TEXAS WINDSTORM INSURANCE ASSOCIATION              DWELLING POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured and mailing address
Ana Flores
12 Elm St
Rockport, TX 78382

${body}
Total premium                       $2,214`)
