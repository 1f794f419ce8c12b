import { expect, it } from 'vitest'
import { readPolicy } from '../../read-policy.ts'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

const limits = (said: string) => {
  const { water_backup_limit, mold_limit } = fieldsOf(`${HEAD}${LIMITS}\n${said}`)
  return [water_backup_limit, mold_limit]
}

it.each([
  'Optional coverages not selected: Water Backup; Equipment Breakdown; Mold, Fungi or Other Microbes.',
  'Coverages you declined: identity theft, water backup and sump overflow, limited mold coverage',
  'You did not choose: earthquake, sewer backup, mold remediation.',
  'Available, but not on this policy: Sewer or drain backup · Mold · Golf cart',
  'Not purchased      Water back-up, service line, fungi, wet or dry rot',
  'Options turned down\n  Water backup\n  Mold remediation',
  'NOT INSURED UNDER FORM A\n   Flood and surface water; mold; backup of sewers or drains; settling of the foundation.',
  'What this policy does not insure\n   Flood, earthquake, sewer back-up, mold',
])('what a list says was not bought has a limit of 0: %s', (list) => {
  expect(limits(list)).toEqual([0, 0])
})

it('a list of what was not bought goes on where its line ends with a comma', () => {
  expect(limits('Not included: earthquake, identity fraud,\nwater backup, and mold\n\nOther matters')).toEqual([0, 0])
})

it.each([
  'Optional coverages selected: Water Backup; Mold remediation.',
  'Optional coverages not selected: Increased mold limit; Water backup of a pool house; Mold, increased limit',
  'Ask your agent about coverages that you may add: water backup, mold',
  'Not insured by this policy\n   Mold, beyond $5,000; sewer backup, unless added; flood',
  'Optional coverages not selected: Equipment breakdown.\n\nWater backup and mold, see the form',
])('what is not in such a list keeps its limit unknown: %s', (list) => {
  expect(limits(list)).toEqual([null, null])
})

it('a limit that a row states is not denied by a list', () => {
  expect(limits('Water backup      $5,000\nOptional coverages not selected: Mold; Identity theft')).toEqual([5000, 0])
})

const inSizes = (lines: string, headings: string[]) => {
  const pages = typedPages(`${HEAD}${LIMITS}\n${lines}`)
  const sized = pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (headings.includes(item.text) ? { ...item, size: 10.5 } : item)),
  }))
  return readPolicy(sized).fields
}

it('a figure of nothing before a row ends no such list, the next heading in its size does', () => {
  const { roof_settlement } = inSizes(
    `Options you did not buy
         $0     Earthquake
         $0     Roof replacement cost (better roof)
Forms and notices
    LO 6100     Actual cash value roof surfacing
    LO 7215     Windstorm or hail deductible`,
    ['Options you did not buy', 'Forms and notices'],
  )
  expect(roof_settlement).toBe('ACV')
})

it('a sum before a row ends such a list', () => {
  const { roof_settlement } = inSizes(
    `Options you did not buy
        $50     Earthquake
     $2,210     is what you pay
        $20     Roof replacement cost`,
    ['Options you did not buy'],
  )
  expect(roof_settlement).toBe('RCV')
})

it('amounts in the margin do not end such a list', () => {
  const list = `Claim free $238.00
                                        Other coverages you have not purchased     Limit on offer
Total $812.00
                                        Sewer backup                                      $25,000
Occupancy                               Mold                                              $10,000`
  expect(limits(list)).toEqual([0, 0])
})

it('a higher limit that was not bought leaves the one that was', () => {
  const list = 'Water backup      $5,000\n\nCoverages you have not purchased\nWater backup, higher limit      $25,000'
  expect(limits(list)).toEqual([5000, null])
})

it.each(['Not on policy   ($5,000 available for $48)', 'Not on this policy'])(
  'a row that says so was not bought: %s',
  (answer) => {
    expect(limits(`Water backup      ${answer}`)).toEqual([0, null])
  },
)

it('of two lists side by side the second tells what was not bought, and nothing of the first', () => {
  const lists = `
Included                                     Not included
Water backup               $10,000           Limited fungi or rot remediation
Ordinance or law           10%               Service line`
  expect(limits(lists)).toEqual([10_000, 0])
  expect(limits('Options\nWater backup               Not included\nMold remediation           $5,000')).toEqual([
    0, 5000,
  ])
})

it.each([
  'Flood               Sewer backup\nNot purchased       $5,000\nMold                Identity fraud\n$7,500              $25,000',
  'Flood\nNot purchased       Sewer backup   $5,000\nMold   $7,500',
])('takes an answer below its name, beside a figure, for no heading: %s', (rows) => {
  expect(limits(rows)).toEqual([5_000, 7_500])
})

it.each([
  'Added coverages',
  'Your added options',
  'Coverages you bought',
  'Optional coverages added',
  'Added coverages and endorsements',
])('ends a list of what is excluded at "%s"', (heading) => {
  expect(limits(`Excluded\nEarthquake\nSinkhole collapse\n${heading}\nWater backup   $5,000\nMold   $7,500`)).toEqual([
    5_000, 7_500,
  ])
  expect(limits(`Excluded\nEarthquake\nWater backup\n${heading}\nMold   $7,500`)).toEqual([0, 7_500])
})

it('takes no figure of the block beside what has none', () => {
  expect(
    limits(`Flood         Not purchased      Water backup        $5,000
Mold                             Identity fraud     $25,000`),
  ).toEqual([5_000, null])
})

it('what is not provided is not covered', () => {
  expect(limits('Coverages not provided\n   Mold and other fungi remediation\n   Backup of drains and sewers')).toEqual(
    [0, 0],
  )
})
