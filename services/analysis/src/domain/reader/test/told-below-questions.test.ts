import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const POLICY = `Your declarations, in plain English

Homeowners insurance

Lone Oak Insurance Company insures Ana Flores’s home at 12 Elm St, Waco, TX 76710 from
March 1, 2026 until March 1, 2027 under policy number LO-HO-
0318842-00.

What about my fence and my shed?

Things on your lot that aren’t attached to the house have their own limit of $37,250.

And the things I own?

Furniture, clothes and everything else you own are insured for $149,000.
`
const told = (text: string) => fieldsOf(`${POLICY}\n${text}`)

describe('a policy that answers questions', () => {
  it('tells whose home is insured, and a number that breaks at its hyphen', () =>
    expect(told('')).toMatchObject({ policy_number: 'LO-HO-0318842-00', policy_holder_name: 'Ana Flores' }))

  it.each([
    [
      'If my house burned down, how much would you pay to rebuild it?\n\nUp to $372,500. We rebuild with similar materials.',
      { coverage_a_dwelling: 372_500 },
    ],
    [
      'Where would I live in the meantime?\n\nAnywhere you like. We’ll pay the extra it costs you, up to $74,500.',
      { coverage_d_loss_of_use: 74_500 },
    ],
    [
      'Someone says I hurt them and wants to sue me. Now what?\n\nWe defend you and pay up to $100,000 if you’re found responsible.',
      { coverage_e_personal_liability: 100_000 },
    ],
    [
      'If my house burned down, how much would you pay to rebuild it?\n\nUp to $372,500.\n\nThe city wants my rebuilt house to meet today’s code. Who pays?\n\nWe do, for up to another 10% of the rebuilding limit.',
      { ordinance_or_law_percentage: 10, extended_dwelling_percentage: null },
    ],
    [
      'What about water?\n\nYou added two things: up to $5,000 if a sewer or drain backs up into the house, and up to $3,000 if water leaks under your slab or foundation.',
      { water_backup_limit: 5_000, foundation_water_limit: 3_000 },
    ],
  ])('gives the limit that is asked for: %#', (text, fields) => expect(told(text)).toMatchObject(fields))

  it.each([
    'What if a pipe bursts in my house?\n\nUp to $50,000 for each loss.',
    'What if my things are stolen from a hotel?\n\nUp to $5,000.',
    'What if a tree falls on my house?\n\nUp to $50,000.',
    'Where would I live in the meantime?\n\nAnywhere you like. We’ll also pay for your pets, up to $2,000.',
  ])('gives none for a part of it: %s', (text) =>
    expect(told(text)).toMatchObject({ coverage_a_dwelling: null, coverage_d_loss_of_use: null }),
  )
})

const roofOf = (text: string) => fieldsOf(`${HEAD}${LIMITS}\n${text}`).roof_settlement

describe('the roof', () => {
  it.each([
    'Your roof was put on when the house was built, in 2019. If wind or hail damages it we pay its full replacement cost.',
    'After a windstorm or hail we pay what it costs to put on a new roof of the same kind.',
  ])('is paid as new: %s', (text) => expect(roofOf(text)).toBe('RCV'))
  it.each([
    'The fence is cedar, the roof is metal. If wind or hail damages it we pay its full replacement cost.',
    'We pay 64% of what it costs to put on a new roof.',
    'After hail we pay what it costs to put on a new roof, less depreciation.',
  ])('is not: %s', (text) => expect(roofOf(text)).not.toBe('RCV'))

  const roofYear = (text: string) => fieldsOf(`${HEAD}${LIMITS}\n${text}`).roof_year
  it('may have a year among what the house is built of', () =>
    expect(roofYear('Year built: 1984. Brick veneer, one story, with composition shingles from 2018.')).toBe(2018))
  it('may be as old as the home in a sentence over two lines', () =>
    expect(
      roofYear(
        'If hail damages it, we pay actual cash value, since your roof is original to the\nhome, and the home was built in 2006.',
      ),
    ).toBe(2006))
  it.each([
    'The roof is over a porch and carport. If wind or hail damages it, we pay its actual cash value.',
    'The roof has solar panels that belong to you. If hail damages it, we pay actual cash value.',
  ])('is not what else was named before: %s', (text) =>
    expect(fieldsOf(`${HEAD}${LIMITS}\n${text}`).roof_settlement).toBe(null),
  )
  it('is not where that is said of a guest house', () =>
    expect(roofYear('The home was built in 2006. In the guest house the roof is original to the\nhouse.')).toBe(null))
  it('has no year of shingles that were hit', () =>
    expect(roofYear('Brick veneer, with composition shingles from 2018 hail claims.')).toBe(null))
})
