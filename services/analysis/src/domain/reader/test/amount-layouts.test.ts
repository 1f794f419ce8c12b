import { expect, test } from 'vitest'
import { CARRIER_LAYOUTS } from '../testing/carrier-layouts.ts'
import { COLUMN_LAYOUTS } from '../testing/column-layouts.ts'
import { FORM_LAYOUTS } from '../testing/form-layouts.ts'
import { GRID_LAYOUTS } from '../testing/grid-layouts.ts'
import { LIST_LAYOUTS } from '../testing/list-layouts.ts'
import { fieldsOf, HEAD } from '../testing/lone-oak.ts'
import { statedIn } from '../testing/stated-amounts.ts'
import { TABLE_LAYOUTS } from '../testing/table-layouts.ts'

test.each([...TABLE_LAYOUTS, ...LIST_LAYOUTS, ...FORM_LAYOUTS, ...GRID_LAYOUTS, ...CARRIER_LAYOUTS, ...COLUMN_LAYOUTS])(
  'amounts are read from %s',
  (_name, stated, text) => {
    expect(statedIn(fieldsOf(HEAD + text))).toEqual(stated.split(' ').sort())
  },
)
