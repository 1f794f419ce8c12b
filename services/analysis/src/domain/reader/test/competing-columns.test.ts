import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../testing/lone-oak.ts'

it('leaves a date beside the street to its own label', () => {
  const { property_address } = fieldsOf(`
Lone Oak Insurance Company                       HOMEOWNERS POLICY DECLARATIONS
Policy number       LO-448812                    Policy period      03/01/2026 to 03/01/2027
Named insured       Ana Flores                   Your agency        Brazos Agency
Described location  77 Ranch Rd                  Issued             02-03-2026
                    Waco, TX 76710
${LIMITS}`)
  expect(property_address).toEqual({ street: '77 Ranch Rd', city: 'Waco', state: 'TX', zip: '76710' })
})

it.each(['Deductibles that apply to Section I', 'Deductibles for property losses', 'Deductibles under this policy'])(
  'takes no deductible of water backup for its limit below "%s"',
  (heading) => {
    const { water_backup_limit, deductibles } = fieldsOf(`${HEAD}${LIMITS}

${heading}
Windstorm or hail            $6,000
Every other peril            $2,500
Water back-up                $1,000


Premium detail                              Limit      Premium
Water back-up and sump discharge          $25,000      $132.00`)
    expect(water_backup_limit).toBe(25_000)
    expect(deductibles.all_perils?.amount).toBe(2_500)
  },
)

it.each(['Each wind loss or hail loss', 'Wind loss or hail loss', 'Windstorm damage or hail'])(
  'knows "%s" as the deductible of wind and hail',
  (label) => {
    const { deductibles } = fieldsOf(`${HEAD}${LIMITS}
Deductible
Each loss, other than wind or hail       $2,000
${label.padEnd(40)} $6,000 (2% of Coverage A)`)
    expect(deductibles.wind_hail).toMatchObject({ amount: 6_000, percentage: 2 })
  },
)

it('takes the amount payable in a year for the premium', () => {
  const { total_annual_premium } = fieldsOf(`${HEAD}${LIMITS}
Homeowners premium           $2,208.00
Agency fee                      $95.00
Annual amount payable        $2,303.00`)
  expect(total_annual_premium).toBe(2_303)
})

it('reads a year of completion and a shortened additional insured', () => {
  const { year_built, additional_insured_names } = fieldsOf(`${HEAD}
Add’l Named Insured          The Flores Family Revocable Trust
${LIMITS}
Description of the dwelling
Completed                    2019`)
  expect(year_built).toBe(2019)
  expect(additional_insured_names).toEqual(['The Flores Family Revocable Trust'])
})

it('leaves a deductible below the limit of water backup to water backup', () => {
  const { deductibles } = fieldsOf(`${HEAD}${LIMITS}

Form no.        Description                        Limit             Premium
HO 04 90        Personal Property Replacement                        $151.00
HO 04 95        Water Back-Up and Sump Discharge   $10,000            $96.00
                                                   Deductible $1,000`)
  expect(deductibles.all_perils).toBeNull()
})
