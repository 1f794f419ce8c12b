/** Carriers of such homes call the dwelling so. */
export const MANUFACTURED_HOME =
  '(?:manufactured|mobile|modular|prefabricated|factorybuilt)(?:(?:or|and)?(?:manufactured|mobile|modular))?(?:home|house|housing|dwelling|residence)s?'
const KIND = '(?:deluxe|standard|custom|preferred|premier)'
/** 'Deluxe House Coverage – amount of dwelling coverage' */
const AMOUNT_OF_IT = '(?:amountof(?:the|dwelling|house|home|contents)*(?:coverage|insurance))?'
/** 'Deluxe House', 'Custom Home Coverage' */
export const HOUSE_OF_A_KIND = `(?:housecoverage|${KIND}(?:house|home)(?:coverage)?)(?:dwelling)?${AMOUNT_OF_IT}`
/** 'Deluxe contents coverage, payment basis replacement cost' */
const BASIS = '(?:(?:payment|settlement|loss)basis(?:replacementcost|actualcashvalue))?'
export const CONTENTS_OF_A_KIND = `${KIND}contents(?:coverage)?${AMOUNT_OF_IT}${BASIS}`

/** 'Contents of this house', 'Contents in your home' */
export const IN_THE_HOME =
  '(?:in|of|at|within)(?:the|this|your|item)*(?:building|dwelling|house|home|residence|unit|condo(?:minium)?|apartment|location)?'

/** What stands apart from a home, named one by one: 'Barns, fences and sheds'. */
export const OUTBUILDINGS =
  '(?:detached|unattached|separate|other|your)*(?:barn|fence|shed|garage|carport|workshop|guesthouse|poolhouse|gazebo|pergola|well|outbuilding|patio|deck|dock|greenhouse|stable|pool|driveway|other(?:permanent)?(?:structure|building)|(?<=other)thing)s?'

/** What the owner of a unit insures of the building. */
export const OF_UNIT =
  'additions|alterations|interior|finishes|improvements|betterments|installations|fixtures|upgrades|and|or|to|of|in|the|your|this|unit|building'
