/** What a policy over other policies speaks of; it lists the home's policy and its limits among those that it asks for. */
const OVER_OTHERS =
  /\bunderlying (?:insurance|polic(?:y|ies)|limits?)\b|\bretained limits?\b|\bself-insured retention\b|\bumbrella (?:liability )?(?:limit|coverage|polic)/gi

/** 'Your umbrella policy U-4471 requires underlying limits of at least $300,000.' */
const OF_ANOTHER =
  /\b(?:your|an|any|the) (?:personal )?umbrella (?:liability )?policy\b[^.\n]{0,120}\b(?:requires?|needs?|asks for)\b/gi

/** A home policy may name an umbrella among its discounts, sell one, or say what that asks for. */
export const isUmbrella = (text: string): boolean =>
  new Set((text.replace(OF_ANOTHER, '').match(OVER_OTHERS) ?? []).map((words) => words.toLowerCase().split(' ')[0]))
    .size >= 2
