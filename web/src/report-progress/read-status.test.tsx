// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createStore } from '../app/store.ts'
import { fakeGateway, problem } from '../testing/fake-gateway.ts'
import { readStatus } from './read-status.ts'

test('a look that fails is not covered up by what an earlier one found', async () => {
  const read = 'GET /api/reports/r-1/status'
  const gateway = fakeGateway({ [read]: { body: { status: 'processing', step: 'read-pages', message: null } } })
  const { dispatch } = createStore()
  expect(await readStatus(dispatch, 'r-1')).toEqual({ status: 'processing', step: 'read-pages', message: '' })
  gateway.answers[read] = problem(503, 'Resting.')
  expect(await readStatus(dispatch, 'r-1')).toMatchObject({ status: 503, serverMessage: 'Resting.' })
})
