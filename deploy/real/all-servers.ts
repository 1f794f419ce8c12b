import type { RealServer } from './real-server.ts'
import { jaeger } from './servers/jaeger.ts'
import { kafka } from './servers/kafka.ts'
import { keycloak } from './servers/keycloak.ts'
import { localstripe } from './servers/localstripe.ts'
import { minio } from './servers/minio.ts'
import { prometheus } from './servers/prometheus.ts'
import { smtpInbox } from './servers/smtp-inbox.ts'
import { stripeMock } from './servers/stripe-mock.ts'
import { temporal } from './servers/temporal.ts'
import { versitygw } from './servers/versitygw.ts'

/** What a deployment runs beside PostgreSQL and our services. */
export const allServers: RealServer[] = [kafka, temporal, keycloak, versitygw, smtpInbox, jaeger, prometheus]

/** Started by name alone: second servers for the contract of a port, in the place of one of the stack or of Stripe. */
export const serversByName: RealServer[] = [minio, localstripe, stripeMock]
