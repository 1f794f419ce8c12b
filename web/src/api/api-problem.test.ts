import { expect, test } from 'vitest'
import { problemOf } from './api-problem.ts'

test('a problem document is shown by its status and its words', () => {
  const body = JSON.stringify({
    title: 'Not found',
    message: 'There is no such report.',
    code: 'not-found',
    requestId: 'r-7',
  })
  expect(problemOf({ status: 404, statusText: 'Not Found', body })).toEqual({
    status: 404,
    code: 'not-found',
    message: '404: There is no such report.',
    serverMessage: 'There is no such report.',
    requestId: 'r-7',
  })
})

test('any other body is shown as it is', () => {
  expect(problemOf({ status: 502, statusText: 'Bad Gateway', body: 'upstream broke' }).message).toBe(
    '502: upstream broke',
  )
})

test('without a body the status text is shown', () => {
  const problem = problemOf({ status: 503, statusText: 'Service Unavailable', body: '' })
  expect(problem.message).toBe('503: Service Unavailable')
  expect(problem.serverMessage).toBeNull()
})
