import { readdirSync, readFileSync } from 'node:fs'
import { PDF_FAULTS } from '@plainpolicy/platform/pdf/pdf-fault'
import { afterAll, expect, it } from 'vitest'
import { openChildProcessParser } from '../../src/ports/document-parser/child-process.ts'
import { mutated, seeded } from './mutations.ts'
import { watchChildren } from './watched-children.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const samples = readdirSync(folder)
  .filter((file) => file.endsWith('.pdf'))
  .map((file) => ({ file, bytes: readFileSync(new URL(file, folder)) }))

const SEED = 20_261_121
/** Without the variable as many as there is time for: the rest of the tests wait. */
const asked = Number(process.env.FUZZ_MUTATIONS ?? 0)
const mutations = asked || 100
const BUDGET_MS = asked ? 4 * 3_600_000 : 30_000
const LONGEST_MS = 10_000
/** The clocks of all steps and the starts of their children, on a machine that is busy with other tests. */
const NEVER_MS = 60_000

/** Damaged bytes reach the parser and the renderer; what recognises words sees only pixels that we drew, and takes long. */
const blind = { read: async () => null, close: async () => {} }
const parser = openChildProcessParser({ ocr: blind })
const children = watchChildren()
afterAll(async () => {
  children.end()
  await parser.close()
})

/** What came out, in one word. Throws where it is neither an answer nor a fault that has words. */
const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  const parsed = await parser.read(bytes)
  if (!parsed.ok) return fault(parsed.fault)
  const reading = await parser.readPolicy(parsed.value)
  if (!reading.ok) return fault(reading.fault)
  return reading.value.refusal ?? 'read'
}

const fault = (name: string): string => {
  expect(PDF_FAULTS).toContain(name)
  return name
}

it(
  'every damaged sample is answered: read, or refused by name',
  async () => {
    const random = seeded(SEED)
    const outcomes: Record<string, number> = {}
    const began = performance.now()
    let [done, longest, late] = [0, 0, 0]
    const reader = async () => {
      while (done < mutations && performance.now() - began < BUDGET_MS) {
        const sample = samples[done % samples.length] as (typeof samples)[number]
        done += 1
        const { kind, bytes } = mutated(sample.bytes, random)
        const start = performance.now()
        const outcome = await outcomeOf(bytes)
        const time = performance.now() - start
        longest = Math.max(longest, time)
        if (time > LONGEST_MS) late += 1
        expect(time, `${kind} of ${sample.file}`).toBeLessThan(NEVER_MS)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      }
    }
    await Promise.all([reader(), reader()])
    const peak = children.takePeak()
    const counts = Object.entries(outcomes).map(([name, count]) => `${name} ${count}`)
    process.stdout.write(
      `fuzz: ${done} mutations of ${samples.length} samples, seed ${SEED}: ${counts.join(', ')}; longest ${Math.round(longest)} ms, above 10 s ${late}, largest child ${peak} MB, ${Math.round((performance.now() - began) / 1000)} s in all\n`,
    )
    expect(done).toBeGreaterThan(0)
    expect(peak).toBeLessThanOrEqual(400)
  },
  BUDGET_MS + NEVER_MS,
)
