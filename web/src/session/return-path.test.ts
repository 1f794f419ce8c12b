import { expect, test } from 'vitest'
import { returnPathOf, returnStateFrom } from './return-path.ts'

test('the way back keeps the page, its query and the part of it', () => {
  const place = { pathname: '/report/7', search: '?version=free' }
  expect(returnPathOf(returnStateFrom(place))).toBe('/report/7?version=free')
  expect(returnPathOf(returnStateFrom({ ...place, hash: '#clock' }))).toBe('/report/7?version=free#clock')
})

test('the way back carries no secret of a payment', () => {
  const search = '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded'
  expect(returnStateFrom({ pathname: '/upload', search })).toEqual({ returnTo: '/upload?payment_intent=pi_1' })
})

test('without a way back the way is /upload', () => {
  expect(returnPathOf(null)).toBe('/upload')
})

test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'report'])(
  'never leaves the site: %s',
  (returnTo) => {
    expect(returnPathOf({ returnTo })).toBe('/upload')
  },
)
