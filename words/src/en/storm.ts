export const storm = {
  title: 'Storm and wind/hail',
  coverageLimit: 'Coverage limit',
  windHail: 'Wind/hail deductible',
  notInsured: 'Not insured',
  leavesOut: 'This policy leaves wind and hail out',
  standard: 'Standard deductible',
  percentOf: (percent: string, limit: string) => `${percent} of ${limit}`,
  additional: 'Additional for storms',
  windHailMinusStandard: 'Wind/hail minus standard',
  differenceTitle: (amount: string) => `A storm costs you ${amount} more than a fire`,
  difference: (amount: string) =>
    `For the same damage you pay ${amount} more when wind or hail caused it, because the wind/hail deductible is the larger one.`,
  growth: (limit: string) =>
    ` It is a share of the limit of ${limit}, not of the damage, so it grows when that limit grows.`,
  sideBySide: 'Two deductibles, side by side',
  windHailAppliesTo: 'Hail, wind and tornado',
  standardAppliesTo: 'Fire, lightning, theft and other losses',
  excludedTitle: 'Wind and hail are not insured here',
  excluded:
    'This policy leaves windstorm and hail out. So in the storms below you pay all of the damage, unless another policy insures it.',
  scenarios: 'What a storm would cost you',
  fundTitle: 'Storm emergency fund',
  fund: {
    minimum: { label: 'Minimum', note: 'One wind/hail deductible' },
    recommended: { label: 'Recommended', note: 'One and a half times' },
    optimal: { label: 'Optimal', note: 'Two storms, back to back' },
  },
  calendarTitle: 'Storm risk through the year',
  calendarNote:
    'Three dots: high risk. Two: medium. One: low. Peak season: April to June hail and September hurricanes.',
  checklistTitle: 'Ready for the season',
  tip: 'Expert tip',
  tipTag: 'An illustration, not a quote',
  onePercent: (at: { one: string; now: string; percent: string; saved: string }) =>
    `At 1% your wind/hail deductible would be ${at.one} instead of ${at.now} (${at.percent}): ${at.saved} less in each storm.`,
  onePercentPrice: (price: { year: string; years: number; all: string }) =>
    `If that added ${price.year} to the premium a year, it would cost ${price.all} over ${price.years} years. The two amounts can be weighed against each other.`,
}
