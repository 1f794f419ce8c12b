import { header } from '@plainpolicy/words/en/header'
import { catalogue } from '../language/catalogue.ts'

export const headerWords = catalogue('header', {
  ...header,
  backToHome: 'Back to Home',
  print: 'Print',
  downloadPdf: 'Download PDF',
  makingPdf: 'Making your PDF...',
  pdfFailed: 'The PDF could not be made',
  pdfFailedNote: 'Your report is as it was. Please try again in a moment.',
  tryAgain: 'Try again',
  writeToUs: 'Questions? Write to us',
  switchToEnhanced: 'Free version. Switch to Enhanced',
  versionOf: (version: string) => `${version} version of the report`,
  loadingVersion: 'Loading the other version',
  homeValue: 'Home value',
  hailShare: 'Your share of a hail storm',
  youPay: (amount: string, isLeast: boolean) => `You pay ${isLeast ? 'at least ' : ''}${amount}`,
  of: 'of',
  inHailDamage: (amount: string, isMost: boolean) =>
    `in hail damage. Your insurance pays ${isMost ? 'at most ' : ''}${amount}.`,
})
