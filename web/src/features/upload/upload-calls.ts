import { isApiProblem, isPassing } from '../../api/api-problem.ts'
import { api } from '../../api/endpoints.ts'
import type { AppDispatch } from '../../app/store.ts'
import { putFile } from './put-file.ts'

/** Something went wrong before the analysis began; `message` is for people. */
export class UploadFault extends Error {
  /** The same may do well in a moment. */
  readonly isPassing: boolean
  constructor(message: string, { isPassing = false } = {}) {
    super(message)
    this.isPassing = isPassing
  }
}

const uploadFallback = 'There was an error uploading your policy. Please try again.'
const submitFallback = 'There was an error submitting your policy. Please try again.'

interface StoreFile {
  dispatch: AppDispatch
  file: File
  email: string
  onProgress: (percent: number) => void
  signal: AbortSignal
  traceparent: string
}

const faultOfAddress = (error: unknown): UploadFault => {
  if (!isApiProblem(error) || error.status === null) return new UploadFault(uploadFallback)
  return new UploadFault(error.serverMessage ?? `Failed to get presigned URL: ${error.status}`)
}

/** Asks for an address and puts the file there. Answers the ids of what was made. */
export async function storeFile({ dispatch, file, email, onProgress, signal, traceparent }: StoreFile) {
  const asked = { filename: file.name, userId: email, size: file.size }
  const { data: address, error } = await dispatch(api.endpoints.requestUpload.initiate(asked))
  if (!address) throw faultOfAddress(error)
  const { uploadUrl: url, contentType, reportId, documentId } = address
  const status = await putFile({ url, contentType, file, onProgress, signal, traceparent }).catch(() => null)
  if (status === null) throw new UploadFault(uploadFallback)
  if (status < 200 || status > 299) throw new UploadFault(`Upload to S3 failed: ${status}`)
  return { reportId, documentId }
}

/** Starts the analysis of a stored file; the server looks at the file and may refuse it, in its words. */
export async function submitFile(dispatch: AppDispatch, reportId: string): Promise<void> {
  const { error } = await dispatch(api.endpoints.submitPolicyS3.initiate({ body: { reportId } }))
  if (!error) return
  if (!isApiProblem(error)) throw new UploadFault(submitFallback)
  throw new UploadFault(error.serverMessage ?? submitFallback, { isPassing: isPassing(error) })
}
