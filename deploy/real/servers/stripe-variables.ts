/** How the payments service reaches a stand-in for Stripe. The stand-ins take any test key. */
export const stripeVariables = (address: string) => ({
  CARD_PAYMENTS: 'stripe',
  STRIPE_API_URL: address,
  STRIPE_SECRET_KEY: 'sk_test_on_this_machine',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_on_this_machine',
  STRIPE_WEBHOOK_SECRET: 'whsec_on_this_machine',
})
