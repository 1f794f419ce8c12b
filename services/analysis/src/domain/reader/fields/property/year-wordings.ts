import { ROOFING } from './renewed-roof.ts'

/* How lines and sentences tell when a home was built, and when its roof was put on: each has the year as its group. */

/** 'Built 1957', 'year of construction: 1988' */
const SAID_OF_HOME =
  /\b(?:year built(?: for rating)?|date of construction|construction date|y(?:ea)?r\.? bu?i?lt|(?:home|house|dwelling|residence|cottage|bungalow),? (?:was )?(?:built|finished|completed|erected)(?: in)?|year of (?:construction|build(?:ing)?|(?:the )?(?:home|house|dwelling|residence|building))|constructed(?: in)?|(?:home|house|dwelling|residence) dates (?:from|back to)|(?:dwelling|house|home|residence) of (?:(?:brick|stone|frame|wood|masonry|stucco|veneer|steel|concrete|log|hardi\w*|siding|and|with|on)[ ,]+)+(?:erected|completed|finished)(?: in)?|(?<!\broof )\bbuilt(?: in)?):?\s(?:\d{1,2}\/){0,2}(\d{4})\b(?!\s?[–-]\s?\d)/i
/** 'the house at 12 Elm St, Waco, which was completed in 1998' */
const HOUSE_AT =
  /(?<=(?:^|\b(?:describes|insures|covers)\s)(?:the|your)\s)(?:home|house|dwelling|residence) at \d+[A-Z]? [A-Z][^.;$()]{5,90}, which was (?:completed|finished|erected)(?: in)?:?\s(\d{4})\b(?!\s?[–-]\s?\d)/i

/** 'Building finished in 2013.', a sentence of its own */
const BUILDING_FINISHED =
  /(?<=(?:^|[.;·] )(?:(?:the|your) )?)building (?:was )?(?:finished|completed)(?: in)?:? ((?:1[89]|20)\d\d)(?=\W*$|[.,;])/i
/** 'Completed 1999 of brick', behind 'Residence;' or by itself */
const COMPLETED_OF =
  /(?:^|(?<=^(?:(?:primary|main|principal|secondary|seasonal|private|owner[- ]occupied|(?:one|single)[- ]family) )*(?:residence|dwelling|home|house)[;,] ))(?:completed|erected|finished)(?: in)? ((?:1[89]|20)\d\d)(?:[.;,]| of| in) (?:\w+ (?:floors|stor(?:y|ies)),? )?(?:\w+ (?:and |& )?)?(?:stone|brick|frame|steel|masonry|stucco|wood|concrete|veneer|log|fire[- ]resistive)\b/i
/** 'Frame, two stories, 2,100 sq ft, completed 1999' */
const COMPLETED_AFTER =
  /\b(?:frame|brick|masonry|stucco|stone|resistive|concrete|steel|block|sprinklered|floors|(?:floors|stor(?:y|ies)),? \d+ units|stor(?:y|ies)|family)\b(?:(?!\b(?:basement|attic|addition|garage|kitchen|pool|porch|deck|suite|roof)\b)[^.;$\d]){0,30}(?:,? [\d,]+ (?:square feet|sq\.? ?ft\.?))?[.,] (?:completed|erected|finished)(?: in)? ((?:1[89]|20)\d\d)\b(?! [a-z])/i
/** 'Single family, two stories, on a slab; finished in 1998', 'Log home, 1,850 sq ft, one story; …' are of nothing but a home; not 'Wiring of both floors; finished in 2014' */
const FINISHED_BEHIND =
  /^(?:(?:\d+|sq|square|ft|feet|owner|tenant|occupied|log|ranch|style|three|four|bedrooms?|wood(?= frame)|(?:hardie|vinyl|wood) siding|primary|main|detached|attached|single|one|two|family|brick|frame|masonry|stucco|stone|veneer|stor(?:y|ies)|floors|home|house|dwelling|residence|duplex|townhouse|on|an?|and|with|of|pier|beam|piers|beams|concrete|slab|crawl|space|foundation)[ ,.-]+)*(?:family|stor(?:y|ies)|floors|slab|foundation|beams?|piers|crawl space|veneer|frame|brick|masonry|stucco|stone); (?:completed|finished) in ((?:1[89]|20)\d\d)\b(?! [a-z])/i
/** '1956 wood frame, stucco' begins with it */
const BEFORE_MATERIAL =
  /^(?:(?:the )?building )?((?:1[89]|20)\d\d),? (?:(?:wood|brick|stone|concrete|masonry|log|steel|one|two|single)[ -])*(?:frame|veneer|masonry|stucco|construction|stor(?:y|ies)|family)\b/i
/** 'Building: 1999 construction, 14 stories'; 'Building: 2026 construction cost index' goes on */
const YEAR_OF_CONSTRUCTION =
  /^(?:building|home|house|dwelling|residence): ((?:1[89]|20)\d\d) construction(?=\W*$|[,;.] )/i
/** 'Dwelling, brick veneer, 1976, roof 2009' has it behind what it is built of */
const BEHIND_MATERIAL =
  /(?<=^(?:(?:item )?\d{1,2}[.,)]? )?(?:the |your )?(?:dwelling|house|home|residence|building|construction|duplex|(?:one|two|three|[123])[ -](?:story|stories|family))\b[^.$]{0,60})(?<!\broof\w*\b[^.;]{0,50})\b(?:frame|brick|veneer|masonry|stucco|stone|block|log|siding|hardi\w*)[,;] ((?:1[89]|20)\d\d)(?=\W*$|[.,;] )/i

/** '03/2014', 'Mar. 2014' */
const MONTH = String.raw`(?:(?:0?[1-9]|1[0-2])/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? )?`

