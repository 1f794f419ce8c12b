/**
 * Reading column; from lg on an index on its left, from xl on a margin on its right, in which evidence opens.
 * As tall as the screen at least: while the report still comes, nothing below it jumps.
 */
export const reportGrid =
  'mx-auto grid min-h-svh w-full max-w-page content-start gap-x-6 px-4 py-6 lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_16rem] print:block print:min-h-0 print:max-w-none print:p-0'
