interface Place {
  kind: string
  at: number
  end: number
}

/** '… is paid at replacement cost, and so is damage to personal property', '…, and so is wind or hail damage to the roof', '…, also the surfacing of its roof' */
export const soIs = (text: string, value: Place | undefined, next: Place | undefined): boolean =>
  next?.kind === 'thing' &&
  /^(?: value| basis)?[,;]? (?:and )?(?:so (?:is|are)|also|as well as)(?: (?:the|your|its|a|any|loss(?:es)?|damage|wind(?:storm)?|hail|or|and|surfac\w+|to|of|for|on))* $/.test(
    text.slice(value?.end, next.at),
  )

/** 'Dwelling: replacement cost, including roof surfacing', '…, roof included' */
export const isIncluded = (text: string, value: Place | undefined, next: Place | undefined): boolean => {
  if (next?.kind !== 'thing') return false
  const [between, behind] = [text.slice(value?.end, next.at), text.slice(next.end)]
  return (
    // 'including roof decking', 'including contents in transit' say less.
    (/^(?: value| basis)?,? including (?:the |its )?$/.test(between) &&
      /^(?: surfac\w+| cover\w*)?\W*$/.test(behind)) ||
    (/^(?: value| basis)?, (?:the |its )?$/.test(between) && /^ (?:is |too )?included\b/.test(behind))
  )
}
