import type { Page } from '../../geometry/layout.ts'

/** Headings that only the policy's own text has: what it covers, leaves out and asks for. */
const HEADING =
  /^(?:(?:insuring )?agreements?|definitions?|(?:(?:section (?:i{1,2}|1|2)|property|liability|general|policy|our)\W+)*(?:exclusions|conditions)|(?:perils|property losses|losses) (?:we )?(?:insured?|cover(?:ed)?)(?: against)?|additional (?:property |liability )?coverages|special limits(?: of liability)?)\W*$/i

/** How such a text speaks: it says what its words mean, and what is not insured. */
const SPEAKS =
  /["“](?:you|we|us|occurrence|actual cash value|residence premises|insured location|bodily injury|roof surfacing)["”].{0,40}\bmeans?\b|^we (?:do not|don['’]t) (?:insure|cover) (?:for )?(?:loss|any loss|damage)|^we insure against (?:risk|direct|sudden)|^special limits\b.{0,60}(?:not increase|not raise|each loss)|^["“](?:you|we)["”](?:,| and )/i

/** A heading may stand alone in a table, too; the declarations have no three of these. */
const ENOUGH = 3

/** The booklet that is numbered on from the declarations: what it limits ('$1,000 away from home') is no limit of theirs. */
export const isPolicyWording = (page: Page): boolean =>
  new Set(page.cells.flatMap(({ text, key }) => (HEADING.test(text) || SPEAKS.test(text) ? [key] : []))).size >= ENOUGH
