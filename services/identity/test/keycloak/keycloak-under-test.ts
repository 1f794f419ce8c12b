import { afterAll, beforeAll } from 'vitest'
import { keycloak as keycloakServer, secretsOf } from '../../../../deploy/real/servers/keycloak.ts'
import { startForTest } from '../../../../deploy/real/start-for-test.ts'
import { connectKeycloak } from '../connect-keycloak.ts'
import { keycloakPeople } from './keycloak-people.ts'

type Started = Awaited<ReturnType<typeof start>>

async function start() {
  const server = await startForTest(keycloakServer)
  const operatorPassword = secretsOf(server.at).admin
  const connected = await connectKeycloak({ variables: server.variables, operatorPassword })
  const stop = async () => {
    await connected.database.close()
    await server.stop()
  }
  return { ...connected, stop }
}

// One server for the rules of all files: it takes longer to start than they take to run.
let starting: Promise<Started> | undefined
export const started = (): Promise<Started> => {
  starting ??= start()
  return starting
}

let running: Started
beforeAll(async () => {
  running = await started()
})
afterAll(() => running.stop())

/** Once the tests run. */
export const keycloak = () => running
export const people = keycloakPeople(keycloak)
