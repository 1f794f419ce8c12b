import { expect, test } from 'vitest'
import { addressKey } from './address-key.ts'

const home = addressKey('5212 Water St, Fort Worth, TX 76109')

test.each([
  '5212 Water Street, Fort Worth, TX 76109',
  '5212 WATER ST., FORT WORTH, TX 76109-1234',
  '5212 water st, Ft Worth, TX 761091234',
  ' 5212  Water   St , Fort Worth , Texas 76109',
])('the same house: %s', (variant) => expect(addressKey(variant)).toBe(home))

test.each([
  '5214 Water St, Fort Worth, TX 76109',
  '5212 Water Ln, Fort Worth, TX 76109',
  '5212 N Water St, Fort Worth, TX 76109',
  '5212 Water St Apt 4, Fort Worth, TX 76109',
  '5212 Water St, Fort Worth, TX 76110',
])('another one: %s', (other) => expect(addressKey(other)).not.toBe(home))

test.each([
  '100 North Oak Boulevard Unit 4B, Austin, TX 78701',
  '100 N Oak Blvd, Apt. 4-B, Austin, TX 78701',
  '100 N. OAK BLVD #4B, AUSTIN, TX 78701-0001',
  '100 N OAK BLVD # 4B, AUSTIN, TX 78701',
])('the same flat: %s', (variant) =>
  expect(addressKey(variant)).toBe(addressKey('100 N Oak Blvd Suite 4B, Austin, TX 78701')),
)

test('without a ZIP the town tells houses apart', () => {
  const houston = addressKey('100 Oak St, Houston, TX')
  expect(addressKey('100 Oak Street, HOUSTON, TX')).toBe(houston)
  expect(addressKey('100 Oak St, Dallas, TX')).not.toBe(houston)
  expect(addressKey('100 Oak St, Fort Worth, TX')).toBe(addressKey('100 Oak St, Ft. Worth, TX'))
})

test.each([
  null,
  '',
  'PO Box 12, Austin, TX 78701',
  'Oak St, Austin, TX 78701',
  '100 Oak St',
  '100, Austin, TX 78701',
  '100 Oak St, Tulsa, OK 74101',
])('what names no house for sure has no key: %s', (address) => expect(addressKey(address)).toBeNull())
