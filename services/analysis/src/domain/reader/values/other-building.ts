/** What was built when a garage or a barn was says nothing of the home. A garage that is not detached is part of it, and '12 Old Stable Rd' is a street. */
export const OTHER_BUILDING =
  /\b(?:detached|carport|barn|shed|(?<!attached )(?:work)?shop|stables?|(?:bunk|well|pump) ?house|boat dock|storage|outbuilding|pool house|cabana|casita|boat house|guest ?(?:house|cottage|quarters)|garage apartment|(?:second|rear) (?:dwelling|building|house))\b(?!(?<=\b\d+ (?:\w+ ){0,2}\w+) (?:\w+ )?(?:rd|road|ln|lane|dr|drive|st|street|ave|avenue|ct|court|way|trail|trl|blvd|cir|circle|loop|pl|place)\b)/i

/** 'Masonry house, four floors with garage' */
const WITH_GARAGE = /(?<=\b(?:house|home|dwelling|residence)\b[^.;]{0,40} with )(?:an? )?(?:\w+[- ]car )?garage\b/gi

/** Words that are said of a garage or of another building alone. */
export const namesOtherBuilding = (said: string): boolean => {
  const text = said.replace(WITH_GARAGE, '')
  return (
    OTHER_BUILDING.test(text) ||
    /(?<!\battached (?:\w+[- ]car )?)\bgarage\b|(?<!\b(?:house|home|dwelling|residence)\b[^.;]* attached (?:\w+[- ]car )?)\bgarage, (?:was )?(?:built|added)\b|\bgarage (?:was )?(?:built|added)\b/i.test(
      text,
    )
  )
}
