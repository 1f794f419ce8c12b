export const overview = {
  score: {
    title: 'Overall Protection Score',
    bands: { red: 'Needs Review', yellow: 'Average', green: 'Excellent' },
    why: (score: number) => `Why ${score}?`,
    ofMax: (points: number, max: number) => `${points} of ${max}`,
    notCounted: 'Not counted',
    freeNote: 'This score counts the parts in your Free report; the Enhanced version adds mold and water.',
    noScoreKind:
      'This kind of policy has no score: it insures one peril, and a score would say nothing about the rest.',
    noScoreFound: 'We found too little of this policy for a fair score. What we found counts like this:',
  },
  cards: { title: 'Coverage status' },
  priorities: {
    title: 'Top Priorities for Your Policy',
    none: 'We found nothing that stands out in these pages.',
    classes: { critical: 'Critical', warning: 'Warning', info: 'Info' },
  },
}
