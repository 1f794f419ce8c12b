import type { Cell } from '../geometry/cell.ts'
import { isShareOfOther } from '../values/share-of-other.ts'
import { type ToldFigure, toldFigures } from './told-figures.ts'
import type { Told } from './told-sentences.ts'
import { isOfOtherThing, isSupposed, type Topic, topicOf } from './told-topics.ts'

export interface ToldLimit {
  topic: Topic | 'extended_dwelling_percentage'
  dollars: number | null
  /** Of Coverage A. */
  percent: number | null
  cells: Cell[]
}

/** Least and most that is sold of a coverage. */
const RANGES: Record<Topic, [number, number]> = {
  coverage_a_dwelling: [40_000, 50_000_000],
  coverage_b_other_structures: [1_000, 20_000_000],
  coverage_c_personal_property: [5_000, 20_000_000],
  coverage_d_loss_of_use: [2_000, 20_000_000],
  coverage_e_personal_liability: [25_000, 10_000_000],
  coverage_f_medical_payments: [500, 100_000],
  mold_limit: [500, 5_000_000],
  water_backup_limit: [500, 5_000_000],
  foundation_water_limit: [500, 5_000_000],
  ordinance_or_law_percentage: [500, 20_000_000],
}

/** What makes a figure a limit: somebody pays or insures up to it. */
const LIMITS =
  /\b(?:pay|pays|paid|cover|covers|covered|insure|insures|insured|reimburse|protect|protected|limit(?:ed)?|up to|at most|the most|no more than|add|spend)\b/i

/** Limits that sentences state, each with its place. */
export const toldLimits = (sentences: Told[]): ToldLimit[] =>
  sentences
    .filter((told) => told.text.length < 500 && !isSupposed(told.text) && !isShareOfOther(told))
    .flatMap((told) => toldFigures(told).flatMap(limitOf))

const limitOf = (figure: ToldFigure): ToldLimit[] => {
  const { words, dollars, percent, told } = figure
  const { cells } = told
  if (isOfOtherThing(words, dollars) || !LIMITS.test(told.text)) return []
  const extension = extensionIn(figure)
  if (extension !== null) return [{ topic: 'extended_dwelling_percentage', dollars, percent: extension, cells }]
  const topic = topicOf(words) ?? topicAround(figure) ?? topicAsked(figure)
  if (!topic) return []
  if (dollars === null) return isShareOfHome(topic, words) ? [{ topic, dollars, percent, cells }] : []
  const [least, most] = RANGES[topic]
  return dollars >= least && dollars <= most && isWhole(dollars) ? [{ topic, dollars, percent, cells }] : []
}

/** With cents it is a price. */
const isWhole = (dollars: number): boolean => Number.isInteger(dollars) && dollars % 10 === 0

const isShareOfHome = (topic: Topic, words: string): boolean =>
  topic !== 'coverage_a_dwelling' &&
  /(?:%|percent|per cent) (?:of|toward) (?:the |your )?(?:(?:home|house|dwelling|building|residence)|rebuilding (?:limit|amount)|(?:amount|limit) (?:for|on|of) (?:the|your) (?:home|house|dwelling)|coverage a\b|that (?:amount|limit))/i.test(
    words,
  )

