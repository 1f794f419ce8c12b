import { type Journey, journeys } from './plan-buyers.ts'
import type { ChaosOptions, ChaosResult } from './run-chaos.ts'
import { countAstray } from './webhooks-astray.ts'

const bar = { settledMs: 60_000 }

type Meant = Pick<ChaosOptions, 'seed' | 'kills' | 'checkouts'>

/** Tells what was done and what stands; true when all of it is as it has to be. */
export function printChaos(result: ChaosResult, { seed, kills, checkouts }: Meant): boolean {
  const { facts, invariants, history, settledMs } = result
  printRows('What was done', doings(result))
  printRows('Webhooks', Object.entries(countAstray(facts, seed)))
  const noAnswers = history.operations.filter(({ outcome }) => outcome === 'no-answer').length
  const requests = history.operations.filter(({ act }) => /^(GET|POST|PUT) /.test(act))
  const faults = requests.filter(({ outcome }) => outcome.startsWith('500')).length
  printRows('Requests', [
    ['sent', requests.length],
    ['without an answer, and sent again', noAnswers],
    ['answered 500', faults],
  ])
  console.log('\nInvariants (looked at, violated)')
  for (const { name, looked, violations } of invariants) {
    console.log(`  ${name.padEnd(76)} ${String(looked).padStart(5)} ${String(violations.length).padStart(5)}`)
    for (const violation of violations.slice(0, 10)) console.log(`      ${violation}`)
  }
  const isInTime = settledMs <= bar.settledMs
  const isWhole = result.kills >= kills && result.buyers.length === checkouts
  console.log(`\n${result.kills} kills; all well ${(settledMs / 1000).toFixed(1)} s after the last (60 s at most).`)
  if (!isWhole)
    console.log(`The time was over after ${result.buyers.length} of ${checkouts} checkouts: too slow a machine?`)
  const isGood = isInTime && isWhole && invariants.every(({ violations }) => violations.length === 0)
  console.log(isGood ? `Chaos passed, seed ${seed}.` : `Chaos FAILED, seed ${seed}.`)
  return isGood
}

function doings({ buyers, facts, kills, history }: ChaosResult): [string, number][] {
  const starts = history.operations.reduce((sum, { who, tookMs }) => sum + (who === 'killer' ? tookMs : 0), 0)
  const count = (is: (buyer: (typeof buyers)[number]) => boolean) => buyers.filter(is).length
  const of = (name: Journey): [string, number] => [`  ${name}`, count(({ plan }) => plan.journey === name)]
  return [
    ['checkouts', buyers.length],
    ...journeys.map(of),
    ['cards refused, or asked for authentication', count(({ plan }) => plan.cards.some((card) => card !== 'good'))],
    ['double clicks and two tabs', count(({ plan }) => plan.hands !== 'one')],
    ['strangers who tried', count(({ plan }) => plan.isNosy)],
    ['kills', kills],
    ['starts after a kill: seconds, all together', Math.round(starts / 1000)],
    ['starts that had to be repeated', history.operations.filter(({ who }) => who === 'watcher').length],
    ['charges at Stripe', facts.charges.length],
    ['refunds at Stripe', facts.refunds.length],
    ['reports unlocked', facts.reports.filter(({ unlocked }) => unlocked).length],
  ]
}

function printRows(title: string, rows: [string, number][]): void {
  console.log(`\n${title}`)
  for (const [name, value] of rows) console.log(`  ${name.padEnd(76)} ${String(value).padStart(5)}`)
}
