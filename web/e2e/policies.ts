import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const services = join(import.meta.dirname, '..', '..', 'services')

/** What a file chooser hands to the page. */
export interface ChosenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer })

export const samplePolicy = (name: string): ChosenFile =>
  pdf(`${name}.pdf`, readFileSync(join(services, 'analysis', 'fixtures', `${name}.pdf`)))

export const stateFarm = samplePolicy('statefarm-lloyds-fort-worth')

/** What a person read in the document. */
interface Truth {
  insurance_provider: string
  policy_number: string
  policy_holder_name: string
  property_address: { street: string; city: string; state: string; zip: string }
  renewal_date: string
  total_annual_premium: number
  coverage_a_dwelling: number
  coverage_b_other_structures: number
  coverage_c_personal_property: number
  coverage_e_personal_liability: number
  coverage_f_medical_payments: number
  extended_dwelling_percentage: number
  deductibles: Record<'all_perils' | 'wind_hail', { amount: number; percentage: number }>
  water_backup_limit: number
  foundation_water_limit: number
}

export const stateFarmTruth: Truth = JSON.parse(
  readFileSync(join(services, 'analysis', 'fixtures', 'statefarm-lloyds-fort-worth.truth.json'), 'utf8'),
).fields

const whole = stateFarm.buffer

/** Files that look like a policy until they are opened. */
export const badFiles = {
  word: pdf('renamed.pdf', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(4096, 'word/document.xml')])),
  empty: pdf('empty.pdf', Buffer.alloc(0)),
  truncated: pdf('truncated.pdf', whole.subarray(0, whole.length / 2)),
  locked: pdf('locked.pdf', readFileSync(join(services, 'documents', 'test', 'fixtures', 'locked.pdf'))),
  elevenMegabytes: pdf('large.pdf', Buffer.concat([whole, Buffer.alloc(11 * 1024 * 1024)])),
  photo: { name: 'policy.png', mimeType: 'image/png', buffer: Buffer.from('not a policy') },
}
