/** What a policy over other policies speaks of; it lists the home's policy and its limits among those that it asks for. */
const OVER_OTHERS =
  /\bunderlying (?:insurance|polic(?:y|ies)|limits?)\b|\bretained limits?\b|\bself-insured retention\b|\bumbrella (?:liability )?(?:limit|coverage|polic)/gi

/** A home policy may name an umbrella among its discounts, or sell one. */
export const isUmbrella = (text: string): boolean =>
  new Set((text.match(OVER_OTHERS) ?? []).map((words) => words.toLowerCase().split(' ')[0])).size >= 2
