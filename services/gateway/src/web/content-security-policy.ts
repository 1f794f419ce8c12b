/**
 * No script but our own files. Styles may stand in attributes, because the dialog and toast libraries set some. Pages
 * speak to us alone, and to the origin that takes their uploads, if that is another.
 */
export const contentSecurityPolicy = (uploadOrigin: string | undefined) => ({
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'", ...(uploadOrigin ? [uploadOrigin] : [])],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
})
