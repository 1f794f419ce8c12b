/** 'Before: 2010. Amended: 2026' holds now what its second half says; '2010, now 2026', too. */
const EARLIER_AND_NOW =
  /^.*?\b(?:before|previous(?:ly)?|prior|former(?:ly)?|old|was|from|expiring)\b.*?\b(?:amended|now|new|after|current(?:ly)?|revised|renewal)\b\W*/i
const NOW_AFTER = /^[^,;:]{1,30}[,;]?\s(?:now|amended to|changed to|revised to)\b\W*/i

/** What a value says of now, where it says what was before it, too. */
export const currentPart = (text: string): string => text.replace(EARLIER_AND_NOW, '').replace(NOW_AFTER, '')
