export interface Behaviour {
  /** Whether the bank wants its customer to confirm first. */
  asks: boolean
  outcome: 'success' | Decline
}

export interface Decline {
  code: string
  declineCode: string
}

const declined = (declineCode: string): Decline => ({ code: 'card_declined', declineCode })
const success: Behaviour = { asks: false, outcome: 'success' }
const fails = (outcome: Decline): Behaviour => ({ asks: false, outcome })

// https://docs.stripe.com/testing
const behaviours: Record<string, Behaviour> = {
  '4242424242424242': success,
  '4000056655665556': success,
  '5555555555554444': success,
  '2223003122003222': success,
  '378282246310005': success,
  '6011111111111117': success,
  '4000000000000002': fails(declined('generic_decline')),
  '4000000000009995': fails(declined('insufficient_funds')),
  '4000000000009987': fails(declined('lost_card')),
  '4000000000009979': fails(declined('stolen_card')),
  '4000000000000069': fails({ code: 'expired_card', declineCode: 'expired_card' }),
  '4000000000000127': fails({ code: 'incorrect_cvc', declineCode: 'incorrect_cvc' }),
  '4000000000000119': fails({ code: 'processing_error', declineCode: 'processing_error' }),
  '4000002500003155': { asks: true, outcome: 'success' },
  '4000002760003184': { asks: true, outcome: 'success' },
  '4000000000003220': { asks: true, outcome: 'success' },
  '4000008400001629': { asks: true, outcome: declined('generic_decline') },
}

/** Stripe declines a real card in test mode. */
export const behaviourOf = (number: string): Behaviour => behaviours[number] ?? fails(declined('test_mode_live_card'))

const tokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_visa_chargeDeclinedProcessingError: '4000000000000119',
  pm_card_authenticationRequired: '4000002760003184',
  pm_card_threeDSecure2Required: '4000000000003220',
}

/** The number behind one of Stripe's ready-made test payment methods. */
export const numberOfToken = (token: string): string | null => tokens[token] ?? null

const words: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  processing_error: 'An error occurred while processing your card. Try again in a little bit.',
  test_mode_live_card:
    'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
}

export const wordsFor = ({ declineCode }: Decline): string => words[declineCode] ?? 'Your card was declined.'

/** "visa" from the first digits; what is not one of the large networks is unknown. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'amex'
  if (/^6(011|4[4-9]|5)/.test(number)) return 'discover'
  return 'unknown'
}
