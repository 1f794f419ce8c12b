export const answers = {
  proof: {
    title: 'Deductible proof',
    intro: 'A deductible is the part of a loss that you pay first. We worked out each one again from your own pages.',
    printed: 'Your policy prints',
    computed: 'We work out',
    agrees: 'The two agree',
    differs: 'The two differ',
    single: 'Only one is printed',
  },
  clock: {
    title: 'Claims clock',
    intro: 'After a loss, time runs: for you by your policy, for your insurer by Texas law. These are the limits.',
    policy: 'Your policy',
    law: 'Texas law',
  },
  uncertain: {
    title: 'We could not read this with certainty',
    intro: 'A person on our team looks at these. Until then we count none of them anywhere in this report.',
    seems: 'It seems to say',
  },
  cash: {
    title: 'Storm cash',
    intro: 'What one event would take out of your pocket before your policy pays anything.',
    noFigure: 'No figure',
  },
  savings: {
    title: 'What other coverage would save you',
    intro:
      'The loss examples of this report, worked out again with one change each. What a change costs a year, only your insurer can say.',
    less: (amount: string) => `${amount} less to pay`,
  },
  coast: {
    title: 'Coastal check',
  },
  papers: {
    title: 'Not in your packet',
    intro:
      'Your declarations name the forms that make up your policy. We looked for each one in the pages that you uploaded.',
    letterTitle: 'A letter to your agent',
    letterNote: 'It asks for a copy of each form. Read it, change what you like, and send it.',
  },
  questions: {
    title: 'Questions for your agent',
  },
  comparison: {
    title: 'Compared with last year',
    before: 'Before',
    after: 'Now',
    change: 'Change',
    withoutMoldAndWater:
      'Mold, sewer backup, foundation water and flood are not compared. Your earlier report is the Free version, which does not show them.',
    companionsTitle: 'Your other policies for this home',
  },
}
