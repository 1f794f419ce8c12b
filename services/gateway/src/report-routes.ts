import type { GatewayRoute } from './gateway-route.ts'

const ofReports = { service: 'reports', access: 'user' } as const

/** The paths of a report: for its owner, but for the link that its owner hands out. */
export const reportRoutes: GatewayRoute[] = [
  { method: 'GET', path: '/api/reports', ...ofReports, perMinute: 300, ownEmail: 'userId' },
  { method: 'GET', path: '/api/reports/:reportId/status', ...ofReports, perMinute: 600 },
  { method: 'GET', path: '/api/reports/:reportId/events', ...ofReports, perMinute: 120, endless: true },
  // A page shows as many pictures at once as it has figures.
  { method: 'GET', path: '/api/reports/:reportId/crops/:path', ...ofReports, perMinute: 1_200 },
  { method: 'GET', path: '/api/reports/:reportId/pages/:page', ...ofReports, perMinute: 120 },
  { method: 'GET', path: '/api/reports/:reportId/pdf', ...ofReports, perMinute: 30 },
  { method: 'POST', path: '/api/reports/:reportId/reviews', ...ofReports, perMinute: 30, maxBytes: 8 * 1024 },
  { method: 'GET', path: '/api/reports/:reportId/links', ...ofReports, perMinute: 120 },
  { method: 'POST', path: '/api/reports/:reportId/links', ...ofReports, perMinute: 30, maxBytes: 8 * 1024 },
  { method: 'POST', path: '/api/reports/:reportId/links/withdraw', ...ofReports, perMinute: 60, maxBytes: 8 * 1024 },
  { method: 'GET', path: '/api/report/:reportId/:token', service: 'reports', access: 'open', perMinute: 60 },
  {
    method: 'POST',
    path: '/api/admin/reports/:reportId/correct',
    service: 'reports',
    access: 'admin',
    perMinute: 60,
    maxBytes: 64 * 1024,
  },
  { method: 'POST', path: '/api/trigger-analysis', ...ofReports, perMinute: 30 },
]
