import { cellsRightOf } from '../around/neighbours.ts'
import { type Cell, squash } from '../cell.ts'
import type { Page } from '../layout.ts'

/** Of two names the value may be either's: 'Wind / Hail   2% / $5,000' is one deductible. */
const LEAST = 3

/** 'Construction / Year built / Roof   Brick / 1987 / Metal, installed 2011': each name with its own part of the value. */
export const slashedPairs = (page: Page): Cell[] =>
  page.cells.flatMap((cell) => {
    const names = cell.text.replace(/:$/, '').split(' / ')
    const [value] = names.length >= LEAST ? cellsRightOf(page, cell) : []
    const parts = value?.text.split(' / ') ?? []
    if (!value || parts.length !== names.length || !names.every((name) => /^[A-Z][A-Za-z ]{1,30}$/.test(name)))
      return []
    if (!names.some((name) => OF_HOME.test(name)) || NO_FACT.test(`${cell.text} ${value.text}`)) return []
    return names.map((name, index): Cell => {
      const text = `${name}: ${parts[index]}`
      return { ...cell, text, key: squash(text), right: value.right, isClause: true }
    })
  })

/** Facts of the home are told so; limits and prices stand in columns. */
const OF_HOME = /^(?:year built|built|construction)$/i
const NO_FACT = /[$%]|\b(?:garage|barn|shed|workshop|other structures?)\b/i
