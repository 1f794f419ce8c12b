import type { Settled } from './said-settlement.ts'
import type { Settlement } from './settlement-rules.ts'

/** What is settled; null is a thing of no field. 'Roof original to the home' tells the roof's age. */
export const THINGS: [RegExp, Settled | null][] = [
  [
    /\b(?:original to (?:the |your )?(?:home|house|dwelling|building)|(?:home|house|dwelling|building) (?:characteristics|facts|features)|scheduled (?:personal )?(?:property|articles|items|jewelry|valuables)|awnings?|carpet\w*|fenc\w+|decks?|antennas?|appliances?|screens?|screened enclosures?|outdoor \w+|trees|gutters|home office|(?:porch|patio|carport|solar|garage|barn|shed|workshop) roof\w*|garage apartments?(?: buildings?)?|guest ?(?:houses?|cottages?|quarters)|(?:second|rear) (?:dwelling|building|house)|roof\w*(?: coverings?| materials?)? (?:aside|excepted|excluded)|(?:other|private|detached|separate|adjacent)(?: permanent)? (?:structures?|buildings?|garages?)|(?:building|dwelling|home) (?:materials|limit|amount)|replacement cost (?:estimate|of (?:the|your) (?:home|dwelling|building)))\b/g,
    null,
  ],
  [
    /\broof(?:s|ing)?(?: surfac(?:e|es|ing)| coverings?| materials?)?(?: (?:of|on|over) (?:all |the |your |insured )*(?:buildings|structures))?\b/g,
    'roof_settlement',
  ],
  [
    /\b(?:personal property|contents|(?:personal )?belongings|household goods|(?:landlord'?s? )?furnishings|possessions|(?:all|any) other (?:insured |covered )?property|things you own|your (?:stuff|things)|(?<!\bfarm )(?:household effects|goods of the household|movable property)(?! (?:of|belonging to|owned by) (?!(?:the|your) (?:household|insured|home)\b))|coverage c)\b/g,
    'personal_property_settlement',
  ],
  [
    /\b(?:dwelling|buildings?|house|(?<!\bat )home|residence|(?:the|your) unit|unit(?= (?:is |at |settled |paid )*(?:replacement cost|actual cash))|condo(?:minium)? unit|coverages? a)(?!['’]s)\b/g,
    'dwelling_settlement',
  ],
]

/** A part of each of the words below, without one of which nothing is said of how losses are paid: most sentences have none. */
const OF_VALUES =
  /cost|value|\brcv?\b|acv|actual cash|replacement|reinstatement|rebuilding|reconstruction|new|depreciat|schedule|table|scale/

export const mayNameValue = (text: string): boolean => OF_VALUES.test(text)

/** How it is settled. */
export const VALUES: [RegExp, Settlement][] = [
  [
    /\b(?:percent(?:age)?s?|share)(?: (?:shown|listed|stated|printed|given|set out))?(?: (?:below|above|beside|here|there))? of (?:the |its |full )*(?:replacement|cost)\b(?: cost| to (?:(?:repair|rebuild) or )?(?:replace|rebuild))?/g,
    'schedule',
  ],
  // '… the percentage in the table, by roof age in years and material, of the cost to repair or replace'
  [
    /(?<=\b(?:percentage|share) (?:\w+ )?(?:in|from|by) (?:the|this|our) (?:table|schedule|chart)\b[^.;:$]{0,80} )of (?:the |its |full )*(?:replacement|cost)\b(?: cost| to (?:(?:repair|rebuild) or )?(?:replace|rebuild))?/g,
    'schedule',
  ],
  [
    /\b(?:replacement cost(?: value| new)?|cost[- ]new),? (?:less|minus|after|reduced by)(?: any| the)? (?:deduction for )?depreciation\b/g,
    'ACV',
  ],
  [
    /\b(?:replacement[- ](?:cost|value)|rcv?|new[- ]for[- ]old|cost[- ]new (?:settlement|basis)(?! ?\$| (?:of|for) (?:rat|premium|the premium))|(?<=\b(?:paid|settled) at )cost[- ]new(?=\W*$| without\b| with no\b| \((?:no|without)\b)|(?:full )?(?:cost of )?reinstatement as new(?! ?\$)|(?:full )?cost of reinstatement(?=,? (?:with no|without)\b)|(?:guaranteed|full|extended) (?:rebuilding|reconstruction) cost|guaranteed (?:rebuilding|reconstruction))\b/g,
    'RCV',
  ],
  [
    /\bcosts? (?:to|of) (?:(?:repair|rebuild)\w* (?:or|and) )?(?:replac|rebuild)\w*\b(?=[^.;]*\b(?:less|minus|after|reduced)\b(?!(?: the| your| any| applicable| policy| wind| windstorm| hail| storm| or| and| all| other| perils)* deductible))/g,
    'ACV',
  ],
  [/\bcosts? (?:to|of) (?:(?:repair|rebuild)\w* (?:or|and) )?(?:replac|rebuild)\w*\b/g, 'RCV'],
  // '… what it costs to put on a new roof of the same kind'
  [
    /(?<!(?:%|\b(?:percent|share|part|half)\b)[^.;]{0,40})\bwhat it costs to (?:put on|install) an? (?:whole |entirely )?new(?= roof\b)(?![^.;]*\b(?:less|minus|after|reduced|depreciat\w*|wear|schedule|multiplied|times|percent\w*|share|age|once|until)\b)/g,
    'RCV',
  ],
  [
    /(?<=\b(?:paid|settled)(?: (?:in )?the same way| alike| in full| on (?:the same|this|a) (?:reconstruction|rebuilding) cost basis)?,? )(?:with no|without) (?:any )?(?:deduction for )?depreciation\b/g,
    'RCV',
  ],
  [/\b(?:actual cash(?: value)?|acv|indemnity value(?! ?\$)|depreciated (?:value|cost|loss settlement))\b/g, 'ACV'],
  [/\bfull replacement(?=$|\)|,? (?:with )?(?:no|without) (?:any )?(?:deduction for )?depreciation)/g, 'RCV'],
  [
    /\bschedule\b|(?<!\bno |\bnot )\b(?:age|depreciation|(?:loss )?payment|percentage) (?:table|scale)\b(?![^.;]*\b(?:option\w*|credit|discount|premium|comparison|rat(?:e|ing)|not|declined|removed|waived|deleted|deductible)\b)/g,
    'schedule',
  ],
]
