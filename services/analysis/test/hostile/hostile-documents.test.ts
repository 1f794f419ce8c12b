import { createPdfInspector } from '@plainpolicy/platform/pdf/pdf-inspector'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyFields } from '../../src/domain/policy-fields.ts'
import { openChildProcessParser } from '../../src/ports/document-parser/child-process.ts'
import type { DocumentParser } from '../../src/ports/document-parser/document-parser.ts'
import { active } from './active.ts'
import { bombs } from './bombs.ts'
import { boxes, disguises, slowTexts } from './disguises.ts'
import { instructions, seenFigures } from './instructions.ts'
import { loops } from './loops.ts'
import { policyPdf } from './policy-pdf.ts'
import { watchChildren } from './watched-children.ts'

/** The clock of a document that will not end; without the variable a shorter one than the product's, to save time. */
const clock = Number(process.env.HOSTILE_CLOCK_MS ?? 1_500)
const MOST_MEGABYTES = 400
/** What pdf.js leaves out: the word before a command that it cannot take is dropped with it. Missing, not invented. */
const LOST: Record<string, Partial<PolicyFields>> = {
  'a run of 64 MB by RunLengthDecode': { total_annual_premium: null },
}
const REFUSALS = ['damaged', 'locked', 'no-pages', 'too-many-pages', 'too-big', 'timed-out', 'not-a-pdf', 'unreadable']

const patient = openChildProcessParser()
const brief = openChildProcessParser({ timeoutMs: clock })
const inspector = createPdfInspector({ timeoutMs: clock })
const children = watchChildren()
const rows: string[] = []
const sound = () => policyPdf()
let soundFields: PolicyFields | string

/** As the workflow does: a document that no child was free for in time, which nobody looked at, comes again. */
const inTurn = <T>(ask: () => Promise<T>, tries = 3): Promise<T> =>
  ask().catch((error: Error) => {
    if (tries > 1 && /^No turn/.test(error.message)) return inTurn(ask, tries - 1)
    throw error
  })

/** The fields, or the name of what stands against reading them. */
const factsOf = async (parser: DocumentParser, bytes: Uint8Array): Promise<PolicyFields | string> => {
  const parsed = await inTurn(() => parser.read(bytes))
  if (!parsed.ok) return parsed.fault
  const { value } = parsed
  const reading = await inTurn(() => parser.readPolicy(value))
  if (!reading.ok) return reading.fault
  return reading.value.refusal ?? reading.value.fields
}

const measured = async (name: string, read: () => Promise<PolicyFields | string>) => {
  children.takePeak()
  const began = performance.now()
  const facts = await read()
  const time = Math.round(performance.now() - began)
  const megabytes = children.takePeak()
  rows.push(`${name.padEnd(52)} ${(typeof facts === 'string' ? facts : 'read').padEnd(16)} ${time} ms ${megabytes} MB`)
  return { facts, time, megabytes }
}

beforeAll(async () => {
  soundFields = await factsOf(patient, sound())
  await factsOf(brief, sound())
}, 30_000)
afterAll(async () => {
  children.end()
  await Promise.all([patient.close(), brief.close(), inspector.close()])
  if (process.env.HOSTILE_CLOCK_MS) process.stdout.write(`${rows.join('\n')}\n`)
})

describe('a hostile document', () => {
  it('is compared with a sound one, all of which is read', async () => {
    expect(soundFields).toMatchObject({
      coverage_a_dwelling: 412_000,
      coverage_f_medical_payments: 5_000,
      mold_limit: null,
    })
    expect(await factsOf(patient, seenFigures())).toMatchObject({ water_backup_limit: 25_000 })
  })

  it.each(Object.entries({ ...bombs, ...loops, ...boxes, ...disguises, ...slowTexts }))(
    '(%s) is read like a sound one or refused, within its bounds, and the next is read',
    async (name, make) => {
      const bytes = make()
      const inspected = await measured(`${name}: checked`, async () => {
        const inspection = await inspector.inspect(bytes)
        return inspection.ok ? (soundFields as PolicyFields) : inspection.fault
      })
      const { facts, megabytes } = await measured(name, () => factsOf(brief, bytes))
      if (typeof facts === 'string') expect(REFUSALS).toContain(facts)
      else expect(facts).toEqual({ ...(soundFields as PolicyFields), ...LOST[name] })
      expect(Math.max(megabytes, inspected.megabytes)).toBeLessThanOrEqual(MOST_MEGABYTES)
      expect(await factsOf(patient, sound())).toEqual(soundFields)
    },
    60_000,
  )

  it.each(Object.entries({ ...active, ...instructions }))(
    '(%s) says nothing but what stands on its page',
    async (name, make) => {
      const { facts, megabytes } = await measured(name, () => factsOf(patient, make()))
      expect(facts).toEqual(soundFields)
      expect(megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
    },
    60_000,
  )

  it('is told of by the kinds of what it carries, and a sound one carries nothing', async () => {
    const carried = async (bytes: Uint8Array) => {
      const parsed = await patient.read(bytes)
      const reading = parsed.ok ? await patient.readPolicy(parsed.value) : parsed
      const warnings = reading.ok ? reading.value.warnings : []
      return { kinds: parsed.ok && parsed.value.activeContent, codes: warnings.map(({ code }) => code) }
    }
    const told = async (name: string) => carried((active[name] as () => Buffer)())
    const codes = ['active-content']
    expect(await told('a script at opening')).toEqual({ kinds: ['script'], codes })
    expect(await told('scripts by name')).toEqual({ kinds: ['script'], codes })
    expect(await told('a launched program')).toEqual({ kinds: ['launch'], codes })
    expect(await told('an embedded file')).toEqual({ kinds: ['file'], codes })
    expect(await told('a form of XFA')).toEqual({ kinds: ['xfa'], codes })
    expect(await told('a film and a sound')).toEqual({ kinds: ['media'], codes })
    expect(await carried(sound())).toEqual({ kinds: [], codes: [] })
  }, 60_000)

  it('that will not end holds up no other reading', async () => {
    const endless = loops['forms that draw each other without end'] as () => Buffer
    const order: string[] = []
    const refused = factsOf(patient, endless()).then((facts) => order.push(`hostile: ${facts}`))
    expect(await factsOf(patient, sound())).toEqual(soundFields)
    order.push('sound')
    await refused
    // Whichever bound it meets first, which depends on the machine.
    expect(order).toEqual(['sound', expect.stringMatching(/^hostile: (?:timed-out|too-big)$/)])
  }, 60_000)
})
