import type { ReportData } from '../../api/answers.ts'

export type SampleVersion = 'free' | 'enhanced'
export type SampleLanguage = 'en' | 'es'

/** Made by `npm run sample-report` from a made-up policy: what we read in it, and nothing else. */
const files = {
  'free-en': () => import('./data/free-en.json'),
  'free-es': () => import('./data/free-es.json'),
  'enhanced-en': () => import('./data/enhanced-en.json'),
  'enhanced-es': () => import('./data/enhanced-es.json'),
}

export async function loadSample(version: SampleVersion, language: SampleLanguage): Promise<ReportData> {
  // The compiler sees words and numbers in the file; a test holds it to the report's schema.
  return (await files[`${version}-${language}`]()).default as unknown as ReportData
}

/** The day on which the sample is read: its term and its roof stay as old as they were. */
export const sampleDay = new Date('2026-11-21T18:00:00.000Z')
