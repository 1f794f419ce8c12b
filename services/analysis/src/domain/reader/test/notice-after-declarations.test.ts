import { describe, expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

const notice = (title: string, lines: string) => `${HEAD}${LIMITS}
====
Lone Oak Insurance Company                                Policy number LO-448812

${title}

The replacement cost of your home is estimated from the information below. Please tell your agent, Sue Hart,
(254) 555-0177, if any of it is not right, and keep this page with your policy for as long as it is in force.

${lines}
`

describe('a notice behind the declarations', () => {
  it('tells what is known of the home, under the number of the policy', () => {
    const fields = fieldsOf(
      notice('IMPORTANT NOTICE ABOUT YOUR HOME', '    Year built       1994\n    Roof installed   2020'),
    )
    expect([fields.year_built, fields.roof_year]).toEqual([1994, 2020])
  })

  it('is not read where it is about something else, or of another policy', () => {
    const years = '    Year built       1994'
    expect(fieldsOf(notice('IMPORTANT NOTICE ABOUT COMPLAINTS', years)).year_built).toBeNull()
    const other = notice('IMPORTANT NOTICE ABOUT YOUR HOME', years).replace(
      /LO-448812(?![\s\S]*LO-448812)/,
      'LO-993310',
    )
    expect(fieldsOf(other).year_built).toBeNull()
  })
})
