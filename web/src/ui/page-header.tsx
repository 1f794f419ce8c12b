import type { ReactNode } from 'react'

interface PageHeaderProps {
  title: string
  children?: ReactNode
}

/** The one question that a page answers, in large calm type. */
export function PageHeader({ title, children }: PageHeaderProps) {
  return (
    <header className="grid gap-2">
      <h1 className="text-heading">{title}</h1>
      {children && <p className="max-w-reading text-lead text-ink-soft">{children}</p>}
    </header>
  )
}
