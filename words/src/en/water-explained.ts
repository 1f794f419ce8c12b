/** What stands below the water figures: apart, so that the page can fetch it when a reader comes near. */
export const waterExplained = {
  adequacy: (limit: string, percent: string, of: string) => `${limit} is ${percent} of ${of}`,
  barTitle: 'Sewer backup limit',
  barNote: (risk: string, adequacy: string) => `${risk}: ${adequacy}, the limit that this bar measures against.`,
  listSource:
    'How Texas home policies usually treat water, after the Texas Department of Insurance; the words of your policy decide.',
  /** The Standard Flood Insurance Policy of the National Flood Insurance Program, article V. */
  floodListSource:
    'How flood policies usually treat water, after the National Flood Insurance Program; the words of your policy decide.',
  lists: {
    flood: 'Flood: water that rises from outside',
    homeInsures: 'A pipe or appliance that bursts: a home policy insures it',
    sewerAlone: 'Sewer backup without a flood outside',
    suddenLeak: 'A pipe or appliance that bursts or leaks suddenly',
    sewer: 'Sewer and drain backup',
    foundation: 'Leaks below the foundation',
    upTo: (name: string, limit: string) => `${name}, up to ${limit}`,
    slowLeaks: 'Slow leaks over weeks or months',
    wear: 'Wear, and the repair of the pipe itself',
  },
  flashFlood: 'Flash flood',
  flashFloodText:
    'We found no flood coverage in this document, so water that rises from outside would be yours to pay. Home policies leave flood out; it is insured by a policy of its own, and one from the National Flood Insurance Program usually starts after a wait of 30 days.',
  claims: {
    title: 'How often it happens',
    share:
      'In the United States without Texas, water damage and freezing were 27.6% of homeowners losses in 2022, after wind and hail with 40.7%.',
    shareSource: 'Insurance Information Institute, homeowners losses by cause',
    zones: 'About 40% of flood insurance claims come from outside the high-risk zones.',
    zonesSource: 'Texas Department of Insurance, flood insurance',
  },
  recommendation: 'Expert recommendation',
  questionsTag: 'Questions for your agent',
  questions: {
    sewer: 'What would a sewer backup limit of $25,000 cost a year?',
    flood: 'What would a flood policy for this address cost, and how long is its wait?',
    deductible: 'Which deductible applies to each kind of water damage?',
    floodPolicy:
      'Does this policy pay what a repair costs, or less for wear? Does it pay for a place to live during the repair? Which policy insures a sewer backup without a flood outside?',
  },
}
