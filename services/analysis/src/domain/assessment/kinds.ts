import type { DocumentKind } from '@plainpolicy/platform/report/report-data'

/** What a kind of document is about: which sections its report has and which rules fit it. */
export interface KindRules {
  roof: boolean
  storm: boolean
  mold: boolean
  water: boolean
  hasScore: boolean
  /** Fire, water and theft are insured too: the home policies, the only ones that may use a fallback. */
  isHome: boolean
  insuresWind: boolean
  /** Coverage A is the whole building, so that its fallback and damage to the whole building make sense. */
  insuresBuilding: boolean
}

const home: KindRules = {
  roof: true,
  storm: true,
  mold: true,
  water: true,
  hasScore: true,
  isHome: true,
  insuresWind: true,
  insuresBuilding: true,
}

const nothing: KindRules = {
  roof: false,
  storm: false,
  mold: false,
  water: false,
  hasScore: false,
  isHome: false,
  insuresWind: false,
  insuresBuilding: false,
}

export const KINDS: Record<DocumentKind, KindRules> = {
  homeowners_declarations: home,
  dwelling_declarations: home,
  amended_declarations: home,
  /** The association's policy insures the roof and the building; Coverage A is the inside of one unit. */
  condo_declarations: { ...home, roof: false, insuresBuilding: false },
  windstorm_declarations: { ...nothing, roof: true, storm: true, insuresWind: true, insuresBuilding: true },
  flood_declarations: { ...nothing, water: true, insuresBuilding: true },
  not_home_insurance: nothing,
}
