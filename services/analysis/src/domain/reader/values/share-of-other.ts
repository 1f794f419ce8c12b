/** 'Contents and living expense, one blanket limit'; 'Detached garages: up to 10% of the building limit may be used': it is shared, comes out of another limit or adds nothing to it, and is none of its own. 'Private structures (garage, shed), blanket' are several buildings of one coverage. */
export const isShareOfOther = ({ text }: { text: string }): boolean =>
  /\bblanket\b(?<!structures(?: \([^()$%]*\))?, blanket(?=\W*$))|\blimit (?:may|can) be (?:used|applied)\b|\b(?:may|can|will) (?:use|apply) up to\b|\blimited to no(?:t)? more than \d[\d.]*\s?%|\b(?:reduces|lowers|is (?:a )?part of|uses (?:a |up )?(?:part|some) of|comes out of|is taken from) (?:(?:the|your|what is left for (?:the|your)) )?(?:building|dwelling|home|house|coverage a)\b|\bdoes not (?:increase|add to|raise) (?:the |your |coverage )?(?:A\b|building|dwelling|limit)/i.test(
    text,
  )
