// Plain JavaScript, because the machine's own Node runs it: writes .env for docker-compose.yml, once.
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const secretNames = [
  'POSTGRES_PASSWORD',
  'IDENTITY_DATABASE_PASSWORD',
  'DOCUMENTS_DATABASE_PASSWORD',
  'ANALYSIS_DATABASE_PASSWORD',
  'REPORTS_DATABASE_PASSWORD',
  'NOTIFICATIONS_DATABASE_PASSWORD',
  'PAYMENTS_DATABASE_PASSWORD',
  'SERVICE_SECRET',
  'COOKIE_SECRET',
  'IDENTITY_KEY_SECRET',
  'EMBEDDED_STRIPE_SECRET',
  'KEYCLOAK_CLIENT_SECRET',
  'KEYCLOAK_ADMIN_PASSWORD',
  'S3_SECRET_KEY',
  'GRAFANA_ADMIN_PASSWORD',
]

const file = process.argv[2] ?? join(import.meta.dirname, '..', '..', '.env')
const lines = [
  '# Made at random for this machine. Whoever loses it loses what PostgreSQL and Keycloak hold.',
  '# core,observability brings Grafana, too; then the traces want an address: OTEL_EXPORTER_OTLP_ENDPOINT=http://jaeger:4318',
  'COMPOSE_PROFILES=core',
  ...secretNames.map((name) => `${name}=${randomBytes(32).toString('hex')}`),
]
try {
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' })
  console.log(`Wrote ${file}. Next: docker compose up --build`)
} catch (error) {
  if (error.code !== 'EEXIST') throw error
  console.log(`${file} is there already and stays as it is.`)
}
