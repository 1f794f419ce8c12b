import { expect, test } from 'vitest'
import { readPolicy } from './read-policy.ts'
import { CARRIER_LAYOUTS } from './testing/carrier-layouts.ts'
import { COLUMN_LAYOUTS } from './testing/column-layouts.ts'
import { FORM_LAYOUTS } from './testing/form-layouts.ts'
import { GRID_LAYOUTS } from './testing/grid-layouts.ts'
import { LIST_LAYOUTS } from './testing/list-layouts.ts'
import { statedIn } from './testing/stated-amounts.ts'
import { TABLE_LAYOUTS } from './testing/table-layouts.ts'
import { typedPages } from './testing/typed-pages.ts'

const HEAD = `
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS
Policy number: LO-448812      Policy period: 03/01/2026 to 03/01/2027
Named insured: Ana Flores
Residence premises: 12 Elm St, Waco, TX 76710
`

test.each([...TABLE_LAYOUTS, ...LIST_LAYOUTS, ...FORM_LAYOUTS, ...GRID_LAYOUTS, ...CARRIER_LAYOUTS, ...COLUMN_LAYOUTS])(
  'amounts are read from %s',
  (_name, stated, text) => {
    expect(statedIn(readPolicy(typedPages(HEAD + text)).fields)).toEqual(stated.split(' ').sort())
  },
)
