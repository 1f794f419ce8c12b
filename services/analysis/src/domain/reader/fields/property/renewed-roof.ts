/** What roofs are of, and the words between. */
export const ROOFING =
  '(?:an?|the|of|new|composition|comp|architectural|laminated|dimensional|asphalt|standing|seam|metal|steel|copper|tiles?|slates?|concrete|clay|natural|wood|cedar|impact|resistant|class|[1-4]|shingles?|shakes?|roof)'
const YEAR = String.raw`(?:19|20)\d\d`

/** What a first roof says of itself before the one that took its place; a part of it that was replaced, or is to be, is no new roof. */
const FORMER = new RegExp(
  String.raw`^(?:(?:type|material|covering)\W{1,2})?${ROOFING}?(?:[ -]${ROOFING}){0,4}[,;]? ?(?:(?:put on|installed|laid|new|from|of)(?: in)? )?${YEAR}[,;](?: (?:and|then|later|since|fully|completely|entirely)){0,2} (?=(?:replaced|renewed|redone|re-?roofed)(?: (?:with|by|in)(?:[ -]${ROOFING}){1,6})?(?: in)? (${YEAR})(?:\W*$|[.;]))`,
  'i',
)

/** Of 'Tile, put on in 2009, replaced with composition shingle in 2020' what is said of the roof that is on now; 2027 is to come in a term that begins before. */
export const ofRenewedRoof = (text: string, effectiveDate: string | null): string =>
  text.replace(FORMER, (former: string, year: string) =>
    effectiveDate && Number(year) > Number(effectiveDate.slice(0, 4)) ? former : '',
  )
