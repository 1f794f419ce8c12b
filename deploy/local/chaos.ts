import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { printChaos } from './chaos/print-chaos.ts'
import { type ChaosOptions, runChaos } from './chaos/run-chaos.ts'
import { sentenceFor } from './fault.ts'

/**
 * npm run test:chaos: people buy while webhooks go astray and everything is killed at random. The same seed plans the
 * same buyers, webhooks and kills; what falls between them is the machine's.
 */
function optionsOf(): ChaosOptions {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      checkouts: { type: 'string', default: '300' },
      kills: { type: 'string', default: '20' },
      'at-once': { type: 'string', default: '12' },
      minutes: { type: 'string', default: '10' },
      data: { type: 'string' },
      'port-base': { type: 'string' },
    },
  })
  const folder = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), 'plainpolicy-chaos-'))
  mkdirSync(folder, { recursive: true })
  return {
    seed: Number(values.seed ?? Math.floor(Math.random() * 1_000_000)),
    checkouts: Number(values.checkouts),
    kills: Number(values.kills),
    atOnce: Number(values['at-once']),
    minutes: Number(values.minutes),
    folder,
    portBase: values['port-base'] ? Number(values['port-base']) : undefined,
  }
}

try {
  const options = optionsOf()
  const { seed, checkouts, kills, folder } = options
  const isOwn = !process.argv.includes('--data')
  console.log(`Chaos: ${checkouts} checkouts and ${kills} kills, seed ${seed}.`)
  const isGood = printChaos(await runChaos(options), options)
  if (isGood && isOwn) rmSync(folder, { recursive: true, force: true })
  else console.log(`\nEverything that was done: ${join(folder, 'history.jsonl')}`)
  process.exit(isGood ? 0 : 1)
} catch (error) {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
}
