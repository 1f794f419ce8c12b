import { useEffect } from 'react'
import { Toaster as Sonner, toast as show } from 'sonner'
import { onToast, takeToasts } from './toast.ts'

// A page that stands in a frame of another one of ours: two places of one name could not be told apart.
const name = globalThis.self === globalThis.top ? 'Notifications' : 'Notifications of the framed page'

const belowHeader = { top: '5rem' }

const showAsked = () => {
  for (const { tone, title, options } of takeToasts()) show[tone](title, options)
}

/** One toast at a time, for five seconds. */
export function SonnerToaster() {
  useEffect(() => onToast(showAsked), [])
  return (
    <Sonner
      containerAriaLabel={name}
      visibleToasts={1}
      duration={5000}
      position="top-right"
      closeButton
      offset={belowHeader}
      mobileOffset={belowHeader}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-sheet border border-line bg-sheet p-4 pr-7 font-sans text-body text-ink shadow-sheet',
          title: 'font-semibold',
          description: 'text-ink-soft',
          actionButton:
            'ml-auto shrink-0 rounded-soft px-2 font-semibold text-accent hover:bg-accent-soft hover:underline',
          icon: 'mt-1 [[data-type=error]_&]:text-gap [[data-type=success]_&]:text-good',
          closeButton:
            'absolute top-2 right-2 grid size-5 place-items-center rounded-soft text-ink-soft hover:bg-sunken [&_svg]:size-4',
        },
      }}
    />
  )
}
