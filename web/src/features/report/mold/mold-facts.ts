/** Source of the times: US EPA, 'A Brief Guide to Mold, Moisture and Your Home': dry within 24 to 48 hours. */
export const moldTimeline = [
  {
    id: 'preventable',
    hours: '0-24h',
    label: 'Preventable',
    text: 'Wet things that dry now will in most cases not grow mold.',
    signal: 'green',
  },
  {
    id: 'critical',
    hours: '24-48h',
    label: 'Critical',
    text: 'The last hours in which drying alone is usually enough.',
    signal: 'yellow',
  },
  {
    id: 'growth',
    hours: '48h+',
    label: 'Mold can take hold',
    text: 'Drying alone may no longer do. What your policy covers does not end at 48 hours: its own words decide.',
    signal: 'red',
  },
] as const

export const moldRiskFactors = [
  { id: 'humidity', title: 'Humidity of 70%+', text: 'Air this damp keeps surfaces from drying.' },
  { id: 'warmth', title: '77-86°F', text: 'The warmth in which mold grows well: a Texas house without cooling.' },
  { id: 'water', title: 'Water that stays', text: 'Under floors, in walls, behind cabinets.' },
  { id: 'material', title: 'Paper and wood', text: 'Drywall, carpet and framing feed mold.' },
] as const
