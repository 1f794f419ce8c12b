const second = 1_000
const hour = 60 * 60 * second
const day = 24 * hour

export interface ContactLimit {
  most: number
  withinMs: number
}

/** Each message is acknowledged by a mail to the address in it: few enough that nobody is flooded through this page. */
export const perAddress: ContactLimit[] = [
  { most: 3, withinMs: hour },
  { most: 6, withinMs: day },
]

/** A network can be a whole office or a mobile carrier; how much it may is configured. */
export const perNetwork = (mostPerHour: number): ContactLimit => ({ most: mostPerHour, withinMs: hour })

/** Nobody reads the form and writes a message in less; programs do. */
export const leastWritingMs = 3 * second

/** Where the limits stop looking back, and the networks of messages are forgotten. */
export const networkKeptForMs = day

/** Contact and referral records are kept 3 years. */
export function contactsKeptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 3)
  return since
}

/** Milliseconds until one more message is allowed after those received at these times, newest first; 0 when it is now. */
export function waitAfter(received: Date[], { most, withinMs }: ContactLimit, now: Date): number {
  const blocking = received[most - 1]
  return blocking ? Math.max(0, blocking.getTime() + withinMs - now.getTime()) : 0
}
