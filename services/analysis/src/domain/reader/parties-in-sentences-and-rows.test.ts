import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from './testing/lone-oak.ts'

const TITLE = 'Lone Oak Insurance Company            HOMEOWNERS POLICY DECLARATIONS\nPolicy number: LO-448812'

it.each<[string, string | null, string[]]>([
  ['Lone Oak Insurance Company insures Ana Flores and Luis Paredes.', 'Ana Flores', ['Luis Paredes']],
  ['Lone Oak Insurance Company insures homes in Texas.', null, []],
  ['ISSUED TO      Ana Flores\nAND            Luis Paredes', 'Ana Flores', ['Luis Paredes']],
  ['ISSUED TO      Ana Flores\nBY             Lone Oak\nAND            Elm Agency Partners', 'Ana Flores', []],
  [
    'Named insured: Ana Flores\nAlso named as insured:  Luis Paredes  and  Rosa Paredes',
    'Ana Flores',
    ['Luis Paredes', 'Rosa Paredes'],
  ],
  [
    'Name and mailing address\nTHE FLORES FAMILY TRUST\nC/O ELM OFFICE\n100 Elm St\nWaco TX 76710',
    'The Flores Family Trust',
    [],
  ],
  ['Name and mailing address\nPECAN VALLEY BANK\nPO Box 5\nWaco TX 76710', null, []],
])('%s', (body, holder, others) =>
  expect(fieldsOf(`${TITLE}\n\n${body}\n\n${LIMITS}`)).toMatchObject({
    policy_holder_name: holder,
    additional_insured_names: others,
  }),
)

it.each([
  [
    '1     Dwelling, one story, frame, on piers      A       $264,000\n      114 Heron Rd\n      Port Lavaca TX 77979',
    '77979',
  ],
  [
    '1     Dwelling                                  A       $264,000\n      Agent: 9 Elm St\n      Waco TX 76710',
    null,
  ],
])('the home of an item stands below its description: %s', (item, zip) =>
  expect(
    fieldsOf(`LONE OAK WINDSTORM ASSOCIATION      DWELLING POLICY - DECLARATIONS PAGE
Named Insured: Ana Flores
Item  Description of Property                     Coverage   Amount of Insurance
${item}
2     Household goods                             B        $79,200`).property_address.zip,
  ).toBe(zip),
)
