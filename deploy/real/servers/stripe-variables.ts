/** How the payments service reaches a stand-in for Stripe. They take any test key of letters and figures. */
export const stripeVariables = (address: string) => ({
  CARD_PAYMENTS: 'stripe',
  STRIPE_API_URL: address,
  STRIPE_SECRET_KEY: 'sk_test_onThisMachine',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_onThisMachine',
  STRIPE_WEBHOOK_SECRET: 'whsec_onThisMachine',
})
