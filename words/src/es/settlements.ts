import type { settlements as english } from '../en/settlements.ts'

export const settlements: typeof english = { RCV: 'Costo de reposición (RCV)', ACV: 'Valor real en efectivo (ACV)' }
