/** Where the card form comes from: Stripe, or the origin of an embedded payment server. */
export type CardFormOrigin = 'stripe' | (string & {})

interface OtherOrigins {
  publicOrigin: string
  /** Says who people are; a page of ours speaks to it where a sign-in leads there. */
  issuer: string
  /** Takes uploads beside us. */
  uploadOrigin?: string | undefined
  cardForm?: CardFormOrigin | undefined
}

// As Stripe documents it for Stripe.js and its Payment Element: https://docs.stripe.com/security/guide
const stripe = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  image: ['https://*.stripe.com'],
}

const cardFormSources = (origin: CardFormOrigin | undefined): typeof stripe =>
  origin === 'stripe' ? stripe : { script: [], frame: origin ? [origin] : [], connect: [], image: [] }

/**
 * No script but our own files. Styles may stand in attributes, because the dialog and toast libraries set some. Pages
 * speak to us alone, to the origins that take their uploads and sign them in, if those are others, and to the card form's.
 */
export function contentSecurityPolicy({ publicOrigin, issuer, uploadOrigin, cardForm }: OtherOrigins) {
  const card = cardFormSources(cardForm)
  const own = new URL(publicOrigin).origin
  const others = [uploadOrigin ?? own, new URL(issuer).origin].filter((origin) => origin !== own)
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...card.script],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', ...card.image],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...others, ...card.connect],
    frameSrc: ["'self'", ...card.frame],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  }
}
