/** With a dollar sign, commas or cents, or short. */
export const MONEY = /^(?:\$\s?\d[\d,]*(?:\.\d\d)?|\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{3,5}(?:\.\d\d)?|\d\d\.\d\d)$/
