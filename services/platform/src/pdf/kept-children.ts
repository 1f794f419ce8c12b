import { type PdfChild, type PdfChildOptions, startPdfChild } from './pdf-child.ts'

export interface KeptChildrenOptions extends PdfChildOptions {
  /** A child is replaced after this many documents, so that nothing of one can pile up for another. */
  recycleAfter: number
}

export interface KeptChild {
  child: PdfChild
  served: number
}

/**
 * Share of its memory above which a child is replaced. A warm child of the reader rests at three quarters, and reads twice as
 * fast as a new one. What an ordinary document takes still has room; for a larger one there is a new child (`askKept`).
 */
const FULL = 0.88

export type KeptChildren = ReturnType<typeof keepChildren>

/** The children of a pool between two documents, warm where they can be. */
export const keepChildren = (options: KeptChildrenOptions) => {
  const idle: KeptChild[] = []
  let isClosed = false

  const start = (): KeptChild => ({ child: startPdfChild(options), served: 0 })
  /** So that the next document need not wait; where it fails, that document tells. */
  const warmUp = () => {
    try {
      idle.push(start())
    } catch {
      // Tried again when a document comes.
    }
  }
  const isSpent = ({ child, served }: KeptChild): boolean =>
    isClosed ||
    child.isDead ||
    child.residentMegabytes > FULL * options.residentMegabytes ||
    served >= options.recycleAfter

  return {
    /** Throws where the system has no room for one more process. */
    take: (): KeptChild => takeLiving(idle) ?? start(),
    /** One that has served nobody. */
    takeNew: (): KeptChild => takeLiving(idle, ({ served }) => served === 0) ?? start(),
    giveBack: (kept: KeptChild): void => {
      kept.served += 1
      if (!isSpent(kept)) idle.push(kept)
      else {
        kept.child.kill()
        if (!isClosed) warmUp()
      }
    },
    close: (): void => {
      isClosed = true
      for (const { child } of idle.splice(0)) child.kill()
    },
  }
}

const takeLiving = (idle: KeptChild[], isWanted: (kept: KeptChild) => boolean = () => true): KeptChild | undefined => {
  for (const kept of idle.filter(({ child }) => child.isDead)) idle.splice(idle.indexOf(kept), 1)
  const at = idle.findLastIndex(isWanted)
  return at < 0 ? undefined : idle.splice(at, 1)[0]
}
