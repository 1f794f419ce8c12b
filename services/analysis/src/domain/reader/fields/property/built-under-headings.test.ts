import { expect, it } from 'vitest'
import { withLines } from '../../testing/lone-oak.ts'

it.each<[string, number | null]>([
  ['The building\nCompleted in 2017 of reinforced concrete, with sprinklers on every floor.', 2017],
  ['The building\nFinished in 2009 in brick and stone.', 2009],
  ['Your home\nErected 1961 of wood frame.', 1961],
  ['Pool house\nCompleted in 2019 of brick.', null],
  ['Basement\nFinished in 2019 of concrete.', null],
])('%s', (body, year) => expect(withLines(body).year_built).toBe(year))
