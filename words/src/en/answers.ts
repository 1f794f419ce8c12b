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
}
