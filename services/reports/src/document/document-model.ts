import type { Language } from '@plainpolicy/platform/report/report-data'
import type { Signal } from '@plainpolicy/platform/report/report-sections'

/**
 * A report, or the storm guide, as something to be read from top to bottom: no page, no file format, no colour.
 * Every text is ready to be read in `language`. A block that has nothing to say is left out by who builds it.
 */
export interface PaperDocument {
  language: Language
  /** Compact: as few pages as can be read well. */
  density: 'roomy' | 'compact'
  title: string
  /** What it is, for the file's own description. */
  description: string
  /** Beside the title: 'Report date: …'. */
  particulars: Labelled[]
  /** The one thing that most readers came for. */
  answer: Answer | null
  sections: Section[]
  /** On each page. */
  footer: string
  words: { contents: string; page: string; of: string }
}

export interface Labelled {
  label: string
  value: string
}

/** The number of an item of the evidence section, and the page of the policy where it stands. */
export interface EvidenceRef {
  id: number
  page: number
}

export interface Badge {
  text: string
  signal: Signal
}

export interface Section {
  id: string
  title: string
  badge?: Badge
  /** Begins a page of its own. */
  opensPage?: true
  blocks: Block[]
}

/** One amount or word, with what has to be said about it. */
export interface Figure {
  value: string
  /** No document states it: it wears the word. */
  assumed?: string
  /** The policy says nothing, and the value says so. */
  isSilent?: true
  refs?: EvidenceRef[]
}

export interface Answer {
  question: string
  figure: Figure
  /** 'of $35,000 in hail damage. Your insurance pays …' */
  sentence: string
  arithmetic: string | null
  split: Split | null
}

/** Damage split in two; the amounts stand beside it as text. */
export interface Split {
  /** 0 to 100. */
  yoursPercent: number
  you: string
  insurance: string
}

export interface Fact extends Figure {
  label: string
  note?: string
  signal?: Signal
}

export interface ScenarioItem {
  name: string
  damage: string
  description: string
  youPay: Figure
  split: Split
  arithmetic: string
}

export interface Step {
  /** '1', '15 days', '0-24h'. */
  marker: string
  title: string
  badge?: Badge
  text: string
  signal?: Signal
  refs?: EvidenceRef[]
  source?: Source
}

export interface Source {
  name: string
  url: string
  /** 'text as of 2023' */
  note?: string
}

export interface EvidenceItem {
  id: number
  page: number
  labels: string[]
  /** null where the line also names what this version does not show. */
  quote: string | null
  method: string
  certainty: string
  /** Printed and surely read, as the appendix says of all that it says nothing else of. */
  isAsUsual: boolean
  /** 1 to 3 bars. */
  level: 1 | 2 | 3
  /** The name under which its picture is handed over, when there is one. */
  picture: string | null
  pictureText: string
}

export type Mark = 'bullet' | 'check' | 'cross' | 'box' | 'number'

export interface Column {
  title: string
  isAmount?: true
  /** Its part of the width, against the other columns that name one; without one it is as wide as it needs. */
  share?: number
}

export type Block =
  | { kind: 'paragraph'; text: string; look?: 'lead' | 'small'; leadIn?: string; refs?: EvidenceRef[] }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; items: Fact[] }
  | { kind: 'cards'; items: { title: string; badge: Badge; text: string; refs: EvidenceRef[] }[] }
  | { kind: 'scenarios'; items: ScenarioItem[] }
  | { kind: 'bars'; items: { label: string; note: string; value: string; percent: number; isStrong: boolean }[] }
  | { kind: 'table'; columns: Column[]; rows: Figure[][] }
  | { kind: 'notice'; signal: Signal; title: string; tag?: string; texts: string[] }
  | { kind: 'list'; mark: Mark; items: string[] }
  | { kind: 'lists'; items: { title: string; mark: Mark; items: string[]; empty: string }[] }
  | { kind: 'steps'; items: Step[] }
  | { kind: 'score'; score: number; badge: Badge; bands: { label: string; from: number; to: number; signal: Signal }[] }
  | { kind: 'months'; items: { name: string; dots: 1 | 2 | 3; words: string }[] }
  | { kind: 'letter'; text: string }
  | { kind: 'pictures'; items: { caption: string; picture: string; pictureText: string }[] }
  | {
      kind: 'evidence'
      items: EvidenceItem[]
      columns: { number: string; page: string; figure: string; quote: string }
    }
