import { expect, it } from 'vitest'
import type { PolicyFields } from '../../../policy-fields.ts'
import { readPolicy } from '../../read-policy.ts'
import { LIMITS } from '../../testing/lone-oak.ts'
import { typedPages } from '../../testing/typed-pages.ts'

/** What stands between marks of degrees is in small print. */
const formOf = (text: string): PolicyFields =>
  readPolicy(
    typedPages(`
Lone Oak Insurance Company                      HOMEOWNERS POLICY DECLARATIONS

${text}

${LIMITS}`).map((page) => ({
      ...page,
      items: page.items.map((item) =>
        item.text.startsWith('°')
          ? { ...item, text: item.text.slice(1), width: 0.7 * (item.width - 5), size: 6.5 }
          : item,
      ),
    })),
  ).fields

it('reads boxes with their captions at the foot in the middle, however far down each is filled in', () => {
  const fields = formOf(`
FERN DELACROIX                   PECAN VALLEY STATE BANK           HILL AGENCY
LOUIS DELACROIX                  ITS SUCCESSORS AND ASSIGNS        44 SQUARE
77 QUARRY LN                     PO BOX 300                        LLANO TX
LLANO TX                         LLANO TX 78643
78643
                                 LOAN 88-1204

        °Insured and Mailing Address       °First Mortgagee                  °Agent 22


 04-01-2026     TO     04-01-2027         77 QUARRY LN, LLANO TX 78643
        °Policy Period, 12:01 A.M.               °Described Location

   1971           BRICK VENEER        COMPOSITION          2015
 °Year Built      °Construction       °Roof Type           °Year of Roof`)
  expect([fields.policy_holder_name, ...fields.additional_insured_names]).toEqual(['Fern Delacroix', 'Louis Delacroix'])
  expect(fields.mortgagee).toBe('PECAN VALLEY STATE BANK')
  expect(fields.property_address).toEqual({ street: '77 QUARRY LN', city: 'LLANO', state: 'TX', zip: '78643' })
  expect([fields.effective_date, fields.renewal_date]).toEqual(['2026-04-01', '2027-04-01'])
  expect([fields.year_built, fields.roof_year]).toEqual([1971, 2015])
})

it('reads a line with a caption under each part of an address', () => {
  const fields = formOf(`
 LO-5512-07                      05/02/2026            05/02/2027              Bluebonnet Agency    4471
°Policy Number                  °Effective Date       °Expiration Date        °Agent / Agent No.


 TERRELL OKAFOR                                        SIMONE OKAFOR
°Named Insured                                        °Second Named Insured


 PO BOX 90, FULTON, TX 78358                           GULF PRAIRIE BANK ISAOA    LOAN 55810
°Mailing Address                                      °Mortgagee


 12 HERON PT                                           ROCKPORT           TX          78382       ARANSAS
°Location of Insured Property - Street                °City              °State      °Zip        °County`)
  expect(fields.policy_number).toBe('LO-5512-07')
  expect([fields.policy_holder_name, ...fields.additional_insured_names]).toEqual(['Terrell Okafor', 'Simone Okafor'])
  expect(fields.mortgagee).toBe('GULF PRAIRIE BANK')
  expect(fields.property_address).toEqual({ street: '12 HERON PT', city: 'ROCKPORT', state: 'TX', zip: '78382' })
})

it('takes the lines that a caption goes on in for no part of the value', () => {
  const fields = formOf(`
   HUGO LINDQVIST                      301 MILL ST, BOERNE TX 78006           LO 77 4410
   °Named Insured                      °Location of Property                  °Policy Number
                                       °(if other than mailing address)       °(use in all correspondence)

   301 MILL ST                         CIBOLO BANK, ISAOA                     1988
   BOERNE TX 78006                     BOX 8, BOERNE TX 78006
   °Mailing Address                    °Mortgagee                             °Year Built`)
  expect([fields.policy_holder_name, fields.policy_number, fields.mortgagee]).toEqual([
    'Hugo Lindqvist',
    'LO 77 4410',
    'CIBOLO BANK',
  ])
  expect(fields.property_address.street).toBe('301 MILL ST')
  expect(fields.year_built).toBe(1988)
})

