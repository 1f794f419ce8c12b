import type { Label } from './label.ts'

/** 'From 04/18/2026 To' over '04/18/2027': both dates stand at the first word. */
export const TERM_LABELS: Label[] = [
  { pattern: /^(?:policy)?(?:period|term)?from(?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/, weight: 0.6 },
]

/** Words that name a date only in company ('From: … To: …' is one period): they end no other value. */
export const TERM_START_LABELS: Label[] = [{ pattern: /^(?:policy)?(?:period|term)?from(?:1201am)?/, weight: 0.6 }]
export const TERM_END_LABELS: Label[] = [
  {
    pattern:
      /^(?:policy(?:period|term)?)?(?:at)?(?:1201am)?(?:to|through|until)(?:1201am)?(?=$|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/,
    weight: 0.6,
  },
]
