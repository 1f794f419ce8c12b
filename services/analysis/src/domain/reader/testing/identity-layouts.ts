/** One policy as ten kinds of declarations print who is insured, where, when and under which forms. */
export const IDENTITY_LAYOUTS: [string, string][] = [
  [
    'a grid of heads over values',
    `
LONE OAK INSURANCE COMPANY
HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER        FROM          TO            AGENT CODE
LOH 4488120 03       03/01/2026    03/01/2027    0042-19

NAMED INSURED AND MAILING ADDRESS        AGENT
ANA FLORES                               BLUE SKY AGENCY
LUIS PAREDES                             900 AUSTIN AVE
PO BOX 88                                WACO TX 76701
WACO TX 76702                            254-555-0111

THE RESIDENCE PREMISES COVERED BY THIS POLICY IS LOCATED AT:
12 ELM ST  WACO TX 76710
{LIMITS}
YEAR BUILT   ROOF YEAR    CONSTRUCTION   PROTECTION CLASS
1998         2016         BRICK VENEER   3

MORTGAGEE                                 LOAN NUMBER
HEARTLAND MORTGAGE LLC ISAOA ATIMA        55-1200
PO BOX 100 DALLAS TX 75201

FORMS AND ENDORSEMENTS: HO 00 03 (05/11)  HO 04 90 (05/11)  LO 112 (01/20)`,
  ],
  [
    'an envelope window beside the facts',
    `
Lone Oak Insurance Company                          Policy Declarations
100 Main St                                         Homeowners
Dallas, TX 75201

ANA FLORES                                          Policy Number
LUIS PAREDES                                        LOH 4488120 03
12 ELM ST
WACO TX 76710-1123                                  Policy Period
                                                    March 1, 2026 - March 1, 2027

Named Insured(s)                 Insured Location
Ana Flores                       12 Elm St
Luis Paredes                     Waco, TX 76710
{LIMITS}
Property Information
Year Built: 1998        Roof Year: 2016        Roof Type: Composition

First Mortgagee: Heartland Mortgage LLC
ISAOA/ATIMA
PO Box 100, Dallas, TX 75201

Policy Forms and Endorsements
HO 00 03      05 11     Homeowners 3 Special Form
HO 04 90      05 11     Personal Property Replacement Cost
LO 112        01 20     Texas Changes`,
  ],
  [
    'numbered items',
    `
LONE OAK INSURANCE COMPANY                 HOMEOWNERS DECLARATIONS
1. Named Insured:        Ana Flores and Luis Paredes
2. Mailing Address:      PO Box 88, Waco, TX 76702
3. Policy No.:           LOH 4488120 03
4. Policy Term:          12 months   From: 03-01-2026   To: 03-01-2027
   12:01 A.M. Standard Time at the residence premises
5. Location of Residence Premises:  12 Elm St, Waco, TX 76710
6. Mortgagee:            Heartland Mortgage LLC, its successors and/or assigns, PO Box 100, Dallas, TX 75201
{LIMITS}
7. Year of Construction: 1998     Year Roof Installed: 2016
8. Forms and endorsements made part of this policy at time of issue:
   HO 00 03 05 11    HO 04 90 05 11    LO 112 01 20`,
  ],
  [
    'two columns of labels',
    `
LONE OAK INSURANCE COMPANY
HOMEOWNER POLICY DECLARATIONS                          Renewal

Policyholder(s):          Ana Flores              Policy number:        LOH 4488120 03
                          Luis Paredes            Effective date:       03/01/2026
Property address:         12 Elm St               Expiration date:      03/01/2027
                          Waco, TX 76710          Your agent:           Blue Sky Agency
County:                   McLennan                Agent phone:          254-555-0111
{LIMITS}
Home details
Year built:               1998                    Roof age:             10 years
Construction type:        Brick veneer            Roof material:        Asphalt shingle
Mortgage company:         Heartland Mortgage LLC
Loan number:              55-1200

Policy documents
Form number       Edition      Title
HO 00 03          05 11        Homeowners 3 special form
HO 04 90          05 11        Replacement cost on personal property
LO 112            01 20        Texas amendatory`,
  ],
  [
    'a typewriter page of abbreviations',
    `
LONE OAK INSURANCE COMPANY
DECLARATIONS PAGE   HOMEOWNERS                     POLICY: LOH 4488120 03
TERM: 03/01/26 TO 03/01/27   12:01 AM              ISSUED: 01/22/26
INSURED                                 AGENCY
FLORES, ANA AND PAREDES, LUIS           BLUE SKY AGENCY
12 ELM ST                               WACO TX
WACO TX 76710
INSURED LOCATION IF DIFFERENT FROM ABOVE: SAME
{LIMITS}
RATING INFORMATION: YR BLT 1998  ROOF YR 2016  FRAME  PC 3
MORTGAGEE 1  HEARTLAND MORTGAGE LLC ISAOA
             PO BOX 100 DALLAS TX 75201
FORMS: HO0003 0511 HO0490 0511 LO112 0120`,
  ],
  [
    'sentences',
    `
Lone Oak Insurance Company
Homeowners declarations
This policy, number LOH 4488120 03, is issued by Lone Oak Insurance Company to Ana Flores and Luis Paredes
for the home at 12 Elm St, Waco, TX 76710. It is in force from March 1, 2026 to March 1, 2027.
The mortgagee is Heartland Mortgage LLC. The home was built in 1998 and its roof was installed in 2016.
{LIMITS}
The policy consists of these forms: HO 00 03 (05 11), HO 04 90 (05 11) and LO 112 (01 20).`,
  ],
  [
    'three blocks under headings',
    `
Lone Oak Insurance Company
HOMEOWNERS POLICY DECLARATIONS
Policy Information          Insured Information         Property Information
Policy #: LOH 4488120 03    Ana Flores                  12 Elm St
Eff: 03/01/2026             Luis Paredes                Waco, TX 76710
Exp: 03/01/2027             12 Elm St                   Built: 1998
Type: HO-3                  Waco, TX 76710              Roof: 2016
{LIMITS}
Interested Parties
Type              Name                       Address
1st Mortgagee     Heartland Mortgage LLC     PO Box 100, Dallas, TX 75201
Forms
Number            Name
HO 00 03 05 11    Special form
HO 04 90 05 11    Replacement cost
LO 112 01 20      Texas changes`,
  ],
  [
    'addresses side by side',
    `
LONE OAK INSURANCE COMPANY
TEXAS HOMEOWNERS POLICY DECLARATIONS
POLICY NUMBER: LOH 4488120 03
INSURED'S NAME AND MAILING ADDRESS:              LOCATION OF PROPERTY INSURED:
ANA FLORES                                       12 ELM ST
LUIS PAREDES                                     WACO, MCLENNAN COUNTY, TX 76710
12 ELM ST
WACO TX 76710
POLICY PERIOD: 12:01 A.M. STANDARD TIME  INCEPTION 03/01/2026  EXPIRATION 03/01/2027
{LIMITS}
MORTGAGE CLAUSE: HEARTLAND MORTGAGE LLC, ISAOA, PO BOX 100, DALLAS TX 75201
CONSTRUCTION: BRICK VENEER   YEAR CONSTRUCTED: 1998   ROOF INSTALLATION DATE: 06/2016
ENDORSEMENTS ATTACHED: HO 00 03, HO 04 90, LO 112`,
  ],
  [
    'an envelope window without a label',
    `
LONE OAK INSURANCE COMPANY                      HOMEOWNERS DECLARATIONS
                                                Policy No. LOH 4488120 03
                                                Effective 03/01/2026   Expires 03/01/2027
ANA FLORES
LUIS PAREDES
12 ELM ST
WACO TX 76710

Insured location: same as mailing address
Your agent: Blue Sky Agency, 900 Austin Ave, Waco, TX 76701
{LIMITS}
Mortgagee(s): 1. Heartland Mortgage LLC, PO Box 100, Dallas, TX 75201   2. Lone Savings Bank
Year built 1998   Year roof replaced 2016
Schedule of forms: HO 00 03; HO 04 90; LO 112`,
  ],
  [
    'numbered persons and an address in parts',
    `
Lone Oak Insurance Company              Homeowners Policy Declarations
Named Insured #1: Ana Flores            Named Insured #2: Luis Paredes
Property Location: 12 Elm St            City: Waco   State: TX   Zip: 76710
Policy #: LOH 4488120 03                Term: 3/1/2026 to 3/1/2027
Mortgagee #1: Heartland Mortgage LLC    Mortgagee #2: Lone Savings Bank
Year of construction: 1998              Roof last updated: 2016
{LIMITS}
List of forms: HO 00 03 (05/11) HO 04 90 (05/11) LO 112 (01/20)`,
  ],
]
