import { useEffect, useRef, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import type { CardFormProps, CardResult } from './card-form.ts'
import { type FormMessage, formMessageOf } from './form-message.ts'
import { useFrameHeight } from './use-frame-height.ts'

interface EmbeddedCardFormProps extends CardFormProps {
  url: string
  /** Nobody pressed the button: the payment was made before the form opened, in another tab or by another device. */
  onPaid: () => void
}

/** The card form of the payment server on this machine, in a frame of its own origin: this page never sees a number. */
export function EmbeddedCardForm({ url, clientSecret, onHandle, onSubmit, onPaid }: EmbeddedCardFormProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const settle = useRef<((result: CardResult) => void) | null>(null)
  const listeners = useRef({ onSubmit, onPaid })
  const [height, askForHeight] = useFrameHeight(320)
  const [isReady, setReady] = useState(false)
  const address = new URL(url)
  address.searchParams.set('client_secret', clientSecret)
  const { origin } = address

  useEffect(() => {
    listeners.current = { onSubmit, onPaid }
  })
  useEffect(() => {
    const pay = () =>
      new Promise<CardResult>((resolve) => {
        settle.current = resolve
        frame.current?.contentWindow?.postMessage({ type: 'pay' }, origin)
      })
    const hearResult = (result: CardResult) => {
      if (settle.current) return settle.current(result)
      // The form itself says why it can take no payment.
      if (result.status !== 'failed') listeners.current.onPaid()
    }
    const take = (message: FormMessage) => {
      if (message.type === 'height') return askForHeight(message.px)
      if (message.type === 'result') return hearResult(message.result)
      if (message.type === 'submit') return listeners.current.onSubmit()
      setReady(true)
      onHandle({ pay })
    }
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      const isOurs = from === origin && source === frame.current?.contentWindow
      const message = isOurs ? formMessageOf(data) : null
      if (message) take(message)
    }
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      onHandle(null)
    }
  }, [origin, onHandle, askForHeight])

  return (
    <div className="grid">
      {!isReady && <Spinner label="Loading the card form" />}
      <iframe
        ref={frame}
        title="Card details"
        src={address.href}
        referrerPolicy="origin"
        className="w-full border-0"
        style={{ height }}
      />
    </div>
  )
}
