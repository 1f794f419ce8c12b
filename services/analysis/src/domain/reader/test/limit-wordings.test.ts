import { describe, expect, it } from 'vitest'
import { readPolicy } from '../read-policy.ts'
import { fieldsOf, HEAD, LIMITS, withLines } from '../testing/lone-oak.ts'
import { typedPages } from '../testing/typed-pages.ts'

it('a share of the cost is none of the dwelling', () => {
  expect(withLines('Ordinance or law   100% of the increased cost').ordinance_or_law_percentage).toBeNull()
})

describe('a limit of two parts', () => {
  it.each([
    'Limited fungi, wet or dry rot, or bacteria      Property: $10,000. Liability: $50,000      Included',
    'Limited fungi, wet or dry rot, or bacteria      Property $10,000, Liability $50,000',
    'Fungi or mold      $10,000 Section I / $50,000 Section II',
    'Mold      Section I: $10,000; Section II: $50,000',
    'Mold and rot      $10,000 property and $50,000 liability      $12',
  ])('is the one of property: "%s"', (words) => {
    const { mold_limit, coverage_e_personal_liability } = withLines(words)
    expect([mold_limit, coverage_e_personal_liability]).toEqual([10_000, 100_000])
  })

  it.each([
    'Limited Fungi, Wet or Dry Rot or Bacteria                Included\n    Section I - each covered loss and policy aggregate      $10,000\n    Section II - aggregate                                  $50,000',
    'Limited fungi or mold coverage\n    Each covered loss          $10,000\n    Policy aggregate           $20,000',
    'Mold, fungus, wet rot         Included\n    Property limit              $10,000\n    Liability limit             $50,000',
    'Fungi, rot, bacteria     Limit     $10,000 per loss',
  ])('may stand in rows further in: "%s"', (words) => expect(withLines(words).mold_limit).toBe(10_000))

  it('is not that of the next coverage', () => {
    const { mold_limit } = withLines(
      'Limited fungi or mold coverage                Included\nIdentity fraud expense       $10,000',
    )
    expect(mold_limit).toBeNull()
  })
})

describe('what the dwelling limit may grow by', () => {
  it.each([
    ['AK 4410     Dwelling Replacement Cost Coverage        150% of Dwelling           174.00', 50],
    ['Coverage A Plus – additional amount for dwelling replacement        20% of Coverage A          $132.00', 20],
    [
      'Your home. We pay the cost to rebuild, and up to 50% of your home limit more if the limit turns out not to\nbe enough.',
      50,
    ],
    [
      'HOME PROTECTOR COVERAGE. If the amount of insurance under Coverage A is at least equal to the replacement cost at\nthe time it was set, we will pay up to 125% of that amount for covered damage to your dwelling.',
      25,
    ],
    ['If rebuilding costs more than the Coverage A limit, we pay up to an additional 25% of that limit.', 25],
    ['We will pay up to 130% of the dwelling limit to rebuild your home after a covered loss.', 30],
    ['Dwelling limit extension          25%', 25],
    ['Extra coverage for the dwelling      25% of Coverage A', 25],
    ['Dwelling coverage plus       125%', 25],
    ['Home rebuilding cost plus 25%         $75,000', 25],
  ])('"%s"', (words, percent) => expect(withLines(words).extended_dwelling_percentage).toBe(percent))

  it.each([
    'Increased Limit - Jewelry, theft, per item $2,500       $15,000       $35.00',
    'Increased limits for business property      $12,500',
    'Extended coverage perils         25%',
    'We pay up to an additional 5% of the dwelling limit for debris removal.',
    'Building ordinance or law: up to an additional 10% of Coverage A.',
    'Additional coverage for other structures       20% of Coverage A',
    'Your premium is 10% more than last year because the cost to rebuild your home went up.',
    'Loss of use is up to an additional 20% of the dwelling limit.',
    'Personal property replacement cost plus       150%',
    'If your home is insured for 100% of its replacement cost, no penalty applies.',
    'You must insure the dwelling to 80% of its replacement cost.',
  ])('not "%s"', (words) => expect(withLines(words).extended_dwelling_percentage).toBeNull())
})

