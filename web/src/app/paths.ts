/** Every address of the client. `pattern` is for the router, the functions are for links. */
export const patterns = {
  home: '/',
  auth: '/auth',
  terms: '/terms',
  privacy: '/privacy',
  checkout: '/checkout',
  contact: '/contact',
  processing: '/processing',
  success: '/success',
  sampleReport: '/sample-report',
  demoFree: '/demo/free',
  demoEnhanced: '/demo/enhanced',
  viewReport: '/view-report',
  latestReport: '/latest-report',
  upload: '/upload',
  report: '/report/:reportId',
  reports: '/reports/:reportId',
  dynamicReports: '/dynamic-report',
  dynamicReport: '/dynamic-report/:reportId',
} as const

export type ContactType = 'general' | 'roof' | 'water' | 'mold' | 'storm'

/** By this id the sample is known: nobody has a report of that name, and its pictures are files of the client. */
export const sampleReportId = '5a3b1e00-0000-4000-8000-000000000000'

export const paths = {
  home: '/',
  auth: '/auth',
  signUp: '/auth?view=signup',
  getStarted: '/#get-started',
  security: '/#security',
  checkout: '/checkout',
  upload: '/upload',
  /** Where a payer goes on; the server looks at the payment that the address names. */
  paidUpload: (paymentIntentId: string) => `/upload?payment_intent=${encodeURIComponent(paymentIntentId)}`,
  report: (reportId: string) => `/report/${encodeURIComponent(reportId)}`,
  /** Of a report that was just paid for: it opens in the version that was bought. */
  enhancedReport: (reportId: string) => `/report/${encodeURIComponent(reportId)}?version=enhanced`,
  dynamicReport: (reportId: string) => `/dynamic-report/${encodeURIComponent(reportId)}`,
  reports: (reportId: string) => `/reports/${encodeURIComponent(reportId)}`,
  sampleReport: '/sample-report',
  sampleReportIn: (version: 'free' | 'enhanced') => `/sample-report?version=${version}`,
  processing: ({ reportId, documentId }: { reportId: string; documentId: string }) =>
    `/processing?${new URLSearchParams({ ...(reportId && { id: reportId }), docId: documentId })}`,
  contact: '/contact',
  contactAbout: (type: ContactType) => `/contact?type=${type}`,
  contactForReport: (reportId: string) => `/contact?reportId=${encodeURIComponent(reportId)}`,
  checkoutForReport: (reportId: string) => `/checkout?reportId=${encodeURIComponent(reportId)}`,
  terms: '/terms',
  privacy: '/privacy',
  stormGuide: '/storm-guide.pdf',
  stormGuideEs: '/storm-guide-es.pdf',
} as const
