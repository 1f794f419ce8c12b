import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../local/root.ts'
import { intoCache, runTool } from '../obtaining.ts'
import { quickStart } from '../quick-start.ts'
import type { RealServer, ServerPlace } from '../real-server.ts'
import { keycloakOperator } from './keycloak-operator.ts'

const version = '26.5.5'
const realm = 'plainpolicy'
const clientId = 'plainpolicy-identity'
const folderName = `keycloak-${version}`
const proof = join(folderName, 'built')

/** Keycloak with our realm, in H2. The port after its own is the one of its health and metrics. Java 17 or later. */
export const keycloak: RealServer = {
  name: 'keycloak',
  version,
  obtain: (cache) => intoCache({ cache, proof }, download),
  prepare,
  command,
  async isReady({ host, port }) {
    return (await fetch(`http://${host}:${port + 1}/health/ready`, { signal: AbortSignal.timeout(2_000) })).ok
  },
  provision: nameOurPages,
  variables: (at) => ({
    IDENTITY_PROVIDER: 'keycloak',
    KEYCLOAK_URL: urlOf(at),
    KEYCLOAK_REALM: realm,
    KEYCLOAK_CLIENT_ID: clientId,
    KEYCLOAK_CLIENT_SECRET: secretsOf(at).client,
    TOKEN_ISSUER: `${browserUrlOf(at)}/realms/${realm}`,
    JWKS_URL: `${urlOf(at)}/realms/${realm}/protocol/openid-connect/certs`,
  }),
}

const urlOf = ({ host, port }: ServerPlace) => `http://${host}:${port}`
/** Browsers have another name for it than our services, as in a deployment; its tokens bear this one. */
const browserUrlOf = ({ port }: ServerPlace) => `http://localhost:${port}`
/** Where browsers find our pages. */
function originOf({ services = [] }: ServerPlace): string {
  const gateway = services.find(({ name }) => name === 'gateway')
  return process.env.PUBLIC_ORIGIN ?? `http://localhost:${gateway?.port ?? 3000}`
}

export const asOperator = (at: ServerPlace) =>
  keycloakOperator({ url: urlOf(at), realm, password: secretsOf(at).admin })

/** The realm is imported once; our pages may have moved to another port since. */
async function nameOurPages(at: ServerPlace): Promise<void> {
  const operate = asOperator(at)
  const [client] = (await operate('GET', '/clients?clientId=plainpolicy-admin')) as [{ id: string } & object]
  const origin = originOf(at)
  const redirectUris = [`${origin}/admin`, `${origin}/auth`]
  await operate('PUT', `/clients/${client.id}`, { ...client, redirectUris, webOrigins: [origin] })
}

const secretsFile = ({ data }: ServerPlace) => join(data, 'secrets.json')

interface KeycloakSecrets {
  /** Of identity's client. */
  client: string
  /** Of the user 'admin' in Keycloak's own realm. */
  admin: string
}

/** Made at the first start in this folder; the realm keeps what it was imported with. */
export function secretsOf(at: ServerPlace): KeycloakSecrets {
  return JSON.parse(readFileSync(secretsFile(at), 'utf8'))
}

/** Unpacks and builds: with its options fixed it starts in half the time, and writes nothing into the cache. */
async function download(folder: string): Promise<void> {
  const artifact = `-Dartifact=org.keycloak:keycloak-quarkus-dist:${version}:zip`
  const words = ['-q', '-B', 'dependency:unpack', artifact, `-DoutputDirectory=${folder}`]
  await runTool({ program: 'mvn', words, cwd: folder })
  // Maven leaves its marks of what it unpacked beside it.
  for (const name of await readdir(folder)) if (name !== folderName) await rm(join(folder, name), { recursive: true })
  const home = join(folder, folderName)
  const build = ['build', '--db=dev-file', '--cache=local', '--health-enabled=true', '--metrics-enabled=true']
  await runTool({ program: join(home, 'bin', 'kc.sh'), words: build })
  await writeFile(join(folder, proof), '')
}

/** A home of its own, because Keycloak keeps its data below its programs: these are links into the cache. */
async function prepare(at: ServerPlace): Promise<void> {
  if (!existsSync(secretsFile(at))) {
    const secret = () => randomBytes(24).toString('base64url')
    await writeFile(secretsFile(at), JSON.stringify({ client: secret(), admin: secret() }), { mode: 0o600 })
  }
  const home = join(at.data, 'home')
  const programs = join(at.cache, folderName)
  await mkdir(join(home, 'data', 'import'), { recursive: true })
  for (const name of await readdir(programs)) {
    if (name === 'bin' || name === 'data' || existsSync(join(home, name))) continue
    await symlink(join(programs, name), join(home, name))
  }
  // kc.sh looks for its home beside the real place of the script.
  await cp(join(programs, 'bin'), join(home, 'bin'), { recursive: true })
  await cp(join(root, 'deploy', 'keycloak', 'plainpolicy-realm.json'), join(home, 'data', 'import', 'realm.json'))
}

function command(at: ServerPlace) {
  const { client, admin } = secretsOf(at)
  return {
    program: join(at.data, 'home', 'bin', 'kc.sh'),
    args: [
      'start',
      '--optimized',
      // Said at the build, too, and not heard there: after a kill it would look 20 s for the node that it was before.
      '--cache=local',
      // Only into a data folder without the realm.
      '--import-realm',
      '--http-enabled=true',
      `--http-host=${at.host}`,
      `--http-port=${at.port}`,
      `--http-management-port=${at.port + 1}`,
      `--hostname=${browserUrlOf(at)}`,
      '--hostname-backchannel-dynamic=true',
      '--log-level=warn',
      // Written before it is answered: by itself H2 loses the last half second when it is killed.
      '--db-url-properties=;NON_KEYWORDS=VALUE;WRITE_DELAY=0',
    ],
    env: {
      KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
      KC_BOOTSTRAP_ADMIN_PASSWORD: admin,
      KEYCLOAK_REALM: realm,
      KEYCLOAK_CLIENT_ID: clientId,
      KEYCLOAK_CLIENT_SECRET: client,
      PUBLIC_ORIGIN: originOf(at),
      JAVA_OPTS_APPEND: quickStart,
    },
  }
}
