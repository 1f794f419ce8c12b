import { languageSchema, reportDataSchema } from '@plainpolicy/platform/report/report-data'
import { z } from 'zod'
import { shownDocument } from '../acts/shown-document.ts'
import { pagesOf } from '../domain/report-progress.ts'
import { statusMessage } from '../domain/status-messages.ts'
import type { PrismaClient, Report, Wanted } from '../store/reports.ts'

export const reportIdParams = z.object({ reportId: z.uuid() })
/** The language of the report and of the words about it. */
export const languageQuery = z.object({ language: languageSchema.default('en') })
export const statusSchema = z.enum(['pending', 'processing', 'completed', 'error'])

export const reportStatusSchema = z.object({
  reportId: z.uuid(),
  status: statusSchema,
  /** Words for the person; null when the report is there. */
  message: z.string().nullable(),
  /** The step of the analysis that has begun. */
  step: z.string().nullable(),
  /** Of the scanned pages, which take seconds to read; null where there are none or they are done. */
  pages: z.object({ read: z.int().min(0), of: z.int().min(1) }).nullable(),
  /** The end of the policy period, YYYY-MM-DD, for the days remaining. */
  policyDate: z.string().nullable(),
  unlocked: z.boolean(),
  originalFilename: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reportData: reportDataSchema.nullable(),
})

export type ReportStatusAnswer = z.infer<typeof reportStatusSchema>

/** The answer about a report, with the document that its owner may see when there is one. */
export async function reportAnswer(prisma: PrismaClient, report: Report, wanted: Wanted): Promise<ReportStatusAnswer> {
  const { reportId, status, failureCode, step, policyDate, unlockedAt, originalFilename, createdAt } = report
  return {
    reportId,
    status,
    message: statusMessage(status, failureCode, wanted.language),
    step,
    pages: pagesOf(report),
    policyDate,
    unlocked: unlockedAt !== null,
    originalFilename,
    createdAt: createdAt.toISOString(),
    reportData: status === 'completed' ? await shownDocument(prisma, report, wanted) : null,
  }
}
