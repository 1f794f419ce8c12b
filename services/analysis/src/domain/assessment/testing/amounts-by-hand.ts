/**
 * What the report of each sample policy has to say in dollars, worked out by hand from its truth file on 2026-11-21 and
 * never by the rules that it checks. Damages are the illustrations: hail 35,000 (25,000 of it the roof), fire 35,000,
 * major storm 150,000, roof 2,500, 10,000 and 25,000, mold 15,000 and 30,000, pipe 45,000, sewer 20,000, flash flood
 * 75,000. A pair is [you pay, the policy pays]; 'at least' says that the policy leaves a part open.
 */
export interface AmountsByHand {
  hail: [number, number] | null
  fire: [number, number] | null
  majorStorm: [number, number] | null
  /** You pay of a roof damage of 2,500, 10,000 and 25,000. */
  roof: [number, number, number] | null
  /** Comes off a whole new roof before the deductible. */
  roofLoss?: number
  mold: [number, number] | null
  /** Pipe break, sewer backup, flash flood. */
  water: [number, number, number] | [number] | null
  additionalForStorms: number | null
  /** The minimum of the emergency fund: the wind and hail deductible. */
  fund: number | null
  insuredValue: number | null
  score: number | null
  atLeast?: string[]
}

export const AMOUNTS_BY_HAND: Record<string, AmountsByHand> = {
  // A schedule pays 68% of a composition roof of 9 years (2026 - 2017), and the deductible comes off after that.
  'allstate-katy-roof-schedule': {
    hail: [18_360, 16_640], // 25,000 x 32% = 8,000 off the roof, + 2% of 518,000 = 10,360
    fire: [5_000, 30_000], // 5,000 printed
    majorStorm: [23_540, 126_460], // 8,000 + 3% of 518,000 = 15,540 (tropical cyclone)
    roof: [2_500, 10_000, 18_360], // 10,360 is more than 2,500; 3,200 + 10,360 more than 10,000; 8,000 + 10,360
    roofLoss: 8_000,
    mold: [10_000, 25_000], // 15,000 - 5,000; 30,000 - 5,000
    water: [5_000, 10_000, 75_000], // 5,000; 20,000 - 10,000; no flood
    additionalForStorms: 5_360, // 10,360 - 5,000
    fund: 10_360,
    insuredValue: 621_600, // 518,000 x 120%
    score: 61, // (10+4+2) + (4+10) + (6+4) + 8 + 5 + 8 of 100
  },
  'amica-ho5-austin': {
    hail: [10_000, 25_000],
    fire: [5_000, 30_000],
    majorStorm: [10_000, 140_000],
    roof: [2_500, 10_000, 10_000],
    mold: [5_000, 20_000], // 15,000 - 10,000, the same as the deductible; 30,000 - 10,000
    water: [5_000, 5_000, 75_000], // sewer limit of 25,000 is ample: the deductible
    additionalForStorms: 5_000,
    fund: 10_000,
    insuredValue: 964_600, // 742,000 x 130%
    score: 84, // (10+5+5) + (11+10) + 20 + 10 + 5 + 8: 10,000 is 1.35% of 742,000
  },
  // The roof at actual cash value: 14 of 25 years are gone (2026 - 2012).
  'farmers-plano-acv-roof': {
    hail: [23_740, 11_260], // 25,000 x 14/25 = 14,000 + 2% of 487,000 = 9,740
    fire: [4_870, 30_130], // 1% of 487,000
    majorStorm: [23_740, 126_260],
    roof: [2_500, 10_000, 23_740], // 5,600 + 9,740 is more than 10,000
    roofLoss: 14_000,
    mold: [10_000, 25_000],
    water: [4_870, 10_000, 75_000],
    additionalForStorms: 4_870,
    fund: 9_740,
    insuredValue: 608_750, // 487,000 x 125%
    score: 61, // (10+5+2) + (7+10) + (4+0) + 10 + 5 + 8
  },
  // 17 of 25 years are gone (2026 - 2009); mold and sewer backup are stated as not covered.
  'foremost-dp3-waco-scan': {
    hail: [22_610, 12_390], // 17,000 + 3% of 187,000 = 5,610
    fire: [2_500, 32_500],
    majorStorm: [22_610, 127_390],
    roof: [2_500, 10_000, 22_610],
    roofLoss: 17_000,
    mold: [15_000, 30_000],
    water: [2_500, 20_000, 75_000],
    additionalForStorms: 3_110, // 5,610 - 2,500
    fund: 5_610,
    insuredValue: null,
    score: 35, // (10+0+0) + (4+5) + (4+4) + 8 + 0 + 0
  },
  'germania-georgetown-amended': {
    hail: [7_960, 27_040], // 2% of 398,000
    fire: [3_980, 31_020],
    majorStorm: [7_960, 142_040],
    roof: [2_500, 7_960, 7_960],
    mold: [10_000, 25_000],
    water: [3_980, 10_000, 75_000],
    additionalForStorms: 3_980,
    fund: 7_960,
    insuredValue: null,
    score: 73, // (10+0+3) + (7+10) + 20 + 10 + 5 + 8
  },
  'libertymutual-round-rock-renewal': {
    hail: [8_972, 26_028], // 2% of 448,600
    fire: [2_500, 32_500],
    majorStorm: [8_972, 141_028],
    roof: [2_500, 8_972, 8_972],
    mold: [5_000, 20_000],
    water: [2_500, 15_000, 75_000], // sewer 20,000 - 5,000
    additionalForStorms: 6_472,
    fund: 8_972,
    insuredValue: 538_320, // 448,600 x 120%
    score: 68, // (10+4+2) + (7+10) + 20 + 10 + 5 + 0
  },
  'progressive-asi-lloyds-pearland': {
    hail: [6_760, 28_240], // 2% of 338,000
    fire: [2_500, 32_500],
    majorStorm: [13_520, 136_480], // 4% of 338,000 for hurricanes
    roof: [2_500, 6_760, 6_760],
    mold: [5_000, 20_000],
    water: [2_500, 15_000, 75_000],
    additionalForStorms: 4_260,
    fund: 6_760,
    insuredValue: null,
    score: 54, // (10+0+5) + (0+10) + (16+0) + 8 + 5 + 0
  },
  // A car policy: refused before a report is made.
  'progressive-auto-arlington': {
    hail: null,
    fire: null,
    majorStorm: null,
    roof: null,
    mold: null,
    water: null,
    additionalForStorms: null,
    fund: null,
    insuredValue: null,
    score: null,
  },
  'spinnaker-frisco-full-policy': {
    hail: [12_240, 22_760], // 2% of 612,000
    fire: [6_120, 28_880],
    majorStorm: [12_240, 137_760],
    roof: [2_500, 10_000, 12_240],
    mold: [6_120, 20_000], // the deductible is more than 15,000 - 10,000; 30,000 - 10,000
    water: [6_120, 6_120, 75_000], // the deductible is more than 20,000 - 15,000
    additionalForStorms: 6_120,
    fund: 12_240,
    insuredValue: 765_000, // 612,000 x 125%
    score: 74, // (10+5+5) + (7+10) + (16+0) + 8 + 5 + 8
  },
}
