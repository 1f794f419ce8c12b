// The name stands in the mail to an address that is not proven yet: nobody may send links or markup through it.
const unfit = /[\p{Cc}\p{Cf}<>]|:\/\/|www\./iu

export function normalizeName(name: string): string {
  return name.trim().replaceAll(/\s+/g, ' ')
}

/** What is wrong with a normalised name; null when nothing is. */
export function nameFault(name: string): string | null {
  if (name.length < 2) return 'Name must be at least 2 characters'
  if (name.length > 100) return 'Name must be at most 100 characters'
  return unfit.test(name) ? 'Name must not contain links or special signs' : null
}
