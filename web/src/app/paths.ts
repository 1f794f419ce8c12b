/** Every address of the client. `pattern` is for the router, the functions are for links. */
export const patterns = {
  home: '/',
  auth: '/auth',
  terms: '/terms',
  privacy: '/privacy',
  upload: '/upload',
  report: '/report/:reportId',
  reports: '/reports/:reportId',
  dynamicReports: '/dynamic-report',
  dynamicReport: '/dynamic-report/:reportId',
} as const

export type ContactType = 'general' | 'roof' | 'water' | 'mold' | 'storm'

export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?view=signup',
  getStarted: '/#get-started',
  checkout: '/checkout',
  upload: '/upload',
  report: (reportId: string) => `/report/${encodeURIComponent(reportId)}`,
  dynamicReport: (reportId: string) => `/dynamic-report/${encodeURIComponent(reportId)}`,
  processing: (documentId: string) => `/processing?docId=${encodeURIComponent(documentId)}`,
  contact: '/contact',
  contactAbout: (type: ContactType) => `/contact?type=${type}`,
  contactForReport: (reportId: string) => `/contact?reportId=${encodeURIComponent(reportId)}`,
  checkoutForReport: (reportId: string) => `/checkout?reportId=${encodeURIComponent(reportId)}`,
  terms: '/terms',
  privacy: '/privacy',
  stormGuide: '/storm-guide.pdf',
} as const
