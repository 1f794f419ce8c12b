import { expect, test } from 'vitest'
import { deadlineIn } from './deadline.ts'

const deadline = (patience?: number) => {
  let now = 5_000
  const { left, excuse } = deadlineIn(8_000, () => now, patience)
  const pass = (ms: number) => {
    now += ms
    return left()
  }
  return { pass, excuse }
}

test('time passes, and is over', () => {
  const { pass } = deadline()
  expect([pass(0), pass(3_000), pass(4_999), pass(1), pass(1)]).toEqual([8_000, 5_000, 1, 0, 0])
})

test('what the machine did with something else is given back', () => {
  const { pass, excuse } = deadline()
  pass(7_000)
  excuse(6_000)
  expect(pass(0)).toBe(7_000)
})

test('no document is waited for without end', () => {
  const { pass, excuse } = deadline(3)
  excuse(1_000_000)
  expect([pass(0), pass(23_999), pass(1)]).toEqual([8_000, 1, 0])
})

test('without patience nothing is given back', () => {
  const { pass, excuse } = deadline(1)
  excuse(6_000)
  expect(pass(7_000)).toBe(1_000)
})

test('says when it is over by the clock, whatever is given back', () => {
  let now = 5_000
  const { endsIn, excuse } = deadlineIn(8_000, () => now, 5)
  now += 39_000
  excuse(1_000_000)
  expect(endsIn()).toBe(1_000)
  now += 2_000
  expect(endsIn()).toBe(0)
})
