import type { GatewayRoute } from './gateway-route.ts'
import { reportRoutes } from './report-routes.ts'

const megabyte = 1024 * 1024
const form = { access: 'visitor', service: 'identity', perMinute: 30, maxBytes: 8 * 1024 } as const

/** Every path of the API: which service answers it, who may call, how often. What is not here does not exist. */
export const routeTable: GatewayRoute[] = [
  { method: 'POST', path: '/api/auth/sign-up', ...form },
  { method: 'POST', path: '/api/auth/confirm-sign-up', ...form, session: 'changes' },
  { method: 'POST', path: '/api/auth/resend-code', ...form },
  { method: 'POST', path: '/api/auth/sign-in', ...form, session: 'changes' },
  { method: 'POST', path: '/api/auth/session', ...form, session: 'changes' },
  { method: 'POST', path: '/api/auth/sign-out', ...form, session: 'ends' },
  { method: 'POST', path: '/api/auth/forgot-password', ...form },
  { method: 'POST', path: '/api/auth/reset-password', ...form, session: 'changes' },
  { method: 'GET', path: '/api/auth/me', service: 'identity', access: 'user', perMinute: 300 },

  {
    method: 'GET',
    path: '/api/get-presigned-url',
    service: 'documents',
    access: 'user',
    perMinute: 60,
    ownEmail: 'userId',
  },
  { method: 'PUT', path: '/files/*', service: 'documents', access: 'open', perMinute: 60, maxBytes: 11 * megabyte },
  { method: 'GET', path: '/files/*', service: 'documents', access: 'open', perMinute: 300 },
  { method: 'POST', path: '/api/submit-policy-s3', service: 'documents', access: 'user', perMinute: 60 },
  {
    method: 'POST',
    path: '/api/submit-policy',
    service: 'documents',
    access: 'user',
    perMinute: 20,
    maxBytes: 11 * megabyte,
  },
  {
    method: 'POST',
    path: '/api/save-progress',
    service: 'documents',
    access: 'visitor',
    perMinute: 120,
    maxBytes: 16 * 1024,
  },

  {
    method: 'POST',
    path: '/api/create-payment-intent',
    service: 'payments',
    access: 'visitor',
    perMinute: 60,
    maxBytes: 8 * 1024,
  },
  {
    method: 'POST',
    path: '/api/claim-payment',
    service: 'payments',
    access: 'user',
    perMinute: 120,
    maxBytes: 8 * 1024,
  },
  {
    method: 'POST',
    path: '/api/unlock-report',
    service: 'payments',
    access: 'user',
    perMinute: 60,
    maxBytes: 8 * 1024,
  },
  // All of Stripe comes from a few networks. The bytes go on as they are: the signature is over them.
  {
    method: 'POST',
    path: '/api/stripe/webhook',
    service: 'payments',
    access: 'open',
    perMinute: 6_000,
    maxBytes: 256 * 1024,
    passesHeader: 'stripe-signature',
  },
  {
    method: 'POST',
    path: '/api/admin/payments/:orderId/refund',
    service: 'payments',
    access: 'admin',
    perMinute: 60,
    maxBytes: 8 * 1024,
  },
  { method: 'GET', path: '/api/admin/payments/findings', service: 'payments', access: 'admin', perMinute: 120 },
  {
    method: 'POST',
    path: '/api/admin/payments/findings/:findingId/settle',
    service: 'payments',
    access: 'admin',
    perMinute: 60,
    maxBytes: 8 * 1024,
  },

  ...reportRoutes,

  {
    method: 'POST',
    path: '/api/contact',
    service: 'notifications',
    access: 'visitor',
    perMinute: 20,
    maxBytes: 32 * 1024,
  },
]
