/** Reading column; from lg on an index on its left, from xl on a margin on its right, in which evidence opens. */
export const reportGrid =
  'mx-auto grid w-full max-w-page gap-x-6 px-4 py-6 lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)_16rem] print:block print:max-w-none print:p-0'
