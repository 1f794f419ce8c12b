/** Source of the times: US EPA, 'A Brief Guide to Mold, Moisture and Your Home': dry within 24 to 48 hours. */
export const moldTimeline = [
  { id: 'preventable', hours: '0-24h', signal: 'green' },
  { id: 'critical', hours: '24-48h', signal: 'yellow' },
  { id: 'growth', hours: '48h+', signal: 'red' },
] as const
