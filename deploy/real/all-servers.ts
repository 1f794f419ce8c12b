import type { RealServer } from './real-server.ts'
import { kafka } from './servers/kafka.ts'
import { keycloak } from './servers/keycloak.ts'
import { smtpInbox } from './servers/smtp-inbox.ts'
import { temporal } from './servers/temporal.ts'
import { versitygw } from './servers/versitygw.ts'

/** What a deployment runs beside PostgreSQL and our services. */
export const allServers: RealServer[] = [kafka, temporal, keycloak, versitygw, smtpInbox]
