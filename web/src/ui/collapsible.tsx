import { ChevronDown } from 'lucide-react'
import { Collapsible as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface CollapsibleProps {
  title: ReactNode
  defaultOpen?: boolean
  children: ReactNode
}

/** A heading that opens and closes what belongs to it. */
export function Collapsible({ title, defaultOpen = false, children }: CollapsibleProps) {
  return (
    <Radix.Root defaultOpen={defaultOpen}>
      <Radix.Trigger className="group flex w-full items-center justify-between gap-3 rounded-soft py-2 text-left font-semibold hover:text-accent">
        {title}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-data-[state=open]:rotate-180 print:hidden"
        />
      </Radix.Trigger>
      <Radix.Content className="data-[state=open]:animate-open">{children}</Radix.Content>
    </Radix.Root>
  )
}
