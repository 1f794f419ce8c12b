import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

interface DialogProps {
  title: string
  trigger: ReactNode
  children: ReactNode
}

/** `trigger` is one button. Escape, the cross and a click beside it close the dialog; the focus returns. */
export function Dialog({ title, trigger, children }: DialogProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 bg-[#1009]" />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-1/2 mx-auto grid max-h-[90svh] max-w-reading -translate-y-1/2 gap-4 overflow-y-auto rounded-sheet border border-line bg-sheet p-5 shadow-sheet data-[state=open]:animate-open"
        >
          <Radix.Title className="pr-6 text-title">{title}</Radix.Title>
          {children}
          <Radix.Close className="absolute top-4 right-4 rounded-soft p-1 text-ink-soft hover:bg-sunken">
            <X aria-hidden className="size-5" />
            <span className="sr-only">Close</span>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
