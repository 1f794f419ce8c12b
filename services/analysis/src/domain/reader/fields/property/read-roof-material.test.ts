import { expect, test } from 'vitest'
import { layOut } from '../../geometry/laid-out/lay-out.ts'
import { typedPages } from '../../testing/typed-pages.ts'
import { readRoofMaterial } from './read-roof-material.ts'

const materialIn = (text: string) => readRoofMaterial(layOut(typedPages(text))).details?.roof_material

test.each([
  ['Roof material  Asphalt shingle', 'Asphalt shingle'],
  ['Roof Type  Composition, 3-tab', 'Composition, 3-tab'],
  ['Roof: metal, installed 2016', 'metal'],
  ['Roof: 2018 Composition', 'Composition'],
  ['Roof: 2020, hip, shingle', 'shingle'],
  ['Roof   Slate, original to the house', 'Slate'],
  ['Roof   Asphalt shingle 2016', 'Asphalt shingle'],
  ['ROOF TYPE   COMP', 'COMP'],
  ['Frame on slab, built 2010, shingle roof installed 2018', 'shingle'],
  ['Our records show a metal roof of the year 2017 on a house built in 1988.', 'metal'],
  ['DWELLING, FRAME, BUILT 1948, ROOF COMPOSITION APPLIED 2009', 'COMPOSITION'],
  ['walls, standing seam metal roof laid in 2015, original house finished in 1927', 'standing seam metal'],
  ['Built in 2012. One story. Brick. The roof is asphalt and 6 years old.', 'asphalt'],
  ['BRICK      COMP ROOF 2011', 'COMP'],
  ['Roof surface material type\nStanding seam metal', 'Standing seam metal'],
])('%s', (text, material) => {
  expect(materialIn(`Homeowners Declarations\n${text}\n`)).toBe(material)
})

test.each([
  'Roof Materials Loss Settlement  Replacement Cost',
  'Roof material  $5,000 limit for tile',
  'Roof type  Unknown',
  'COSMETIC LOSS EXCLUSION METAL ROOFS 2024',
  'Class 4 shingle roof credit of 2024',
  'If a metal roof was put on in 2016, tell us.',
  'A wood shake roof damaged by hail is paid for as of 2020.',
  'Composition roof put on in 2016, metal roof of the garage put on in 2019; tile roof 2020',
])('%s names no material', (text) => {
  expect(materialIn(`Homeowners Declarations\n${text}\n`)).toBeUndefined()
})
