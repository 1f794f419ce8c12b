/** What declarations pages say, and the commonest words of English. */
const WORDS = `
a about above account acknowledgment actual additional address adjusted after agency agent aggregate all allowance also amended amount and
annual any applicable applies apply appurtenant are area as assessment at attached available back backup basic before below benefit bill
billing bodily broker building built but by call cancellation cash catastrophe change changes city claim claims class code collapse
company condition conditions construction contact contents corporation cost county coverage coverages covered credit credits customer
damage date days declaration declarations declined deductible deductibles described description detached discharge discount discounts
distance district drain due dwelling each earthquake edition effective electronic endorsement endorsements energy equipment estate
every excluded exclusion exclusions expense expenses expiration extended exterior fair family federal fee fees fire first flood following
for form forms foundation frame from fungi furnished general group guaranteed hail has have hidden holder home homeowner homeowners
house hurricane identity in inception included increased index inflation information injury inspection insurance insured insurer
insuring interest is issue issued it item items jewelry joint law liability limit limitation limited limits line lines living lloyds
loan loss losses mail mailing management masonry material may mean medical minimum misc mold monthly mortgage mortgagee most mutual
name named national new no not note notice number occupancy occupied of office on one only option optional or order ordinance other
others our owner package page part pay payable payment payments peril perils period person personal phone plan please plus policy
policyholder post premises premium premiums present primary prior private program property protection provided provider purchased rate
rating reconstruction remediation renewal rental repair replacement residence residential rider roof schedule scheduled section
sections see seepage selected service settlement sewer shall shingle single slab smoke special specific standard state statement storm
story street structure structures subject sublimit sum summary supplemental surcharge surfaces surplus system tax taxes term terms texas
that the their theft these this through time to total town type underwriting unit unless up use utility vacant value valuation verified
veteran wall was water we wear when where which wind windstorm with within without year years you your zip zone january february march
april june july august september october november december street road drive lane court avenue boulevard circle trail number north south
east west john mary james robert maria martin anderson johnson williams smith garcia rodriguez martinez hernandez lopez gonzalez bank
location locations composition association associations settled settle cosmetic overflow representative protective notices continued
continue continues station certificate until automatic off options questions effect contribution deduction estimate written addition
additions floor tile different offer offered application five action articles transaction attorney little better letter
mortgage lending houston dallas austin antonio worth plano arlington lubbock corpus christi county trust servicing financial isaoa atima
`

export const knownWords: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

/** Three letters in a row that the words above have. */
export const knownTrigrams: ReadonlySet<string> = new Set(
  [...knownWords].flatMap((word) =>
    Array.from({ length: Math.max(word.length - 2, 0) }, (_, index) => word.slice(index, index + 3)),
  ),
)
