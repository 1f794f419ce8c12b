/** Carriers of such homes call the dwelling so. */
export const MANUFACTURED_HOME =
  '(?:manufactured|mobile|modular|prefabricated|factorybuilt)(?:(?:or|and)?(?:manufactured|mobile|modular))?(?:home|house|housing|dwelling|residence)s?'
const KIND = '(?:deluxe|standard|custom|preferred|premier)'
/** 'Deluxe House', 'Custom Home Coverage' */
export const HOUSE_OF_A_KIND = `(?:housecoverage|${KIND}(?:house|home)(?:coverage)?)(?:dwelling)?`
export const CONTENTS_OF_A_KIND = `${KIND}contents(?:coverage)?`

/** 'Contents of this house', 'Contents in your home' */
export const IN_THE_HOME =
  '(?:in|of|at|within)(?:the|this|your|item)*(?:building|dwelling|house|home|residence|unit|condo(?:minium)?|apartment|location)?'
