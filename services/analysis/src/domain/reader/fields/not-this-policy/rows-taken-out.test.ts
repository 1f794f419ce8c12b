import { expect, it } from 'vitest'
import { fieldsOf, HEAD, LIMITS } from '../../testing/lone-oak.ts'

const backup = (body: string) => fieldsOf(`${HEAD}${LIMITS}\n${body}`).water_backup_limit

it('a form that was deleted gives no limit', () => {
  const forms = `
FORMS AND ENDORSEMENTS
LO-162         Mold, limit $5,000                     incl
LO-208         Water backup, $7,500                   DELETED 09-28-2026`
  expect(backup(forms)).toBeNull()
  expect(backup(`Water backup                        Not covered\n${forms}`)).toBe(0)
})

it('what was removed in the block beside leaves a row its limit', () => {
  expect(
    backup(`
Optional coverages                  Interests
Water backup       $7,500           Pecan Valley Bank      Removed 09/28/2026
Mold               $5,000           Elm Credit Union       Added 09/28/2026`),
  ).toBe(7500)
})
