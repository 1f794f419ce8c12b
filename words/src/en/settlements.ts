/** How the house, the roof or the things in the house are paid for. */
export const settlements = { RCV: 'Replacement cost (RCV)', ACV: 'Actual cash value (ACV)' }
