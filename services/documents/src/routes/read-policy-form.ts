import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { FileMissing, FileRejected, IntakeTooLarge } from '../domain/errors.ts'
import { intakeFields } from '../domain/intake.ts'
import { maxIntakeBytes, maxPolicyBytes } from '../domain/limits.ts'

export const multipartLimits = {
  fileSize: maxPolicyBytes,
  files: 1,
  // sessionId and the like may come along.
  fields: intakeFields.length + 5,
  fieldNameSize: 100,
  fieldSize: maxIntakeBytes,
  headerPairs: 50,
}

interface PolicyForm {
  policyFile: { filename: string; bytes: Uint8Array }
  fields: Record<string, unknown>
}

/** Reads the whole form within its limits. Throws FileMissing, FileRejected, IntakeTooLarge. */
export async function readPolicyForm(request: FastifyRequest): Promise<PolicyForm> {
  const fields: Record<string, unknown> = {}
  let policyFile: PolicyForm['policyFile'] | undefined
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = textOf(part)
    else policyFile = { filename: part.filename ?? '', bytes: await bytesOf(part) }
  }
  if (!policyFile) throw new FileMissing()
  return { policyFile, fields }
}

function textOf({ value, valueTruncated }: Extract<Multipart, { type: 'field' }>): unknown {
  if (valueTruncated) throw new IntakeTooLarge()
  return value
}

async function bytesOf(part: Extract<Multipart, { type: 'file' }>): Promise<Uint8Array> {
  try {
    return await part.toBuffer()
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
    throw isTooLarge ? new FileRejected('file-too-large') : error
  }
}
