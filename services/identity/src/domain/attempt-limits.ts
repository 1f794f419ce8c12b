export interface AttemptLimit {
  /** Begins the counter's key. */
  name: string
  most: number
  withinMs: number
}

const minute = 60_000
const hour = 60 * minute

/** Mailed codes of an address: few enough that nobody is flooded, and that guessing codes stays hopeless. */
export const codesPerAddress: AttemptLimit[] = [
  { name: 'codes of the hour', most: 5, withinMs: hour },
  { name: 'codes of the day', most: 10, withinMs: 24 * hour },
]

/** Wrong passwords for one address from one network: it pauses for that network only, so that strangers cannot lock a person out. */
export const passwordsPerAddressAndNetwork: AttemptLimit = {
  name: 'passwords from a network',
  most: 5,
  withinMs: 15 * minute,
}

/** Wrong passwords for one address from anywhere. */
export const passwordsPerAddress: AttemptLimit = { name: 'passwords', most: 30, withinMs: 15 * minute }

/** Codes of an authenticator: after the right password only these stand before a stranger, and six digits are soon tried. */
export const authenticatorCodes: AttemptLimit = { name: 'codes of an authenticator', most: 30, withinMs: 24 * hour }

/** A network can be a whole office or a mobile carrier; how much it may is configured. */
export interface NetworkLimits {
  codes: AttemptLimit
  tries: AttemptLimit
}

export function networkLimits({ codesPerHour, triesPerHour }: { codesPerHour: number; triesPerHour: number }) {
  return {
    codes: { name: 'codes of a network', most: codesPerHour, withinMs: hour },
    tries: { name: 'tries of a network', most: triesPerHour, withinMs: hour },
  } satisfies NetworkLimits
}
