import { catalogue } from '../language/catalogue.ts'

export const cashWords = catalogue('cash', {
  title: 'Storm cash',
  intro: 'What one event would take out of your pocket before your policy pays anything.',
  noFigure: 'No figure',
})
