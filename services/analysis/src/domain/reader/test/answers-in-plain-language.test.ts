import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'

const deductiblesOf = (text: string) => withLines(text).deductibles
const NONE = { all_perils: null, wind_hail: null, hurricane: null }

describe('what one pays of a loss, below a question', () => {
  it('may be told without the word', () =>
    expect(
      deductiblesOf(
        'How much of a loss do you pay?\nIf it’s wind or hail, 2% of your dwelling coverage, or $6,000. If it’s any other loss, 1%\nof your dwelling coverage, or $3,000.',
      ),
    ).toMatchObject({
      all_perils: { amount: 3000, percentage: 1 },
      wind_hail: { amount: 6000, percentage: 2 },
    }))
  it('may be one number for all', () =>
    expect(
      deductiblesOf(
        'What’s your deductible?\nOne number: $5,000. It’s the same whatever causes the damage, wind and hail too.',
      ),
    ).toEqual({ ...NONE, all_perils: { amount: 5000, percentage: null, stated: 'amount' } }))
  it.each([
    'How much can we pay you first, after a covered loss?\nWe can advance $5,000 for any covered loss.',
    'What do you cover first?\nWe pay $2,000 for any loss of locks.',
    'How much of a claim do you pay first?\n$1,000 for each claim otherwise covered.',
    'How much of a loss do you pay?\nSay a storm does $20,000 of damage to your house by wind. We pay $14,000 and you pay $6,000.',
    'What is my deductible?\nSuppose a fire does $10,000 of damage and any other loss does $4,000.',
    'What’s my deductible?\nIt goes down by $100 for every loss-free year.',
    'What’s your deductible?\nEach year without a claim takes $100 off for any covered loss.',
  ])('is not what others pay, a loss or a saving: %#', (text) => expect(deductiblesOf(text)).toEqual(NONE))
  it('may have its share in the next sentence', () =>
    expect(
      deductiblesOf(
        'What do you pay when something happens?\nIf it’s wind or hail, the first $6,000 of the damage is yours. That’s 2% of your Dwelling amount.',
      ).wind_hail,
    ).toEqual({ amount: 6000, percentage: 2, stated: 'both' }))

  it.each([
    'How much do you pay each month?\n$250.00 for each payment of any loss account.',
    'How much of a loss do you pay?\nIf you choose a lower premium, $5,000 of any loss.',
    'How much of a loss do you pay?\nFor example, $5,000 of any loss.',
    'How much of a loss do you pay?\nThe association’s master policy has $25,000 for any loss.',
    'How much of a loss do you pay?\n$500 for each claim on scheduled jewelry.',
    'How much of a loss do you pay?\nLast year it was $1,000 of any loss.',
    'What’s your deductible?\nOne number: $5,000. It’s the same for every cause except wind and hail.',
  ])('is none where it is of something else: %s', (text) => expect(deductiblesOf(text)).toEqual(NONE))
})

describe('what the year costs', () => {
  it('is the sum below its parts', () =>
    expect(
      withLines(
        'What’s the price?\nPremium $2,012.00\nPolicy fee $70.00\n$2,082.00 a year\nor $173.50 a month for 12 months.',
      ).total_annual_premium,
    ).toBe(2082))
  it('may have its time beside it', () =>
    expect(
      withLines('What’s the cost?\n$2,488.00  a year. This includes your discount of $416.').total_annual_premium,
    ).toBe(2488))
  it.each([
    'What does the car cost?\n$2,106.00  a year. This is your car’s share.',
    'What’s the cost?\n$212.50  a month. You pay monthly.',
    'What did I save?\n$416.00  a year. Thank you.',
  ])('is none that is of something else: %s', (text) => expect(withLines(text).total_annual_premium).toBe(null))
})

describe('a price below a question', () => {
  it.each([
    'Your auto policy\nWhat’s the price?\n$1,988.00  per year',
    'Want more protection? Add identity theft.\nWhat’s the price?\n$148.00  a year',
    'How much do I pay?\n$588.00  a year for flood.',
  ])('may be that of another thing: %#', (text) => expect(withLines(text).total_annual_premium).toBe(null))
})

describe('lenders in answers', () => {
  it.each([
    [
      'Who’s your lender?\nWaco Home Lending LLC ISAOA/ATIMA, PO Box 12, Springfield, OH 45501.',
      'Waco Home Lending LLC',
    ],
    [
      'Does a lender have a say?\nYes: Waco Home Lending LLC ISAOA, PO Box 12,\nSpringfield, OH 45501.',
      'Waco Home Lending LLC',
    ],
    [
      'Who else has an interest?\nElm Capital LLC ISAOA is your mortgagee (loan\n4471, PO Box 12, Springfield, OH 45501).',
      'Elm Capital LLC',
    ],
  ])('are named with their clause: %#', (text, name) => expect(withLines(text).mortgagee).toBe(name))
  it.each([
    'Does a second lender have a say?\nYes: Waco Home Lending LLC ISAOA, PO Box 12,\nSpringfield, OH 45501.',
    'Which lender did we remove?\nWaco Home Lending LLC ISAOA, PO Box 12, no longer has a say.',
    'Does a lender have a say?\nNo. Nobody holds a mortgage on it.',
  ])('are none where they left or rank behind: %#', (text) => expect(withLines(text).mortgagee).toBe(null))
})

