interface Place {
  kind: string
  at: number
  end: number
}

/** '… is paid at replacement cost, and so is damage to personal property', '…, also the surfacing of its roof', '…, roof included' */
export const soIs = (text: string, value: Place | undefined, next: Place | undefined): boolean => {
  if (next?.kind !== 'thing') return false
  const between = text.slice(value?.end, next.at)
  return SO_IS.test(between) || (BESIDE.test(between) && /^ (?:is |too )?included\b/.test(text.slice(next.end)))
}

const SO_IS =
  /^(?: value| basis)?[,;]? (?:and )?(?:so (?:is|are)|also|as well as|including)(?: (?:the|your|its|a|any|loss(?:es)?|damage|surfac\w+|to|of|for|on))* $/
const BESIDE = /^(?: value| basis)?, (?:the |its )?$/