it('leaves captions in small print that stand over their values where they are', () => {
  const fields = formOf(`
°Named Insured                      °Location of Property                  °Policy Number
HUGO LINDQVIST                      301 MILL ST, BOERNE TX 78006           LO 77 4410

°Mailing Address                    °Mortgagee                             °Year Built
PO BOX 8                            CIBOLO BANK, ISAOA                     1988
BOERNE TX 78006                     BOX 8, BOERNE TX 78006`)
  expect([fields.policy_holder_name, fields.policy_number, fields.mortgagee, fields.year_built]).toEqual([
    'Hugo Lindqvist',
    'LO 77 4410',
    'CIBOLO BANK',
    1988,
  ])
  expect(fields.property_address.street).toBe('301 MILL ST')
})

it('reads a caption that breaks over two lines, and an address over two lines of boxes', () => {
  const fields = formOf(`
 MABEL STARK                        LO-1190-26          06/15/2026         06/15/2027
°NAME OF INSURED                   °POLICY NO.         °FROM              °TO

 910 DOVE ST
°STREET ADDRESS OF PROPERTY

 MARFA               TX          79843
°CITY               °STATE      °ZIP CODE

 1956          ADOBE            1      1,420         2012        METAL
°Year         °Construction    °Fam.  °Sq. Ft.      °Year       °Roof
°Built                                              °Roof       °Type`)
  expect([fields.policy_holder_name, fields.policy_number]).toEqual(['Mabel Stark', 'LO-1190-26'])
  expect(fields.property_address).toEqual({ street: '910 DOVE ST', city: 'MARFA', state: 'TX', zip: '79843' })
  expect([fields.year_built, fields.roof_year]).toEqual([1956, 2012])
})

it('reads a block that begins beside the captions of the line above', () => {
  const fields = formOf(`
     LO 88-201                    INEZ BRAVO                      HILL AGENCY
     °Policy Number               OSCAR BRAVO                     44 SQUARE
                                  5 LARK LN                       ALPINE TX 79830
     03-01-2026 TO 03-01-2027     ALPINE TX 79830                 254-555-0100
     °Policy Period               °Named Insured and Address      °Agent

     5 LARK LN, ALPINE TX 79830   BIG BEND BANK, LOAN 22-1        1987
     °Insured Location            °Mortgagee and Loan Number      °Year Built`)
  expect([fields.policy_holder_name, ...fields.additional_insured_names]).toEqual(['Inez Bravo', 'Oscar Bravo'])
  expect([fields.policy_number, fields.mortgagee, fields.year_built]).toEqual(['LO 88-201', 'BIG BEND BANK', 1987])
})

it('leaves a box of two lines to its own caption, which stands lower than those beside', () => {
  const fields = formOf(`
 LO-5512-07                      05/02/2026 to 05/02/2027               HO-6
°Policy Number                  °Policy Period                         °Policy Form

 TERRELL OKAFOR                  2400 MCCUE ROAD UNIT 7, FULTON TX      BLUEBONNET AGENCY
°Named Insured                   78358                                 °Agent 22, 90 Main St, Fulton TX 78358
                                °Unit Insured

 GULF PRAIRIE BANK, ITS SUCCESSORS AND/OR ASSIGNS, PO BOX 692,         NONE
 HOUSTON TX 77001                                                      °Other Interests
°First Mortgagee (Loan 55810)`)
  expect([fields.mortgagee, fields.property_address.street]).toEqual(['GULF PRAIRIE BANK', '2400 MCCUE ROAD UNIT 7'])
})

it('a name over an address in print as small as a caption is no caption of what stands over it', () => {
  const fields = formOf(`
°Policy Number            °Policy Period                      °Change Effective
LO-5512-07                05/02/2026 to 05/02/2027            06/01/2026

°Named Insured            °Residence Premises                 °Your Agent
°Nathan Okafor            °44 Blanco Crossing                 °Hill Agency
°Simone Okafor            °Fulton, TX 78358                   °M. Villa, 512-555-0156
°44 Blanco Crossing       °Aransas County                     °Agent 7714
°Fulton, TX 78358`)
  expect(fields.policy_holder_name).toBe('Nathan Okafor')
})
