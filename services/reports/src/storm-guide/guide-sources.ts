/** 'Last Updated' of the guide: the day of our own text. Look at the sources again before a figure is changed. */
export const UPDATED = '2026-11-21'

/** The year of the statutes' text that was read: copies, not the live pages. */
export const LAW_TEXT_OF = '2023'

const statute = (section: string, chapter: string, code: 'IN' | 'BC') => ({
  url: `https://statutes.capitol.texas.gov/Docs/${code}/htm/${code}.${chapter}.htm#${section}`,
})

/**
 * Texas law: 707.002 the deductible is paid by the insured, 707.004 the insurer may ask for proof, Business & Commerce
 * Code 27.02 nobody may waive it; 542.055-.060 the times of a claim; 4102.103-.104 public adjusters: a written contract,
 * 72 hours to take it back, at most 10% of the settlement; 2210.003 the coastal counties.
 */
export const GUIDE_LAW = {
  deductible: { name: 'Tex. Ins. Code 707.002, 707.004; Tex. Bus. & Com. Code 27.02', ...statute('27.02', '27', 'BC') },
  acknowledge: { name: 'Tex. Ins. Code 542.055', ...statute('542.055', '542', 'IN') },
  decide: { name: 'Tex. Ins. Code 542.056', ...statute('542.056', '542', 'IN') },
  pay: { name: 'Tex. Ins. Code 542.057', ...statute('542.057', '542', 'IN') },
  catastrophe: { name: 'Tex. Ins. Code 542.059', ...statute('542.059', '542', 'IN') },
  adjuster: { name: 'Tex. Ins. Code 4102.103, 4102.104', ...statute('4102.104', '4102', 'IN') },
  coast: { name: 'Tex. Ins. Code 2210.003', ...statute('2210.003', '2210', 'IN') },
} as const

/** What is no law: who says it, and where it can be read. */
export const GUIDE_SOURCES = [
  {
    name: 'Insurance Information Institute, Facts + Statistics: Hail (2024)',
    url: 'https://www.iii.org/fact-statistic/facts-statistics-hail',
  },
  { name: 'National Hurricane Center, Tropical Cyclone Climatology', url: 'https://www.nhc.noaa.gov/climo/' },
  {
    name: 'Texas Department of Insurance, Help after the storm',
    url: 'https://www.tdi.texas.gov/consumer/storms/recoverytips.html',
  },
  {
    name: 'Texas Department of Insurance, Replacing your roof',
    url: 'https://www.tdi.texas.gov/tips/replacing-your-roof.html',
  },
  {
    name: 'Texas Department of Insurance, Flood insurance',
    url: 'https://www.tdi.texas.gov/tips/flood-insurance-cost.html',
  },
  { name: 'Texas Windstorm Insurance Association, Coverage Eligibility; Claims Center', url: 'https://www.twia.org' },
] as const

/** Numbers that help, as their owners print them. */
export const GUIDE_NUMBERS = {
  tdi: { phone: '800-252-3439', web: 'tdi.texas.gov' },
  twia: { phone: '800-788-8247', web: 'twia.org' },
  flood: { phone: '877-336-2627', web: 'floodsmart.gov' },
  fema: { phone: '800-621-3362', web: 'disasterassistance.gov' },
  help: { phone: '2-1-1', web: '211texas.org' },
  roads: { phone: '800-452-9292', web: 'drivetexas.org' },
  redCross: { phone: '800-733-2767', web: 'redcross.org' },
} as const
