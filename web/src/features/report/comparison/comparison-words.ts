import { comparison } from '@plainpolicy/words/en/comparison'
import { catalogue } from '../language/catalogue.ts'

export const comparisonWords = catalogue('comparison', {
  ...comparison,
  intro: (from: string, to: string) => `This policy beside the one before, which ran from ${from} to ${to}.`,
  more: (amount: string) => `${amount} more`,
  less: (amount: string) => `${amount} less`,
  same: 'No change in dollars',
  open: 'Open the earlier report',
  nothing: 'Nothing that we compare has changed.',
  companionsIntro: 'Policies of yours for the same address that you uploaded beside this one.',
  kinds: {
    flood_declarations: 'Flood policy',
    windstorm_declarations: 'Windstorm policy',
    other: 'Another policy',
  },
  openCompanion: (kind: string) => `Open the report: ${kind}`,
})
