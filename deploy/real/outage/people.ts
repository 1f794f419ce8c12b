import { signUp } from '../../local/sign-up.ts'
import { WebSession } from '../../local/web-session.ts'
import type { RealStack } from '../real-stack.ts'

export interface Person {
  email: string
  session: WebSession
}

/** People with accounts, signed in. */
export async function signUpPeople({ origin, inbox }: RealStack, names: string[]): Promise<Person[]> {
  const people: Person[] = []
  for (const name of names) {
    const person = { email: `${name}@example.com`, session: new WebSession(origin) }
    await signUp(person.session, { inbox, email: person.email, password: 'Harvest-Moon-42!' })
    people.push(person)
  }
  return people
}

/** Limits count by network; uploads come from many. The gateway believes this only of proxies that it trusts. */
export const network = () => ({ 'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}` })

const byte = () => Math.floor(Math.random() * 256)
