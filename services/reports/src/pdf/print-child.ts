import { openTypesetter, type PaperJob, setPaper } from './set-paper.ts'

/** A process of its own: setting type would stop the service's other answers for half a second. */
export type PrintReply = { ok: true; pdf: Uint8Array } | { ok: false; reason: string }

const opening = openTypesetter()

process.on('message', async (job: PaperJob) => {
  process.send?.(await print(job))
})
// The service is gone.
process.on('disconnect', () => process.exit(0))

async function print(job: PaperJob): Promise<PrintReply> {
  try {
    return { ok: true, pdf: await setPaper(await opening, job) }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}
