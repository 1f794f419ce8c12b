/** Of what the index of a report names and most readers do not have: apart, so that the rest comes when it is needed. */
export const titles = {
  comparison: 'Compared with last year',
  companions: 'Your other policies for this home',
  mold: 'Mold',
  water: 'Water damage',
  cash: 'Storm cash',
  savings: 'What other coverage would save you',
  coast: 'Coastal check',
  papers: 'Not in your packet',
  questions: 'Questions for your agent',
}
