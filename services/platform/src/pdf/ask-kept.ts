import type { KeptChild, KeptChildren } from './kept-children.ts'
import type { AskTime, ChildReply } from './pdf-child.ts'

interface Request {
  command: string
  bytes: Uint8Array
}

/**
 * One document's answer from a child that others may have filled: what they left behind is not counted against it. Where it
 * becomes too big, it has what is left of its time in a child of its own.
 */
export const askKept = async (
  children: KeptChildren,
  request: Request,
  time: Required<AskTime>,
): Promise<ChildReply> => {
  const began = performance.now()
  let waited = 0
  const onWaited = (ms: number): void => {
    waited += ms
    time.onWaited(ms)
  }
  const ask = async (kept: KeptChild, workMs: number): Promise<ChildReply> => {
    const wallMs = (time.wallMs / time.workMs) * workMs
    const answer = await kept.child.ask(request, { workMs, wallMs, endsAt: time.endsAt, onWaited })
    children.giveBack(kept)
    return answer
  }
  const first = children.take()
  const isFull = first.served > 0
  const answer = await ask(first, time.workMs)
  const restMs = time.workMs - (performance.now() - began - waited)
  return answer.kind === 'too-big' && isFull && restMs > 0 ? ask(children.takeNew(), restMs) : answer
}
