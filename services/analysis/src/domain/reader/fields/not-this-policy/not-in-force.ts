import type { Cell } from '../../geometry/cell.ts'
import { cellsOfLine, type Page } from '../../geometry/layout.ts'
import { isBelow } from '../../geometry/sections/not-purchased.ts'
import { isTakenOut, saysTakenOut } from '../../values/taken-out.ts'

/** The row of a deductible that was replaced, that may be chosen, or that another policy has. */
export const isNotInForce = (page: Page, label: Cell): boolean =>
  isBelow(page, label, OTHER_POLICY) ||
  isBelow(page, label, MAY_BE_BOUGHT) ||
  isOptional(page, label) ||
  isReplaced(page, label)

/** 'Wind and hail, standard in your territory   2%   $5,500   replaced' */
const isReplaced = (page: Page, label: Cell): boolean =>
  !label.isClause &&
  (saysTakenOut(label.text) ||
    cellsOfLine(page, label).some(({ left, text }) => left >= label.right && isTakenOut(text)))

/** 'All perils   $5,000' below 'Deductible of your other policy with us' */
const OTHER_POLICY =
  /\b(?:(?<!\b(?:insured|covered|written) (?:under|by|with) )(?:your|an)\s?other|companion) (?:policy|policies|home|house|property)\b|(?<!\b(?:is|are) )\bnot insured (?:here|by this)\b/i

/** 'The deductibles below may be bought', 'Higher deductibles may be selected' over a list of them; not 'A lower deductible may be chosen by calling us.' */
const MAY_BE_BOUGHT =
  /\b(?:deductibles? (?:listed |shown )?below|(?:these|the following|optional) deductibles?) (?:may|can|could) (?:also )?be (?:bought|purchased|chosen|selected|elected)\b|^(?:other |higher |lower |more )?deductibles (?:(?:(?:that |which )?(?:may|can|could) (?:also )?be (?:bought|purchased|chosen|selected|elected))|you (?:may|can|could) (?:buy|choose|select)):?$/i

/** 'Water backup options   $5,000   $10,000', 'Water backup can be added: $5,000 or $10,000', 'Water backup of $5,000 is available for' over '$45.00 a year': of what may be chosen none is told. */
export const offersAmounts = (page: Page, label: Cell): boolean =>
  /\b(?:can|may|could) (?:also )?be (?:added|bought|purchased)\b|\$[\d,]+ is available\b(?! for (?:the|any|each|covered)\b)/i.test(
    label.text,
  ) ||
  (/\b(?:options|choices|alternatives)\W*$/i.test(label.text) && hasSeveral(page, label))

const hasSeveral = (page: Page, label: Cell): boolean =>
  cellsOfLine(page, label).filter(({ left, text }) => left > label.left && /^\$\s?[\d,]+\d$/.test(text)).length > 1

/** 'Wind/hail 1%   +$410' below 'Deductible options at renewal': what another one would cost. Of '$1,000   $2,500' none is told. */
const isOptional = (page: Page, label: Cell): boolean =>
  (hasSeveral(page, label) || cellsOfLine(page, label).some(({ text }) => /^[+−-]\s?\$/.test(text))) &&
  isBelow(page, label, OPTIONS)
const OPTIONS = /\bdeductible (?:options?|choices|alternatives)\b/i