/** 'The most we will pay is $5,000.' says of what it speaks in the sentence before it, or in its heading. */
const BARE =
  /^(?:(?:and |so )?(?:the most (?:that )?we(?:'ll| will)? pay(?: for (?:it|that|this|these|them|all of (?:it|that|this|them)))?|that|it|this|(?:our|your|the) limit(?: here| for (?:it|that|this))?|we(?:'ll| will)? (?:pay|insure|cover)(?: (?:it|that|this|these|them))?|we (?:pay|cover|insure)(?: (?:it|that|this|these|them))?|they(?:'re| are) (?:covered|insured)|(?:it|that|this) is (?:covered|insured)))\s(?:(?:here|in all|in total|is|is for|for|limited to)\s)*(?:up to |at most |no more than |as much as |a limit of )?\$[\d,]+(?: in all| in total| altogether| at most| per (?:person|loss|event|claim)| for each (?:person|loss|event|claim|accident)| a (?:loss|person|claim)| today| now)?\.?$/i

const topicAround = ({ words, told, isAlone }: ToldFigure): Topic | null =>
  isAlone && BARE.test(words)
    ? (topicOf(told.before) ?? topicOf(told.heading))
    : isAlone
      ? wholeTopic(told, words)
      : null

/** The figure's own part may be all of the sentence but its heading: 'We'll cover up to $131,400 while it is repaired'. */
const wholeTopic = ({ text, heading }: Told, words: string): Topic | null =>
  text === words && /\bif\b|\bwhen\b|\bfor\b|\bwhile\b/i.test(words) && /^if (?:you|someone|somebody)/i.test(heading)
    ? topicOf(heading)
    : null

/** 'Where would I live in the meantime?' over 'Anywhere you like. We pay the extra it costs you, up to $74,500.': the first figure below a question, in words that name no other thing. */
const topicAsked = ({ words, dollars, told, isAlone }: ToldFigure): Topic | null => {
  const { heading, before, text } = told
  const isAnswer = isAlone && text === words && heading.endsWith('?') && !/\d/.test(before) && ANSWERS.test(words)
  const topic = isAnswer && !isOfOtherThing(heading, dollars) && !IN_PART.test(heading) ? topicOf(heading) : null
  return topic === 'coverage_a_dwelling' && !REBUILT.test(heading) ? null : topic
}
/** 'What if my things are stolen from a hotel?' asks for a part, 'What if a pipe bursts in my house?' for one cause. */
const IN_PART =
  /\b(?:away|elsewhere|travel\w*|trip|storage|st[eo]al\w*|theft|school|college|office|garden|neighbor\w*|roof|kitchen|bath\w*|wrote|online|wedding|son|daughter|city orders|power|evacuat\w*)\b/i
const REBUILT = /\b(?:rebuil\w+|burn(?:s|ed|t)? down|destroy(?:s|ed)|gone|total loss)\b/i
const ANSWERS =
  /^(?!.*\bfor (?:each|every|\w+ (?:weeks?|days?|months?))\b)(?:(?:yes|sure)[,.:] )?(?:up to|we (?:do|defend you)\b|we(?:'ll| will)? (?:pay|cover)\b|(?:we(?:'ll| will)? (?:pay|cover) )?(?:at most|no more than)\b)(?![^$%]*\b(?:also|for (?!up\b))\b).*(?:\$\d|\d\s?%)/i

const MORE =
  /\b(?:on top|extra|another|additional(?:ly)?|beyond|above|over (?:that|the|your|and)|more than (?:that|the|your|this)|in addition|further|increase[sd]?|stretch\w*|extend\w*|exceed\w*)\b|(?:%|percent)\smore\b/i
const REBUILDING =
  /\b(?:rebuild\w*|construction|building (?:prices|costs|materials)|labor|lumber|(?:dwelling|home|house|residence)(?: coverage| insurance)? (?:limit|amount)|not (?:be )?enough|isn't enough|the amount above|surge)\b/i

/** 'If that is not enough to rebuild, we add up to 25% on top', 'up to another 20%, which is $93,000', 'up to 125% of the amount for your home' */
const extensionIn = ({ percent, dollars, words, told }: ToldFigure): number | null => {
  if (percent === null || topicIsNarrow(words) || (told.heading.endsWith('?') && topicIsNarrow(told.heading)))
    return null
  const around = `${told.before} ${told.text}`
  if (dollars !== null) return MORE.test(words) && REBUILDING.test(around) && percent <= 100 ? percent : null
  if (percent > 100 && percent <= 200 && /\b(?:dwelling|home|house|residence|rebuild\w*|limit)\b/i.test(told.text))
    return percent - 100
  return percent <= 100 && MORE.test(told.text) && REBUILDING.test(around) ? percent : null
}

const topicIsNarrow = (words: string): boolean => {
  const topic = topicOf(words)
  return topic !== null && topic !== 'coverage_a_dwelling'
}