describe('who insures and who is insured', () => {
  const told = (text: string) =>
    fieldsOf(`HOMEOWNERS POLICY DECLARATIONS\nPolicy number: LO-448812\n${LIMITS}\n${text}`)
  it('is the company that signs', () =>
    expect(
      told('In Witness Whereof, Red River Insurance Company has caused this policy to be signed by its officers.')
        .insurance_provider,
    ).toBe('Red River Insurance Company'))
  it('is whose home the policy insures', () =>
    expect(
      told('This policy insures the home of Ana Flores and Luis Paredes at 12 Elm St, Waco, TX 76710 against flood.'),
    ).toMatchObject({ policy_holder_name: 'Ana Flores', additional_insured_names: ['Luis Paredes'] }))
  it('is a company that is greeted in full', () =>
    expect(told('You’re covered, Elm Row Holdings LLC').policy_holder_name).toBe('Elm Row Holdings LLC'))
  it('is nobody who is greeted with other words', () =>
    expect(told('You’re covered, Whatever Happens').policy_holder_name).toBe(null))
  it('stands beside its label below a period with a time', () =>
    expect(
      fieldsOf(
        'HOMEOWNERS POLICY DECLARATIONS\nPolicy Number         LO-448812\nPolicy Period         Effective 03/01/2026, expiration 03/01/2027, 12:01 AM standard time\nResidence Premises    12 Elm St, Waco, TX 76710',
      ).property_address.street,
    ).toBe('12 Elm St'))
})

describe('forms below a question', () => {
  it('end at the line of the agent', () =>
    expect(
      withLines(
        'What’s in your contract?\nThis page, and:\nLO-HO-TX Lone Oak Home, Texas (12/23)\nLO-HO-14 Roof surfaces (12/23)\nLO-HO-22 Identity (12/23)\n\nYour agent is Elm Agency, Inc., 20 E Broad Row, Waco, TX 76710.',
      ).endorsements,
    ).toEqual(['LO-HO-TX', 'LO-HO-14', 'LO-HO-22']))
})

describe('a page that explains the declarations behind it', () => {
  const EXPLAINS = `
Your policy LO-448812 in plain words
If your house burns down, the most that we would pay to rebuild it as it was is $300,000 in all.
The shed and the fence are things for which we would pay up to $30,000 when they are damaged.
What you own, from the sofa to the spoons, is insured for $150,000 wherever you happen to be.
If somebody sues you because you hurt them, we would pay what you owe them up to $100,000.
`
  const of = (text: string) => fieldsOf(`${EXPLAINS}${text}\n===\n${HEAD}${LIMITS}`)
  const PAID = 'Your belongings are settled at actual cash value.'
  it('adds how losses are paid', () => expect(of(PAID).personal_property_settlement).toBe('ACV'))
  it('adds what one pays of them', () =>
    expect(of('For any other loss your deductible is $2,500.').deductibles.all_perils).toMatchObject({ amount: 2500 }))
  it.each([
    of(`This is your quote for next year.\n${PAID}`),
    of(`Dear Ana,\n${PAID}`),
    of('You can choose to have your belongings settled at replacement cost.'),
    fieldsOf(`${EXPLAINS.replace('$300,000', '$320,000')}${PAID}\n===\n${HEAD}${LIMITS}`),
    fieldsOf(`${EXPLAINS.replace('LO-448812', '')}${PAID}\n===\n${HEAD}${LIMITS}`),
  ])('adds nothing where it is no such page: %#', (fields) => expect(fields.personal_property_settlement).toBe(null))
})

describe('more than the limit of the dwelling', () => {
  const moreOf = (text: string) => withLines(text).extended_dwelling_percentage
  it('may be told in dollars and as a share', () =>
    expect(moreOf('If that’s not enough, Increased Dwelling pays up to $60,000 more (Option ID, 20%).')).toBe(20))
  it.each([
    'If that’s not enough, Increased Dwelling could pay up to $60,000 more (Option ID, 20%).',
    'Debris removal pays up to $60,000 more (20%) after your dwelling’s limit.',
  ])('is none that is offered or of something else: %s', (text) => expect(moreOf(text)).toBe(null))
})