/** 'Renovated in 2015 with a new roof' */
const WITH_NEW_ROOF =
  /\b(?:renovated|remodeled|renewed|updated|modernized|restored)(?: in)? ((?:19|20)\d\d),? (?:with|including) (?:a |the )?new (?:[a-z]+ ){0,2}roof(?!s? (?:of|over) )/i
/** Behind 'roof' it names a form: 'Roof payment schedule updated 2026', 'Roof endorsement, new 03/2024' */
const OF_FORM = String.raw`(?: (?:surfac\w+|cover\w+|payment|settlement|loss|damage|materials?)){0,3} (?:schedules?|endorsements?|exclusions?|limitations?)\b`
/** 'Roof replaced 2014', 'ROOF: 03/2014', 'Roof with ACV endorsement, replaced 2015'; 'Roof settlement, 03/2024' is the edition of a form */
const ROOF_OF_YEAR = new RegExp(
  String.raw`\b(?:roof(?:ed)?|rf)\b(?!${OF_FORM})(?:(?:(?!\b(?:(?:to|must|will|should) be|scheduled|score|inspection|deductible|information|heat\w*|wiring|plumbing|electric\w*|hvac|furnace|(?:schedules?|endorsements?|exclusions?|settlements?)(?=,? (?:\d{1,2}/)?(?:19|20)\d\d))\b)[^.;|$%]){0,45}?\b(?:replaced|installed|installation|updated|renewed|redone|rebuilt|(?:re)?laid(?: anew)?|put on|went on|applied|fitted|placed|changed|new|dates(?= from)))?(?: in| of| from)?(?:,? (?:the )?(?:year|yr\.?)(?: is(?: now)?)?)?[:,]?\s?(?<=[\s(])\(?${MONTH}((?:19|20)\d\d)\b(?!,\d)`,
  'i',
)
/** 'Roof surfacing of this dwelling: architectural shingle, year installed 2014' */
const ROOF_OF_HOME =
  /\broof(?: surfac\w+| cover\w+)? (?:of|on) (?:this|your) (?:dwelling|home|house|residence)(?: is)?:? (?:[a-z\d-]+ ){0,3}(?:shingles?|tiles?|metal|slate|shakes?|composition|membrane),? (?:was |were )?(?:year )?(?:installed|put on|laid|replaced)(?: in)?:? ((?:19|20)\d\d)\b/i
/** 'Your home … has a 2014 roof' */
const HAS_ROOF =
  /(?<=^(?:the|your|this) (?:home|house|dwelling) [^.;]{0,40})\bhas an? ((?:19|20)\d\d) roof(?=[.,]| of [a-z ]{3,30}\b(?:shingles?|tiles?|metal|slate)\b)/i
/** 'The roof has been on since 2014' */
const ON_SINCE = /\broof has been (?:on|in place)\b[^.;|$%\d]{0,25}\bsince ((?:19|20)\d\d)\b/i
/** 'roof of metal, 2014', 'roof composition, year 2014', 'built 2014, roof metal 2014' */
const ROOF_MATERIAL =
  /\broof\b[^.;|$%]{0,30}\b(?:shingles?|tiles?|metal|slate|seam|membrane|shakes?|composition)(?:,(?: (?:year|yr\.?))?| from|(?<=\b(?:built|constructed)(?: in)? (?:1[89]|20)\d\d[,;] (?:the )?roof (?:of )?(?:\w+ ){0,2}\w+)(?= \d{4}(?:[.;,]|$))) ((?:19|20)\d\d)\b(?! (?:hail|wind|storms?|claims?|loss(?:es)?|inspect\w*|survey\w*|standards?|codes?|warrant\w*)\b)/i
/** 'Architectural shingles installed in 2014 on your roof' */
const SHINGLES_ON =
  /\b(?:laminated|architectural|dimensional|composition|asphalt|(?:three|3)-tab|wood|impact[- ]resistant) (?:shingles?|shakes?),? (?:were |was )?(?:installed|put on|laid|replaced)(?: in)? ((?:19|20)\d\d) on (?:a|the|your) (?:house|home|dwelling|roof)\b/i
/** '… with laminated shingles from 2014' */
const WITH_SHINGLES =
  /(?<!\b(?:homes|roofs|credit|discount)\b[^.;]{0,30})\bwith (?:a roof of )?(?:laminated|architectural|dimensional|composition|asphalt) shingles from ((?:19|20)\d\d)\b(?=[.,;]|$)/i
/** 'Re-roofed with composition shingles in 2014' */
const REROOFED = new RegExp(
  String.raw`\bre-?roof(?:ed|ing)?(?: was)?(?: completed| done| finished)?(?: (?:with|in)(?:[ -]${ROOFING}){1,6},?)?(?: in)?[:,]?\s${MONTH}\(?((?:19|20)\d\d)\b`,
  'i',
)

const anyOf = (wordings: RegExp[]): RegExp => new RegExp(wordings.map(({ source }) => source).join('|'), 'i')

export const BUILT = anyOf([
  SAID_OF_HOME,
  HOUSE_AT,
  BUILDING_FINISHED,
  COMPLETED_OF,
  COMPLETED_AFTER,
  FINISHED_BEHIND,
  BEFORE_MATERIAL,
  BEHIND_MATERIAL,
  YEAR_OF_CONSTRUCTION,
])

export const ROOF_REPLACED = anyOf([
  WITH_NEW_ROOF,
  ROOF_OF_YEAR,
  ROOF_OF_HOME,
  HAS_ROOF,
  ON_SINCE,
  ROOF_MATERIAL,
  SHINGLES_ON,
  WITH_SHINGLES,
  REROOFED,
])
