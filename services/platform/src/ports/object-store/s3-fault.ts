import { DependencyAway } from '../../errors/dependency-away.ts'

interface FromS3 {
  name?: string
  code?: string
  /** Without a status no answer came. */
  $metadata?: { httpStatusCode?: number }
}

/** Not 501: what a server does not know it will not know tomorrow. */
const notNow = [429, 500, 502, 503, 504]
const brokenLine = /^(E[A-Z_]+|UND_ERR_\w+)$/

/** Throws what the S3 client threw; as DependencyAway when the server did not answer, or answered that it cannot now. */
export function s3Fault(error: unknown): never {
  const { name = '', code = '', $metadata = {} } = error as FromS3
  const { httpStatusCode: status = 0 } = $metadata
  const isAway = notNow.includes(status) || name === 'TimeoutError' || (status < 300 && brokenLine.test(code))
  throw isAway ? new DependencyAway(error) : error
}
