import { expect, test } from 'vitest'
import { root } from '../../local/root.ts'
import { contractRows, portsOf, portsWithContract, provenOnOne, skippedTests, tableOf } from './contract-table.ts'

const at = (contract: string, status = 'passed', title = 'holds') => ({
  ancestorTitles: [contract, 'inner'],
  title,
  status,
})
const lacking = (title: string) => at('the mail: half', 'todo', `${title} (not here: it sends none)`)
const rows = contractRows([
  {
    name: '/clone/services/platform/src/ports/event-bus/kafka.real.test.ts',
    assertionResults: [at('the event bus: Kafka'), at('the event bus: Kafka', 'failed'), at('Kafka alone')],
  },
  {
    name: '/clone/services/platform/src/ports/event-bus/embedded.test.ts',
    assertionResults: [at('the event bus: embedded')],
  },
  {
    name: '/clone/services/notifications/src/ports/mail/embedded.test.ts',
    assertionResults: [at('the mail: embedded'), at('the mail: half'), lacking('sends'), lacking('sends again')],
  },
])

test('counts the tests of a contract by adapter, none beside it, and says what a server does not do', () => {
  expect(tableOf(rows).split('\n')).toEqual([
    'port       adapter   tests',
    'event bus  Kafka     1/2',
    'event bus  embedded  1/1',
    'mail       embedded  1/1',
    'mail       half      1/3    without: it sends none',
  ])
})

test('names a port that one adapter alone has passed', () => {
  const others = rows.filter(({ adapter }) => adapter !== 'half')
  expect(provenOnOne(others, ['event bus', 'mail', 'workflow engine'])).toEqual(['mail', 'workflow engine'])
})

test('names a test that a file left out by itself', () => {
  const assertionResults = [at('Kafka'), at('Kafka', 'failed'), at('the server that is missing', 'skipped')]
  expect(skippedTests([{ name: '/clone/a.real.test.ts', assertionResults }])).toEqual([
    'the server that is missing > inner > holds',
  ])
})

test('knows whose adapters a file tests', () => {
  const engine = 'services/analysis/src/ports/workflow-engine/temporal.real.test.ts'
  expect(portsOf([engine, 'deploy/real/servers/jaeger.real.test.ts'])).toEqual(['workflow engine'])
})

test('knows the ports by their contracts', () => {
  expect(portsWithContract(root)).toEqual(
    expect.arrayContaining(['event bus', 'identity provider', 'mail', 'object store', 'workflow engine']),
  )
})
