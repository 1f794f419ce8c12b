import type { Ledger } from './ledger.ts'
import { newId } from './new-id.ts'
import type { ChargeBody, DisputeBody, IntentBody } from './shapes.ts'
import { badRequest } from './stripe-fault.ts'

/** The buyer's bank takes the money back for now. */
export function openDispute(ledger: Ledger, intentId: string, reason: string): DisputeBody {
  const intent = ledger.records.get<IntentBody>('payment_intent', intentId)
  const charge = ledger.records.find<ChargeBody>(intent.latest_charge ?? '')
  if (charge?.status !== 'succeeded') throw badRequest('Only a payment can be disputed.')
  if (charge.disputed) throw badRequest('This payment is disputed already.')
  const dispute: DisputeBody = {
    id: newId('du'),
    object: 'dispute',
    created: ledger.now(),
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    currency: charge.currency,
    evidence: {},
    evidence_details: { due_by: ledger.now() + 7 * 24 * 3600, has_evidence: false, past_due: false },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason,
    status: 'needs_response',
  }
  ledger.records.insert(dispute)
  ledger.records.update({ ...charge, disputed: true } as ChargeBody)
  ledger.emit('charge.dispute.created', dispute)
  return dispute
}

/** The bank has decided: won, and the money is ours again; lost, and it stays with the buyer. */
export function closeDispute(ledger: Ledger, id: string, status: 'won' | 'lost'): DisputeBody {
  const dispute = ledger.records.get<DisputeBody>('dispute', id)
  if (dispute.status !== 'needs_response') throw badRequest('This dispute is closed already.')
  const closed: DisputeBody = { ...dispute, status }
  ledger.records.update(closed)
  ledger.emit('charge.dispute.closed', closed)
  return closed
}
