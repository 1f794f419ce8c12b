import { type Label, label } from './label.ts'

/** Words with which many an insurer's name goes on in its second line: they end no other value. */
export const BARE_PROVIDER_LABELS: Label[] = [
  label(/^(?:your|the|our)?(?:(?:home(?:owners?)?)?insurance)?company(?:codeand)?(?:name)?$/, 0.6),
  label(/^(?:provided|backed|carried)by$/, 0.6),
  label(
    /^(?:insurance)?company(?:that)?(?:provid|issu|writ|insur)(?:ing|es)(?:this|your|the)?(?:coverage|policy|insurance)$/,
    0.9,
  ),
  // As Lloyd's and surplus lines name who bears the risk.
  label(/^(?:the|our)?(?:security|riskbearer|riskcarrier|risktaker)$/, 0.6),
]
