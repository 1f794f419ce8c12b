import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const formsIn = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).endorsements

const LIST = `
HO 00 03 (05-11), HO 04 90 (05-11), LO 017 (01-20), LO 023 TX (06-24),
LO 061 (01-20)`

it.each([
  '   are the forms and endorsements of this policy.',
  'are the forms that make up your contract.',
  'make up this policy.',
])('a list may stand before the words that tell what it is: %s', (words) => {
  expect(formsIn(`${LIST}\n${words}`)).toEqual(['HO 00 03', 'HO 04 90', 'LO 017', 'LO 023 TX', 'LO 061'])
})

it.each(['are not forms of this policy.', 'are available for this policy.', 'are removed from your policy.'])(
  'a list before other words is none: %s',
  (words) => {
    expect(formsIn(`${LIST}\n${words}`)).toEqual([])
  },
)

it.each(['Contract is made of', 'Policy is composed of', 'Your contract consists of'])('%s', (words) => {
  const gap = ' '.repeat(27 - words.length)
  const list = `${words}${gap}DP 00 03 (07 14), DP 01 42 (12 20), DL 24 01 (07 14), LO 209 (03 22),\n${' '.repeat(27)}LO 214 (03 22), LO 230 (11 23)`
  expect(formsIn(list)).toEqual(['DP 00 03', 'DP 01 42', 'DL 24 01', 'LO 209', 'LO 214', 'LO 230'])
})

it('what is in the packet of the policy are its forms', () => {
  const list = `What's in your policy packet

LO TX 100 (08 24)       Subscriber's Agreement
LO HO3 TX (08 24)       Homeowners Special Form
LO WH 02 (08 24)        Windstorm or Hail Deductible`
  expect(formsIn(list)).toEqual(['LO TX 100', 'LO HO3 TX', 'LO WH 02'])
})
