import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const yearBuilt = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).year_built

it.each([
  'Form:                  HO-3, owner occupied, frame on slab (1987)',
  'Construction           Brick veneer (1987)',
  'Home: one family, masonry, two stories (1987), protection class 4',
  'RISK    STUCCO ON FRAME (BUILT 1987)   PC 3',
  'Description     Log home (c. 1987)',
  'Dwelling described as a stone cottage (1987), occupied by the owner.',
])('reads the year behind what the home is made of: %s', (body) => expect(yearBuilt(body)).toBe(1987))

it.each([
  'Roof                   Composition over wood frame (2014)',
  'Roof covering\nDetached workshop      Steel frame (2014)',
  'Privacy fence, wood frame (2014)',
  'Frame construction meets the wind code (2014)',
  'Masonry chimney (2014)',
  'Brick veneer (2014)\nStucco on frame (1990)',
  'Construction           Frame, siding updated (2014)',
  'Other structures: barn, frame (2014)',
])('but not a year of something else: %s', (body) => expect(yearBuilt(body)).toBeNull())
