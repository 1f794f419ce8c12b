/** What was built when a garage or a barn was says nothing of the home. A garage that is not detached is part of it. */
export const OTHER_BUILDING =
  /\b(?:detached|carport|barn|shed|(?<!attached )(?:work)?shop|stables?|(?:bunk|well|pump) ?house|boat dock|storage|outbuilding|pool house|boat house|guest ?(?:house|cottage|quarters)|garage apartment|(?:second|rear) (?:dwelling|building|house))\b/i

/** Words that are said of a garage or of another building alone. */
export const namesOtherBuilding = (text: string): boolean =>
  OTHER_BUILDING.test(text) || /(?<!\battached )\bgarage\b|\bgarage,? (?:was )?(?:built|added)\b/i.test(text)
