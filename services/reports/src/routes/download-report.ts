import { callerOf } from '@plainpolicy/platform/http/access'
import type { App } from '@plainpolicy/platform/http/app'
import { problemSchema } from '@plainpolicy/platform/http/problem'
import { attachmentHeader } from '@plainpolicy/platform/ports/object-store/attachment-header'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { shownReportId } from '../document/build-document.ts'
import { reportMissing } from '../domain/errors.ts'
import { printerBusy } from '../domain/pdf-errors.ts'
import { PrinterBusy } from '../pdf/printer.ts'
import { type ReportPdfs, reportPdf } from '../pdf/report-pdf.ts'
import { findOwnReport } from '../store/reports.ts'
import { languageQuery, reportIdParams } from './report-answer.ts'

/** The report on paper, for its owner alone. Its file name says nothing about the person. */
export function downloadReport(app: App, pdfs: ReportPdfs): void {
  app.get(
    '/api/reports/:reportId/pdf',
    {
      schema: {
        operationId: 'downloadReport',
        description: 'PDF',
        params: reportIdParams,
        querystring: languageQuery.extend({ version: z.enum(['free', 'enhanced']).default('free') }),
        response: { 403: problemSchema, 404: problemSchema, 409: problemSchema, 503: problemSchema },
      },
    },
    async (request, reply) => {
      const report = await findOwnReport(pdfs.prisma, request.params.reportId, callerOf(request).userId)
      if (!report) throw reportMissing()
      const pdf = await reportPdf(pdfs, report, request.query).catch((error) => {
        throw error instanceof PrinterBusy ? printerBusy() : error
      })
      const name = `plainpolicy-${shownReportId(report.reportId)}-${request.query.version}-${request.query.language}.pdf`
      return sendPdf(reply, pdf, name)
    },
  )
}

/** Saved, never shown inside our own pages; nobody on the way keeps it. */
const sendPdf = (reply: FastifyReply, pdf: Uint8Array, name: string): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': attachmentHeader(name),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
