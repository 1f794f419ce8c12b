import type { Label } from './label.ts'

const label = (pattern: RegExp, weight = 1): Label => ({ pattern, weight })

const PREFIX = '^(?:sectioni)?(?:deductibles?)?(?:clause[12])?(?:for|if|lossesarearesultof)?'

export const DEDUCTIBLE_LABELS = {
  wind_hail: [
    label(
      new RegExp(
        `${PREFIX}(?:windstormhurricaneandhail|windstormhurricanehail|windstorm(?:and|or)?hail|wind(?:and|or)?hail|hail(?:and|or)?wind)(?!.*(?:exclusion|settlement|hurricanedeductible))`,
      ),
    ),
    label(new RegExp(`${PREFIX}(?:windstorm|windorhail|wind)$`), 0.6),
  ],
  hurricane: [label(new RegExp(`${PREFIX}(?:hurricane|namedstorm|namedwindstorm|tropicalcyclone|tropicalstorm)`))],
  all_perils: [
    label(new RegExp(`${PREFIX}allother(?:covered)?(?:perils|losses|causes)`)),
    label(new RegExp(`${PREFIX}(?:other(?:covered)?(?:losses|perils)|aop)`), 0.9),
    label(/^applicabletoeachcoveredloss/, 0.9),
    label(new RegExp(`${PREFIX}allperils(?!exceptwind)`), 0.85),
    label(/^(?:propertycoverage|policy|standard|base|basic|building|sectioni|section1)deductible(?!amount)/, 0.7),
    label(/^lossescoveredundersectioniaresubjecttoadeductibleof/, 0.6),
    label(/^deductible(?:amount)?$/, 0.5),
    label(/^sectioni$/, 0.4),
  ],
} satisfies Record<string, Label[]>
