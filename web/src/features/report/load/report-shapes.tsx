import type { ComponentProps } from 'react'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { reportGrid } from '../layout/report-grid.ts'

/** The report without a word or a figure, below what is said about it. */
export function ReportShapes({ children, ...main }: Pick<ComponentProps<'main'>, 'lang' | 'children'>) {
  return (
    <main id="content" tabIndex={-1} className={reportGrid} aria-busy="true" {...main}>
      <div className="hidden content-start gap-3 lg:grid">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
          <Skeleton key={line} className="h-4" />
        ))}
      </div>
      <div className="grid gap-6">
        {children}
        <Skeleton className="h-8 w-2/3" />
        <Sheet className="grid gap-5 p-5 sm:grid-cols-2">
          {['a', 'b', 'c', 'd', 'e', 'f'].map((detail) => (
            <span key={detail} className="grid gap-2">
              <Skeleton className="h-3 w-1/3" />
              <Skeleton className="h-5 w-2/3" />
            </span>
          ))}
        </Sheet>
        <Sheet className="grid gap-4 p-5">
          <Skeleton className="h-7 w-1/4" />
          <Skeleton className="h-5" />
        </Sheet>
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-8" />
          <Skeleton className="h-8" />
        </div>
      </div>
    </main>
  )
}