describe('what building laws may add', () => {
  it.each([
    'BUILDING LAWS        Increased cost to comply with ordinance or law is included up to 5% of the Coverage A limit.',
    'We pay up to 5% of the dwelling limit for the increased cost of complying with building codes.',
    'BUILDING ORDINANCE OR LAW. Included at 5% of Coverage A.',
    'Ordinance or law coverage is included in the amount of 5% of Coverage A.',
  ])('may be said: "%s"', (words) => expect(withLines(words).ordinance_or_law_percentage).toBe(5))

  it.each([
    'You may buy more ordinance or law coverage, up to 50% of Coverage A.',
    'Ordinance or law is not covered beyond what the form provides; 25% of Coverage A was offered to you.',
  ])('not "%s"', (words) => expect(withLines(words).ordinance_or_law_percentage).toBeNull())
})

describe('Coverage A', () => {
  it.each([
    'A. Dwelling - Replacement Cost               $ 274,000           See below           $ 1,988',
    '1       Coverage A - One story frame dwelling, composition roof, private residence    $274,000                $2,246',
    'Coverage A   Dwelling - Actual Cash Value      $274,000',
    'Coverage A - Brick house of two stories       $274,000',
  ])('may be described: "%s"', (words) => expect(fieldsOf(`${HEAD}\n${words}`).coverage_a_dwelling).toBe(274_000))

  it.each(['Coverage A dwelling increase $12,000', 'Coverage A building ordinance   $30,000'])('is not "%s"', (words) =>
    expect(fieldsOf(`${HEAD}\n${words}`).coverage_a_dwelling).toBeNull(),
  )
})

describe('a liability limit', () => {
  it.each([
    'PERSONAL LIABILITY\n\nWe cover damages a covered person is legally obligated to pay up to $700,000 for each occurrence.\nMedical payments: $10,000 each person.',
    'Personal liability\nWe pay up to $700,000 for each accident for which you are legally liable.',
    'Coverage E - Personal Liability - Bodily Injury\nand Property Damage (each occurrence)                 $700,000\nCoverage F - Medical Payments to Others\n(each person)                                           $10,000',
  ])('and one of medical payments: "%s"', (words) => {
    const fields = fieldsOf(
      `${HEAD}\nA. Dwelling                        $300,000\nC. Personal property    $100,000\n\n${words}`,
    )
    expect(fields.coverage_e_personal_liability).toBe(700_000)
    expect([null, 10_000]).toContain(fields.coverage_f_medical_payments)
  })
})

it('a list of deductibles states no limit, whatever heads its columns', () => {
  const { water_backup_limit } = withLines(`
Deductible per loss
                                               Expiring       Renewal
Property losses other than windstorm or hail     $2,500        $5,000
Water backup (form AK 4481)                      $1,000        $1,000`)
  expect(water_backup_limit).toBeNull()
})

it('a coverage in a list of those not selected may have all its names', () => {
  const { mold_limit } = withLines(`
OPTIONAL COVERAGES YOU HAVE NOT SELECTED
MOLD, FUNGI OR OTHER MICROBES REMEDIATION           NOT SELECTED
SEWER OR DRAIN BACKUP                               NOT SELECTED`)
  expect(mold_limit).toBe(0)
})

it('cards have their figures in larger print under titles of one or two lines', () => {
  const [page] = typedPages(`${HEAD}
Loss of use              Personal liability, each occurrence      Medical payments to others, each
                                                                  person

$123,780                 $500,000                                 $5,000`)
  const [more] = typedPages(`${'\n'.repeat(16)}${LIMITS.replace(/^E\..*$/m, '')}`)
  if (!page) throw new Error('no page')
  const items = page.items.map((item) => (/^\$/.test(item.text) ? { ...item, size: 14, y: item.y - 6 } : item))
  const { fields } = readPolicy([
    {
      ...page,
      items: [...items, ...(more?.items ?? [])],
    },
  ])
  expect([
    fields.coverage_d_loss_of_use,
    fields.coverage_e_personal_liability,
    fields.coverage_f_medical_payments,
  ]).toEqual([123_780, 500_000, 5_000])
})

