import { expect, test } from 'vitest'
import { keptLines } from '../testing/kept-lines.ts'
import { inSpan } from './span.ts'
import { currentTrace } from './trace-context.ts'

test('a line inside a span carries its trace and span ids', async () => {
  const { logger, lines } = keptLines()
  const trace = await inSpan({ service: 'test', name: 'work' }, async () => {
    logger.info('inside')
    return currentTrace()
  })
  logger.info('outside')
  expect(lines[0]).toMatchObject({ service: 'test', trace_id: trace?.traceId, span_id: trace?.spanId })
  expect(lines[1]).not.toHaveProperty('trace_id')
})

test('what could be personal or secret never reaches a line', () => {
  const { logger, lines } = keptLines()
  const personal = { email: 'pat@example.com', name: 'Pat', token: 'secret-1', headers: { cookie: 'secret-2' } }
  logger.info({ ...personal, user: personal }, 'done')
  expect(lines[0]).toMatchObject({ msg: 'done', user: {} })
  expect(JSON.stringify(lines)).not.toMatch(/pat|secret/i)
})
