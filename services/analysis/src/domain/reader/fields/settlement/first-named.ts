import type { Settlement } from './settlement-rules.ts'

/** Of two settlements in one value the first is meant: 'Replacement cost except roof, actual cash value'. */
export const firstNamed = (text: string): Settlement | undefined => {
  if (/^[a-z]{0,60}replacementcost(?:value|new)?(?:less|minus)(?:any|the)?(?:deductionfor)?depreciation/.test(text))
    return 'ACV'
  const name =
    /actualcash|actcash|acv|indemnityvalue(?!\d)|depreciated|(?<![a-z])rc(?=$|except|but|basis)|replacementcost|replcost|replacecost|rcv|replacementprovision|newforold|(?:costof|^)reinstatementasnew(?!\d)|costnew(?:settlement|basis)(?!\d|ofrat|for(?:the)?premium)|(?:guaranteed|full|extended)(?:rebuilding|reconstruction)cost|guaranteed(?:rebuilding|reconstruction)$|costto(?:repairor|rebuildor)?(?:replace|rebuild)(?:it)?(?:nodepreciation|without|up|$)|fullcostofreplacement|(?:basis|settlement|^)(?:full|guaranteed|extended)?replacement$|^replacementincl(?:uded)?$|^fullreplacement(?:with)?(?:no|without)(?:any)?(?:deductionfor)?depreciation/.exec(
      text,
    )?.[0]
  if (!name) return NOTHING_OFF.test(text) ? 'RCV' : undefined
  return /^act|^acv|^dep|^ind/.test(name) ? 'ACV' : 'RCV'
}

/** 'What it costs to repair or rebuild, without subtracting for wear', 'We replace it new, nothing off for age' */
const NOTHING_OFF =
  /nothing(?:is)?(?:taken)?off(?:for|because)[a-z]{0,9}(?:wear|age|depreciation)|(?:without|withno|^no|donot|dont|willnot|never)(?:any|an?|make|take|taking|making)*(?:subtract|deduct|reduc|allowance)[a-z]{0,24}(?:wear|age|depreciation)/
