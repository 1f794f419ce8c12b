export const header = {
  title: 'Your policy, in plain words',
  reportDate: 'Report date',
  reportId: 'Report ID',
  preparedBy: 'Prepared By',
  free: 'Free',
  enhanced: 'Enhanced',
  insuresWhat: 'What does this policy insure?',
  mostForHome: 'is the most that it pays for your home.',
  hailQuestion: 'What would a hail storm cost you?',
}
