import { catalogue } from '../language/catalogue.ts'

export const scoreWords = catalogue('score', {
  title: 'Overall Protection Score',
  bands: { red: 'Needs Review', yellow: 'Average', green: 'Excellent' },
  why: (score: number) => `Why ${score}?`,
  ofHundred: (score: number) => `${score} of 100`,
  points: (points: number, max: number) => `${points} of ${max} points`,
  ofMax: (points: number, max: number) => `${points} of ${max}`,
  notCounted: 'Not counted',
  sum: (points: number, max: number, score: number) =>
    `All together: ${points} of ${max} points, which is ${score} of 100. What your policy does not say is not counted.`,
  freeNote: 'This score counts the parts in your Free report; the Enhanced version adds mold and water.',
  noScoreKind: 'This kind of policy has no score: it insures one peril, and a score would say nothing about the rest.',
  noScoreFound: 'We found too little of this policy for a fair score. What we found counts like this:',
})
