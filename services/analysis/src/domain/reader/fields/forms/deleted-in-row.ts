import type { Cell } from '../../geometry/cell.ts'
import { codeAtStart } from '../../values/form-code.ts'
import { saysTakenOut } from '../../values/taken-out.ts'

/** Whether what stands beside a form's number, up to the next one of its line, says that it was taken out. */
export const isDeletedForm = (line: Cell[], form: Cell): boolean => {
  const at = line.indexOf(form)
  const titled = line.findIndex((cell, index) => index >= at && isTitled(cell))
  const next = line.findIndex((cell, index) => index > titled && titled >= 0 && isNumber(cell))
  const own = line.slice(at, next < 0 ? undefined : next)
  const before = line[at - 1]
  const isMarked = before !== undefined && isMark(before) && form.left - before.right < MARK_GAP * form.size
  return isMarked || own.some((cell, index) => saysTakenOut(cell.text) || isNotAttached(own, index))
}

/** In font sizes: what stands further off is said in a column of its own, as 'Deleted' over a lender. */
const MARK_GAP = 14

/** 'LO-170   Water backup   Home systems   Not purchased' denies what stands right before it. */
const isNotAttached = (own: Cell[], index: number): boolean => {
  const [title, between] = [own[1], own[index - 1]]
  const isOfOther = index === own.length - 1 && index === 3 && title && between && [title, between].every(isName)
  return NOT_ATTACHED.test(own[index]?.text ?? '') && !isOfOther
}

const isName = ({ text }: Cell): boolean => /^[A-Z][a-z]+\s[A-Za-z ,()-]{4,}$/.test(text)

/** What 'No' or 'None' beside a form is said of, be it a limit, stays open. */
const NOT_ATTACHED =
  /^not (?:included|attached|selected|purchased|chosen|taken|elected|on (?:this|your) policy)$|^declined$/i

/** Beside editions of figures alone. */
const isNumber = ({ text }: Cell): boolean => /^[A-Z]/.test(text) && codeAtStart(text) !== null

/** 'LO-170   LO-169   Water backup   Deleted': the number of the form that it replaces begins no form of its own. */
const isTitled = ({ text }: Cell): boolean => /[A-Za-z][a-z]{2}/.test(text.replace(codeAtStart(text) ?? '', ''))

/** 'D   HO-170   Water backup' */
const isMark = ({ text }: Cell): boolean => text.length < 12 && saysTakenOut(text)
