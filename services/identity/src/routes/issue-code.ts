import { randomUUID } from 'node:crypto'
import { addToOutbox } from '@plainpolicy/platform/events/outbox'
import { type CodePurpose, codeLastsMs, hashCode, makeCode } from '../domain/verification-code.ts'
import { verificationCodeIssued } from '../events/verification-code-issued.ts'
import type { Account } from '../ports/identity-provider/identity-provider.ts'
import { inTransaction, type Tx } from '../store/identity-database.ts'
import { rebindCode, replaceCode } from '../store/verification-codes.ts'
import type { IdentityDeps } from './identity-deps.ts'
import { mayHaveCode } from './limit-attempts.ts'
import type { RequestOrigin } from './request-origin.ts'

interface NewCode {
  email: string
  purpose: CodePurpose
  /** Null when nobody is to get it: then it is stored and never sent, and trying codes is answered as for everybody. */
  account: Account | null
  visitorHash: string | null
}

/** Replaces the address's code and has the new one mailed once the transaction commits. Answers its id. */
export async function issueCode(deps: IdentityDeps, tx: Tx, wanted: NewCode): Promise<string> {
  const { email, purpose, account, visitorHash } = wanted
  const codeId = randomUUID()
  const code = makeCode()
  const codeHash = hashCode(deps.keys.codes, codeId, code)
  const expiresAt = new Date(deps.clock.now().getTime() + codeLastsMs)
  await replaceCode(tx, { codeId, email, purpose, userId: account?.userId ?? null, visitorHash, codeHash, expiresAt })
  if (account) await addToOutbox(tx, verificationCodeIssued({ ...account, codeId, purpose, code }))
  return codeId
}

interface NextCode {
  purpose: CodePurpose
  account: Account
  origin: RequestOrigin
}

/** After the right password: the code that still works now counts in this browser too; else a new one is mailed, within the limits. */
export async function ensureCode(deps: IdentityDeps, { purpose, account, origin }: NextCode): Promise<void> {
  const { email, userId } = account
  const { visitorHash } = origin
  const now = deps.clock.now()
  if (await rebindCode(deps.database.prisma, { email, purpose, userId, visitorHash, now })) return
  if (!(await mayHaveCode(deps, email, origin))) return
  await inTransaction(deps.database, (tx) => issueCode(deps, tx, { email, purpose, account, visitorHash }))
}
