import { expect, test } from 'vitest'
import { layOut } from '../geometry/layout.ts'
import { typedPages } from '../testing/typed-pages.ts'
import { readRoofMaterial } from './read-roof-material.ts'

const materialIn = (text: string) => readRoofMaterial(layOut(typedPages(text))).details?.roof_material

test.each([
  ['Roof material  Asphalt shingle', 'Asphalt shingle'],
  ['Roof Type  Composition, 3-tab', 'Composition, 3-tab'],
  ['Roof: metal, installed 2016', 'metal'],
  ['Roof surface material type\nStanding seam metal', 'Standing seam metal'],
])('%s', (text, material) => {
  expect(materialIn(`Homeowners Declarations\n${text}\n`)).toBe(material)
})

test.each([
  'Roof Materials Loss Settlement  Replacement Cost',
  'Roof material  $5,000 limit for tile',
  'Roof type  Unknown',
])('%s names no material', (text) => {
  expect(materialIn(`Homeowners Declarations\n${text}\n`)).toBeUndefined()
})
