import type { AmountsByHand } from './amounts-by-hand.ts'

/** The second half of the table: excluded wind, much missing, a condominium, windstorm and flood. */
export const MORE_AMOUNTS_BY_HAND: Record<string, AmountsByHand> = {
  'statefarm-lloyds-fort-worth': {
    hail: [8_240, 26_760], // 2% of 412,000
    fire: [4_120, 30_880],
    majorStorm: [8_240, 141_760],
    roof: [2_500, 8_240, 8_240],
    mold: [15_000, 30_000], // stated as not covered
    water: [4_120, 4_120, 75_000], // sewer limit of 20,600 is ample
    additionalForStorms: 4_120,
    fund: 8_240,
    insuredValue: 494_400, // 412,000 x 120%
    score: 69, // (10+4+2) + (7+10) + 20 + 8 + 0 + 8
  },
  // Wind and hail are excluded; the dwelling is settled at actual cash value; nothing is said of sewer backup.
  'texas-fair-plan-corpus-christi-scan': {
    hail: [35_000, 0],
    fire: [1_640, 33_360], // at least: wear comes on top
    majorStorm: [150_000, 0],
    roof: [2_500, 10_000, 25_000],
    mold: [15_000, 30_000],
    water: [1_640, 10_000, 75_000], // sewer with the assumed limit: 20,000 - 10,000
    additionalForStorms: null,
    fund: null,
    insuredValue: null,
    score: 16, // (0+0+0) + (0+10) + 0 + 4 + 0 of 85 that can be judged: 16.47
    atLeast: ['fire_or_lightning', 'pipe_break', 'sewer_backup'],
  },
  // Much missing: no roof, no settlement of the dwelling, no mold, no water.
  'texas-farm-bureau-hob-lubbock': {
    hail: [4_440, 30_560], // 1.5% of 296,000
    fire: [2_960, 32_040],
    majorStorm: [4_440, 145_560],
    roof: [2_500, 4_440, 4_440],
    mold: [5_000, 20_000], // with the assumed limit of 10,000
    water: [2_960, 10_000, 75_000],
    additionalForStorms: 1_480,
    fund: 4_440,
    insuredValue: null,
    score: null, // 45 of 100 can be judged: less than half
    atLeast: [
      'spring_hailstorm',
      'fire_or_lightning',
      'major_storm',
      'moderate',
      'major',
      'mold_small',
      'mold_large',
      'pipe_break',
      'sewer_backup',
    ],
  },
  // A condominium: the deductible for wind is 5% of Coverage C; the damage is at most the 65,000 of Coverage A.
  'travelers-ho6-dallas-condo': {
    hail: [4_000, 31_000], // 5% of 80,000
    fire: [1_000, 34_000],
    majorStorm: [4_000, 61_000], // of 65,000
    roof: null,
    mold: [10_000, 25_000],
    water: [1_000, 15_000, 75_000],
    additionalForStorms: 3_000,
    fund: 4_000,
    insuredValue: null,
    score: 49, // (10+0+2) + (4+10) + 8 + 5 + 0 of 80: 48.75; 4,000 is 2.76% of 145,000
  },
  // Wind and hail only.
  'twia-galveston-landscape': {
    hail: [2_850, 32_150], // 1% of 285,000
    fire: null,
    majorStorm: [2_850, 147_150],
    roof: [2_500, 2_850, 2_850],
    mold: null,
    water: null,
    additionalForStorms: null,
    fund: 2_850,
    insuredValue: null,
    score: null,
  },
  'usaa-casualty-san-antonio-apo': {
    hail: [3_640, 31_360], // 1% of 364,000
    fire: [2_000, 33_000],
    majorStorm: [3_640, 146_360],
    roof: [2_500, 3_640, 3_640],
    mold: [10_000, 25_000],
    water: [2_000, 10_000, 75_000],
    additionalForStorms: 1_640,
    fund: 3_640,
    insuredValue: 455_000, // 364,000 x 125%
    score: 83, // (10+5+2) + (15+10) + 20 + 8 + 5 + 8
  },
  // Flood only: 75,000 less the flood deductible.
  'wright-nfip-houston-flood': {
    hail: null,
    fire: null,
    majorStorm: null,
    roof: null,
    mold: null,
    water: [2_000],
    additionalForStorms: null,
    fund: null,
    insuredValue: null,
    score: null,
  },
}
