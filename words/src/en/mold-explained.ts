/** How mold starts, and how policies treat it: apart, so that the page can fetch it when a reader comes near. */
export const moldExplained = {
  severeGap: (amount: string) => `Severe coverage gap: ${amount}`,
  pays: (limit: string | null, gap: string) =>
    `Your policy pays ${limit === null ? 'nothing' : `${limit} at most`} for mold. In the whole-house illustration above, ${gap} would be left to you.`,
  listSource:
    'How Texas home policies usually treat mold, after the Texas Department of Insurance; the words of your policy decide.',
  suddenLeak: (limit: string | null) =>
    `Mold that follows a sudden leak that is covered${limit === null ? '' : `, up to ${limit}`}`,
  leakItself: 'The water damage of that leak itself',
  cleanUp: 'Mold clean-up under this policy',
  excluded: ['Mold after a flood', 'Mold from a slow leak or from humidity over weeks', 'Mold that was there before'],
  riskTitle: 'What makes mold likely',
  timelineTitle: 'The first 48 hours after water',
  timelineSource: 'Times: U.S. Environmental Protection Agency, “A Brief Guide to Mold, Moisture and Your Home”.',
}
