import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

describe('a term in a block of values over their captions', () => {
  const bare = HEAD.replace('Policy period: 03/01/2026 to 03/01/2027', '')
  const term = (rows: string) => {
    const { effective_date, renewal_date } = fieldsOf(`${bare}\n${rows}\n${LIMITS}`)
    return [effective_date, renewal_date]
  }
  const block = (dates: [string, string], captions = ['Policy begins, 12:01 a.m.', 'Policy ends, 12:01 a.m.']) =>
    term(`LO-448812             ${dates[0]}
Policy number         ${captions[0]}
HO-3                  ${dates[1]}
Form                  ${captions[1]}`)

  it('has each date right over its own', () =>
    expect(block(['October 3, 2026', 'October 3, 2027'])).toEqual(['2026-10-03', '2027-10-03']))

  it('takes no date that stands over another caption', () =>
    expect(
      term(`October 3, 2026          LO-448812
Roof inspected           Policy number
November 5, 2026         HO-3
Policy begins            Form
November 5, 2027         $2,214
Policy ends              Premium`),
    ).toEqual(['2026-11-05', '2027-11-05']))

  it('is none where each date may be under its caption, and the last under none', () =>
    expect(
      term(`Last renewal
10/03/2025
Effective date
10/03/2026
Expiration date
Continuous until cancelled`),
    ).not.toEqual(['2025-10-03', '2026-10-03']))

  it('is none below the title of another thing', () =>
    expect(term('Roof warranty\n10/03/2026      10/03/2027\nBegins          Ends')).toEqual([null, null]))

  it('is none where the dates are not a year apart', () =>
    expect(block(['October 3, 2026', 'January 3, 2027'])).toEqual([null, null]))

  it('is none where the dates say what they are of', () =>
    expect(block(['Inspected October 3, 2026', 'Inspected October 3, 2027'])).toEqual([null, null]))

  it.each([
    [['Lease begins', 'Lease ends']],
    [['Prior policy begins', 'Prior policy ends']],
    [['Warranty begins', 'Warranty ends']],
  ])('is none where %j', (captions) =>
    expect(block(['October 3, 2026', 'October 3, 2027'], captions)).toEqual([null, null]),
  )
})

describe('a page in sentences', () => {
  const told = (first: string, last = '') => {
    const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`Elm Home Insurance Company

${first}
We pay up to $300,000 to rebuild your house after a covered loss.
We pay up to $150,000 for your belongings, wherever they are.
We pay up to $100,000 if someone is hurt and you are liable.
We pay up to $30,000 for fences, sheds and other structures.
Your deductible is $2,500 for every loss.
${last}`)
    return [coverage_a_dwelling, coverage_c_personal_property]
  }

  it.each([
    'Your home policy, explained on two pages. These are your declarations.',
    'These are your renewal declarations.',
  ])('is of declarations where it says so: %s', (first) => expect(told(first)).toEqual([300_000, 150_000]))

  it('is so though it asks to be paid', () =>
    expect(
      told('Your home policy on one page. These are your declarations.', 'Please pay the premium by May 1, 2026.'),
    ).toEqual([300_000, 150_000]))

  it.each([
    'Your home policy, explained on two pages.',
    'Your home quote, explained on two pages. These are your options, not declarations.',
    'These are not your declarations, which are sent apart.',
    'Your declarations are sent apart. This letter only explains them.',
  ])('is not where it says otherwise: %s', (first) => expect(told(first)).toEqual([null, null]))
})

describe('a street of a number, a letter and a name', () => {
  const list = (last: string) =>
    fieldsOf(`${HEAD}${LIMITS}
Forms and endorsements
LO-HO3      Homeowners policy
LO-112      Water backup
${last}`).endorsements

  it('is no form below a list of them', () => expect(list('4217 N. Mesa')).toEqual(['LO-HO3', 'LO-112']))

  it('and a number with two letters is one', () =>
    expect(list('219 EX      Roof surfaces')).toEqual(['LO-HO3', 'LO-112', '219 EX']))

  const settled = (first: string) =>
    fieldsOf(`${HEAD}${LIMITS}
===
${first}
San Antonio, TX 78205

Roof surfaces    Actual cash value`).roof_settlement

  it('at the head of another page goes on with no list of forms', () => expect(settled('4217 N. Mesa')).toBeNull())

  it('a form at the head of the next page does', () => expect(settled('LO-219 E    Roof surfaces')).toBe('ACV'))
})