it.each([
  'Coverage A. Dwelling        USD 620,000\nCoverage C. Personal Property       USD 155,000',
  'Coverage A. Dwelling        US$620,000\nCoverage C. Personal Property       US$155,000',
  'Dwelling (reconstruction of your home)\nUp to $620,000\n\nPersonal property\nUp to $155,000',
  'Cov.   Description                              Limit\nA      Residence, replacement cost            620,000\nC      Personal property, replacement cost    155,000',
  `Coverage A      Coverage B      Coverage C
Dwelling        Other           Personal
                Structures      Property

$620,000        $62,000         $155,000`,
])('limits stand so as well: "%s"', (words) => {
  const { coverage_a_dwelling, coverage_c_personal_property } = fieldsOf(`${HEAD}\n${words}`)
  expect([coverage_a_dwelling, coverage_c_personal_property]).toEqual([620000, 155000])
})

it.each([
  ['Option K - Water Backup of Sewers or Drains               $5,000', 5000],
  ['CNX 204, Water back up of sewers and drains               $5,000', 5000],
  ['Limited Water - Sewer and Drain        $5,000', 5000],
  ['BACKUP OF SEWERS OR DRAINS.  This coverage is not part of your policy.', 0],
  ['FORMS: 00001D 1103, 00477D 0912 (SEWER BACKUP EXCLUSION)', 0],
])('"%s" limits back-up of water', (words, limit) => expect(withLines(words).water_backup_limit).toBe(limit))

it.each([
  ['The limit for remediation of fungus (including mold) under HO-2650 is $10,000 during the policy period.', 10000],
  ['The most we pay for mold is $10,000.', 10000],
  ['Mold, Fungi or Other Microbes: no coverage', 0],
])('"%s" limits mold', (words, limit) => expect(withLines(words).mold_limit).toBe(limit))

it.each(['Water damage from plumbing, foundation   $15,000', 'Leakage of plumbing under slab    $15,000'])(
  '"%s" limits water below the home',
  (words) => expect(withLines(words).foundation_water_limit).toBe(15000),
)

it.each([
  'Dwelling Replacement Cost - 20% additional  $60,000     $ 44.00',
  'Your house is rebuilt at replacement cost, up to 120%',
  'Dwelling Replacement Cost, 120% of Coverage A                $61.00',
  'Replacement cost on the dwelling, 120% of Coverage A         $61.00',
])('"%s" extends the dwelling', (words) => expect(withLines(words).extended_dwelling_percentage).toBe(20))

it.each([
  ['Increased Ordinance or Law      25% of A', 25],
  ['Additional ordinance or law     15%', 15],
])('%s', (words, percent) => {
  expect(withLines(words).ordinance_or_law_percentage).toBe(percent)
})

it.each([
  ['We pay up to 150% of the amount of coverage to rebuild.', 50],
  ['We will pay up to 125% of your limit to rebuild the house.', 25],
  ['We pay as much as 120% of that amount when rebuilding.', 20],
  ['We pay up to 120% of the amount of coverage for jewelry.', null],
  ['We may pay up to 150% of the limit to replace trees.', null],
])('%s', (words, percent) => {
  expect(withLines(words).extended_dwelling_percentage).toBe(percent)
})

it.each([
  ['PERSONAL LIABILITY\n     PROPERTY DAMAGE AND BODILY INJURY     $500,000   EACH OCCURRENCE', 500_000],
  ['H  Bodily Injury and Property Damage Liability, each occurrence      $1,000,000', 1_000_000],
])('%s is the limit of liability', (rows, limit) => {
  const others = LIMITS.replace(/E\. Personal Liability.*\n/, '')
  expect(fieldsOf(`${HEAD}\n${others}\n${rows}`).coverage_e_personal_liability).toBe(limit)
})

it('reads the name behind the number of its endorsement', () => {
  expect(withLines('Endorsement 310 - Additional living expense, 20% of item 1').coverage_d_loss_of_use).toBe(60_000)
  expect(withLines('Endorsement 208: Water backup $5,000').water_backup_limit).toBe(5_000)
})

it.each(['You did not choose this', 'You passed on this. It would be $44 a year.'])(
  'a share beside "%s" is none of the policy',
  (answer) => expect(withLines(`Ordinance or law     25%     ${answer}`).ordinance_or_law_percentage).toBeNull(),
)
