/** What each answer of the Enhanced version is about: apart, so that a page can say it before it has the answer's own words. */
export const enhancedIntros = {
  cash: 'What one event would take out of your pocket before your policy pays anything.',
  savings:
    'The loss examples of this report, worked out again with one change each. What a change costs a year, only your insurer can say.',
  papers:
    'Your declarations name the forms that make up your policy. We looked for each one in the pages that you uploaded.',
}
