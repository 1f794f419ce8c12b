import { parseArgs } from 'node:util'
import { askService, operatorPlace } from './ask-service.ts'
import { Fault, sentenceFor } from './fault.ts'

const howTo =
  'Say which report, what is right and why: npm run correct -- <report id> --set path=value [--set …] [--page 2] [--quote "Dwelling $412,000"] --reason "misread". A value is $412,000, 2%, "2% ($8,240)", ACV, 2027-03-02, yes, or none where the policy does not state it.'

interface Corrected {
  reportId: string
  version: number
}

/** npm run correct: puts values of a report right, which makes a new version and tells the owner. */
async function correct(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      set: { type: 'string', multiple: true },
      reason: { type: 'string' },
      page: { type: 'string' },
      quote: { type: 'string' },
      ...operatorPlace,
    },
  })
  const { set = [], reason, page, quote } = values
  const [reportId, ...more] = positionals
  if (!reportId || more.length > 0 || set.length === 0 || !reason) throw new Fault(howTo)
  const place = { ...(page && { page: Number(page) }), ...(quote && { quote }) }
  const corrections = set.map((one) => ({ ...wishOf(one), ...place }))
  const path = `${encodeURIComponent(reportId)}/correct`
  const body = { corrections, reason }
  const { version } = await askService<Corrected>(values, { service: 'reports', method: 'POST', path, body })
  return `Report ${reportId} has version ${version}; the one before is kept, and its owner is told by mail.`
}

function wishOf(set: string): { path: string; value: string } {
  const [, path, value] = /^([\w.]+)=(.+)$/.exec(set) ?? []
  if (!path || !value) throw new Fault(howTo)
  return { path, value }
}

try {
  console.log(await correct())
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exitCode = 1
}
