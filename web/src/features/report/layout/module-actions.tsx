import type { ReactNode } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'

interface ModuleActionsProps {
  to: string
  /** The first one is the main one. */
  labels: readonly string[]
  /** What leads elsewhere. */
  children?: ReactNode
}

/** The specified buttons at the end of a module; the labels lead to the contact page. */
export function ModuleActions({ to, labels, children }: ModuleActionsProps) {
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5 print:hidden">
      {labels.map((label, index) => (
        <ButtonLink key={label} to={to} variant={index === 0 ? 'primary' : 'secondary'} className="w-full sm:w-auto">
          {label}
        </ButtonLink>
      ))}
      {children}
    </div>
  )
}
