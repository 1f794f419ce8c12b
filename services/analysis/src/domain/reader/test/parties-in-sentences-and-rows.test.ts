import { expect, it } from 'vitest'
import { fieldsOf, LIMITS } from '../testing/lone-oak.ts'

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

it.each<[string, string | null, string[]]>([
  [
    'This certifies that Pecan Bend Rentals, LLC, of PO Box 3390, Waco, TX 76710, is insured under policy LO 20-44817 from 03/01/2026 to 03/01/2027 for the dwelling at 12 Elm St, Waco, TX 76710. Also insured: Luis Paredes. The property manager, Elm Leasing, is not an insured.',
    'Pecan Bend Rentals, LLC',
    ['Luis Paredes'],
  ],
  [
    'This page forms part of policy LO-4481207 and insures the building and contents at 12 Elm St, Waco, TX 76710, owned by Ana Flores.',
    'Ana Flores',
    [],
  ],
  ['Ana Flores, here is what your policy covers.\nAlso a named insured\nLuis Paredes', 'Ana Flores', ['Luis Paredes']],
  ['This certifies that the roof at 12 Elm St, Waco, TX 76710, is insured for wind.', null, []],
  ['Your home, here is what we cover.', null, []],
])('%s', (words, holder, others) =>
  expect(fieldsOf(`${TITLE}\n\n${words}\n\n${LIMITS}`)).toMatchObject({
    policy_holder_name: holder,
    additional_insured_names: others,
  }),
)

it.each<[string, string | null]>([
  ['The house at this address is the residence premises.', '12 Elm St'],
  // That is where she is written to, and not more.
  ['The house in this policy is the residence premises.', null],
])('insures Ana Flores of 12 Elm St, Waco, TX 76710. %s', (words, street) =>
  expect(
    fieldsOf(`${TITLE}

Lone Oak Insurance Company insures Ana Flores of 12 Elm St, Waco, TX 76710. ${words}
${LIMITS}`).property_address.street,
  ).toBe(street),
)
