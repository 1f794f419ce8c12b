import { Check } from 'lucide-react'
import { Sheet } from '../../ui/sheet.tsx'
import type { Purchase } from './purchase.ts'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
export const dollarsOf = (cents: number): string => dollars.format(cents / 100)

const received = [
  'Professional analysis report: 10-15 pages, shorter where your policy says less',
  'Hurricane, hail and storm risk in dollars',
  'Coverage gaps, mold and water damage included',
  'Cost-saving opportunities and immediate priorities',
  'Every figure with the place in your policy it came from',
  '30-day email support, Monday-Friday 8 AM-6 PM CST',
]

export function OrderSummary({ purchase, taxCents, totalCents }: OrderSummaryProps) {
  return (
    <Sheet aria-label="Order Summary" className="grid content-start gap-4 p-5">
      <h2 className="text-title">Order Summary</h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        <Line name="Service" value="Professional Policy Analysis" />
        <Line name="Property" value={purchase.address || 'Not given'} />
        <Line name="Carrier" value={purchase.carrier || 'Not given'} />
        {taxCents > 0 && <Line name="Tax" value={dollarsOf(taxCents)} />}
      </dl>
      <p className="figures flex items-baseline justify-between border-t border-line pt-3 text-lead font-semibold">
        <span>Total</span>
        <span className="font-serif text-title">{dollarsOf(totalCents)}</span>
      </p>
    </Sheet>
  )
}

interface OrderSummaryProps {
  purchase: Purchase
  taxCents: number
  /** Tax included. */
  totalCents: number
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 text-right">{value}</dd>
  </>
)

export function WhatYouReceive() {
  return (
    <section aria-labelledby="you-receive" className="grid gap-3">
      <h2 id="you-receive" className="text-title">
        What you receive
      </h2>
      <ul className="grid gap-2">
        {received.map((part) => (
          <li key={part} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
            {part}
          </li>
        ))}
        <li className="flex gap-3">
          <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
          Your report is usually ready within a minute.
        </li>
      </ul>
    </section>
  )
}
