import { cellLeftOf } from '../../../geometry/around/neighbours.ts'
import type { Cell } from '../../../geometry/cell.ts'
import type { Page } from '../../../geometry/layout.ts'
import { headOver } from './mortgagee-status.ts'

/** 'Bill to / payor', 'Premium paid by', 'Billing method' */
const PAYS =
  /^(?:bill(?:s|ed|ing)?|is|are|to|or|and|pay(?:o|e)r|paid|by|who|pays|sentto|the|your|renewal|premiums?|payments?|pay|plan|method|type)+$/

/** 'Bill to' over, or before, 'First mortgagee': who pays the premium, and no label of a name. */
export const isPayor = (page: Page, cell: Cell): boolean =>
  [cellLeftOf(page, cell), headOver(page, cell)].some(
    (head) => head !== undefined && PAYS.test(head.key) && /bill|pay|paid/.test(head.key),
  )
