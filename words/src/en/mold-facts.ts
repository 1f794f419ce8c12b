export const moldFacts = {
  timeline: {
    preventable: { label: 'Preventable', text: 'Wet things that dry now will in most cases not grow mold.' },
    critical: { label: 'Critical', text: 'The last hours in which drying alone is usually enough.' },
    growth: {
      label: 'Mold can take hold',
      text: 'Drying alone may no longer do. What your policy covers does not end at 48 hours: its own words decide.',
    },
  },
  riskFactors: [
    { title: 'Humidity of 70%+', text: 'Air this damp keeps surfaces from drying.' },
    { title: '77-86°F', text: 'The warmth in which mold grows well: a Texas house without cooling.' },
    { title: 'Water that stays', text: 'Under floors, in walls, behind cabinets.' },
    { title: 'Paper and wood', text: 'Drywall, carpet and framing feed mold.' },
  ],
}
