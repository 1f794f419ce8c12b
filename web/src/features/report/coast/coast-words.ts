import { catalogue } from '../language/catalogue.ts'

export const coastWords = catalogue('coast', {
  county: 'County',
  countyUnknown: 'Not found in your policy',
  area: {
    first_tier: 'First-tier coastal county',
    east_harris: 'East part of Harris County',
    elsewhere: 'Not on the coast list',
    unknown: 'County not known',
  },
})
