import type { PolicyFields } from '../../policy-fields.ts'

type Stated = Partial<PolicyFields> & { street?: string | null }

/** Heads of declarations in which something else competes with who is insured, where and when. */
export const COMPETING_FACTS: [name: string, text: string, stated: Stated][] = [
  [
    'the agent first, an association with an interest',
    `
Lone Oak Insurance Company
Homeowners Policy Declarations
Agent Name:      Rita Moss                    Policy Number:     LOH-448812
Agency:          Moss Insurance Agency        Effective:         03/01/2026
                 900 Austin Ave               Expiration:        03/01/2027
                 Waco, TX 76701
Insured Name:    Ana Flores                   Insured Phone:     254-555-0111
Co-Applicant:    Luis Paredes
Mail To:         PO Box 88, Waco, TX 76702
Property:        12 Elm St, Waco, TX 76710
{LIMITS}
Additional Interests
First Mortgagee            Heartland Mortgage LLC, PO Box 100, Dallas, TX 75201
Additional Insured         Elm Street HOA, 14 Elm St, Waco, TX 76710`,
    {
      policy_number: 'LOH-448812',
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      mortgagee: 'Heartland Mortgage LLC',
      street: '12 Elm St',
      effective_date: '2026-03-01',
      renewal_date: '2027-03-01',
    },
  ],
  [
    'a previous number, a question without an answer',
    `
LONE OAK INSURANCE COMPANY
HOMEOWNERS POLICY DECLARATIONS - RENEWAL
Policy Number          Policy Period                          Transaction Date
LOH 448812 04          From 03/01/2026 To 03/01/2027          01/15/2026
Previous Policy Number LOH 448812 03
Insured                               Agent
ANA M. FLORES                         MOSS AGENCY INC
LUIS J. PAREDES                       900 AUSTIN AVE
12 ELM STREET                         WACO, TX 76701
WACO, TX 76710-1122                   Phone: 254-555-0111
Location of property if different:
{LIMITS}
Mortgagee:
HEARTLAND MORTGAGE LLC
C/O TAX CENTER
PO BOX 100, DALLAS, TX 75201
Loan: 55`,
    {
      policy_number: 'LOH 448812 04',
      policy_holder_name: 'Ana M. Flores',
      additional_insured_names: ['Luis J. Paredes'],
      mortgagee: 'HEARTLAND MORTGAGE LLC',
      street: null,
      effective_date: '2026-03-01',
    },
  ],
  [
    'an estate in care of its executor',
    `
Lone Oak Insurance Company
Homeowners Declarations
Policyholder: Estate of Ana Flores, c/o Luis Paredes, Executor
Policy No. LOH448812    03/01/2026 - 03/01/2027
Location: 12 Elm St., Waco, Texas 76710
{LIMITS}
Mortgagee: N/A`,
    {
      policy_holder_name: 'Estate of Ana Flores',
      policy_number: 'LOH448812',
      street: '12 Elm St.',
      mortgagee: null,
      effective_date: '2026-03-01',
    },
  ],
  [
    'a county road, persons joined by or, forms in a row',
    `
LONE OAK INSURANCE COMPANY
FARM AND RANCH HOMEOWNERS DECLARATIONS
NAMED INSURED   ANA FLORES OR LUIS PAREDES
LOCATION        1234 COUNTY ROAD 456, HICO TX 76457
POLICY NUMBER   FR-448812-1       POLICY TERM   03-01-26 TO 03-01-27
{LIMITS}
MORTGAGEE       FARM CREDIT BANK OF TEXAS
YEAR BUILT      1998              ROOF          METAL 2016
FORMS           LO-1  LO-22  LO-35`,
    {
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      street: '1234 COUNTY ROAD 456',
      policy_number: 'FR-448812-1',
      mortgagee: 'FARM CREDIT BANK OF TEXAS',
      year_built: 1998,
      roof_year: 2016,
      endorsements: ['LO-1', 'LO-22', 'LO-35'],
      effective_date: '2026-03-01',
    },
  ],
  [
    'a lot before the street, dates with a dash',
    `
Lone Oak Insurance Company
Homeowners Declarations
Named Insured: Ana Flores
Mailing Address: 5500 FM 1488 Rd Apt 12, Conroe, TX 77384
Insured Location: Lot 7, Block 3, Oak Ridge; 210 Oak Ridge Dr N, Conroe, TX 77385
Policy Number: 448812-HO-26
Policy Term: Mar-01-2026 to Mar-01-2027
{LIMITS}
Loss Payee/Mortgagee: Wells Fargo Bank, N.A. #936 ISAOA
Constructed: 1998 (frame)
Roof Yr: 2016`,
    {
      policy_number: '448812-HO-26',
      street: '210 Oak Ridge Dr N',
      mortgagee: 'Wells Fargo Bank, N.A.',
      effective_date: '2026-03-01',
      year_built: 1998,
      roof_year: 2016,
    },
  ],
  [
    'remarks in brackets',
    `
Lone Oak Insurance Company
Homeowners Declarations
YOU, THE POLICYHOLDER                   THE HOME WE INSURE
Ana Flores (named insured)              12 Elm St
Luis Paredes (spouse)                   Waco TX 76710
YOUR POLICY
Number LOH-448812-26
From   March 1, 2026
To     March 1, 2027
{LIMITS}
WHO LENT ON THE HOME
Heartland Mortgage LLC, loan 551
THE HOME
Built 1998, roof of 2016`,
    {
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes'],
      street: '12 Elm St',
      policy_number: 'LOH-448812-26',
      effective_date: '2026-03-01',
      year_built: 1998,
      roof_year: 2016,
    },
  ],
  [
    'forms that go on over the page',
    `
Lone Oak Insurance Company                                  Page 1 of 2
Homeowners Declarations
Named Insured: Ana Flores                  Policy: LOH-448812
Residence premises: 12 Elm St, Waco, TX 76710
Period: 03/01/2026 - 03/01/2027
{LIMITS}
Forms and endorsements
HO 00 03 05 11   Special form
HO 04 90 05 11   Replacement cost
===
Lone Oak Insurance Company                                  Page 2 of 2
Named Insured: Ana Flores                  Policy: LOH-448812
Forms and endorsements (continued)
LO 112 01 20     Texas changes
LO 113 01 20     Roof schedule
Mortgagee: Heartland Mortgage LLC`,
    {
      endorsements: ['HO 00 03', 'HO 04 90', 'LO 112', 'LO 113'],
      mortgagee: 'Heartland Mortgage LLC',
      policy_number: 'LOH-448812',
    },
  ],
  [
    'husband and wife',
    `
Lone Oak Insurance Company
Homeowners Declarations
Policy Number: LOH-448812
Policy Period: 03/01/2026 to 03/01/2027
Named Insureds: Ana Flores and Luis Paredes Jr., husband and wife
Described Premises: 12 Elm St Unit B, Waco, TX 76710
{LIMITS}
Mortgagee: JPMorgan Chase Bank, National Association
Its successors and/or assigns as their interests may appear
`,
    {
      policy_holder_name: 'Ana Flores',
      additional_insured_names: ['Luis Paredes Jr.'],
      street: '12 Elm St Unit B',
      mortgagee: 'JPMorgan Chase Bank, National Association',
    },
  ],
]
