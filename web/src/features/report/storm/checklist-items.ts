/** What a household has ready before the season; facts to tick, not advice about insurance. */
export const checklistItems = [
  { id: 'photos', text: 'Photos or a video of every room, and of the roof from the ground' },
  { id: 'policy-copy', text: 'A copy of this policy kept away from the house' },
  { id: 'claims-number', text: 'The insurer’s claims telephone number in your phone' },
  { id: 'fund', text: 'The wind/hail deductible within reach' },
  { id: 'gutters', text: 'Gutters and downspouts clear' },
  { id: 'branches', text: 'Branches cut back from the roof' },
  { id: 'loose-things', text: 'A place indoors for garden furniture, grills and bins' },
  { id: 'shut-offs', text: 'Everyone knows where water, gas and power are turned off' },
] as const
