import { afterAll, beforeAll } from 'vitest'
import { type ConnectedKeycloak, connectKeycloak, type StartedKeycloak } from '../connect-keycloak.ts'
import { keycloakPeople } from './keycloak-people.ts'

let start: (() => Promise<StartedKeycloak>) | undefined
let starting: Promise<ConnectedKeycloak> | undefined
let running: ConnectedKeycloak | undefined

/** Says how the server is started. One for the rules of all files: it takes longer to start than they take to run. */
export function runAgainst(starter: () => Promise<StartedKeycloak>): void {
  start = starter
}

export function started(): Promise<ConnectedKeycloak> {
  if (!start) throw new Error('nobody said how Keycloak is started')
  starting ??= start().then(connectKeycloak)
  return starting
}

beforeAll(async () => {
  running = await started()
})
afterAll(() => running?.stop())

/** Once the tests run. */
export function keycloak(): ConnectedKeycloak {
  if (!running) throw new Error('Keycloak does not run yet')
  return running
}
export const people = keycloakPeople(keycloak)
