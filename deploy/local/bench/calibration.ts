import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkReading } from '../../../services/analysis/src/domain/check-reading.ts'
import type { PolicyReading } from '../../../services/analysis/src/domain/policy-fields.ts'
import { openChildProcessParser } from '../../../services/analysis/src/ports/document-parser/child-process.ts'
import { compareFields } from '../../../services/analysis/test/compare-fields.ts'

const folder = fileURLToPath(new URL('../../../services/analysis/', import.meta.url))
const BINS = [0, 0.6, 0.8, 0.9, 0.95, 0.97, 0.98, 1.01]

interface Value {
  confidence: number
  isRight: boolean
  isShown: boolean
  found: string
}

/** What the reader says of its sureness beside how often it is right, over all samples whose truth is known. */
export async function measure(): Promise<void> {
  const parser = openChildProcessParser({ timeoutMs: 60_000 })
  const values: Value[] = []
  const documents: { stated: number; observed: number }[] = []
  for (const file of globSync('{fixtures,holdout}/*.pdf', { cwd: folder }).sort()) {
    const parsed = await parser.read(readFileSync(`${folder}${file}`))
    const read = parsed.ok ? await parser.readPolicy(parsed.value) : parsed
    if (!read.ok) throw new Error(`${file}: ${read.fault}`)
    if (read.value.document_kind === 'not_home_insurance') continue
    const found = valuesOf(read.value, `${folder}${file.replace('.pdf', '.truth.json')}`)
    values.push(...found)
    const observed = found.filter(({ isShown, isRight }) => isShown && isRight).length / Math.max(found.length, 1)
    documents.push({ stated: checkReading(read.value).extractionConfidence ?? 0, observed })
  }
  await parser.close()
  for (const found of ['in text', 'in pictures'])
    table(
      found,
      values.filter((value) => value.found === found),
    )
  const mean = (key: 'stated' | 'observed') => documents.reduce((sum, one) => sum + one[key], 0) / documents.length
  const apart = documents.reduce((sum, { stated, observed }) => sum + Math.abs(stated - observed), 0) / documents.length
  console.log(
    `${documents.length} documents: stated ${mean('stated').toFixed(3)}, observed ${mean('observed').toFixed(3)}, apart ${apart.toFixed(3)} each`,
  )
}

/** Those that are shown and those that were too uncertain to be, each with whether it is what the document states. */
const valuesOf = (reading: PolicyReading, truthFile: string): Value[] => {
  const truth = JSON.parse(readFileSync(truthFile, 'utf8')) as { fields: Record<string, unknown> }
  const verdicts = compareFields(truth.fields, reading.fields as unknown as Record<string, unknown>)
  const isRight = (path: string) => {
    const parts = verdicts.filter(({ field }) => field === path || field.startsWith(`${path}.`))
    return parts.length === 0 ? null : parts.every(({ verdict }) => verdict === 'exact' || verdict === 'absent')
  }
  const { evidence, uncertain = [] } = checkReading(reading)
  const shown = Object.entries(evidence).map(([path, { confidence, found }]) => {
    return { path, confidence, isShown: true, found: found === 'ocr' ? 'in pictures' : 'in text' }
  })
  const doubted = uncertain.map(({ path, confidence }) => ({ path, confidence, isShown: false, found: 'in pictures' }))
  return [...shown, ...doubted].flatMap(({ path, ...value }) => {
    const right = isRight(path)
    return right === null ? [] : [{ ...value, isRight: right }]
  })
}

const table = (found: string, values: Value[]): void => {
  console.log(`${`found ${found}`.padEnd(24)}values  stated  observed  shown`)
  for (const [index, from] of BINS.slice(0, -1).entries()) {
    const to = BINS[index + 1] ?? 1
    const some = values.filter(({ confidence }) => confidence >= from && confidence < to)
    if (some.length === 0) continue
    const stated = some.reduce((sum, { confidence }) => sum + confidence, 0) / some.length
    const right = some.filter(({ isRight }) => isRight).length / some.length
    const shown = some.filter(({ isShown }) => isShown).length
    const cells = [some.length, stated.toFixed(3), right.toFixed(3), shown].map((cell) => String(cell).padStart(8))
    console.log(`  ${from.toFixed(2)} to ${Math.min(to, 1).toFixed(2)}`.padEnd(22) + cells.join(''))
  }
}
