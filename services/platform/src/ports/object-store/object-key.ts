// A part begins with a letter or digit, so '.', '..', hidden files and empty parts cannot occur.
// Example: uploads/1f0c4c1e-7a52-4d5c-9a3f-3b7a6a3c1d55.pdf
const part = '[A-Za-z0-9][A-Za-z0-9._-]{0,127}'
const keyShape = new RegExp(`^${part}(/${part}){1,7}$`)
const maxLength = 400

export const isObjectKey = (key: string): boolean => key.length <= maxLength && keyShape.test(key)

/** Throws for a key that is not `<prefix>/<name>` or lies under none of the prefixes. */
export function requireKey(key: string, prefixes: string[], act: 'read' | 'write'): void {
  if (!isObjectKey(key)) throw new Error(`Not an object key: ${JSON.stringify(key.slice(0, maxLength))}`)
  requirePrefix(key, prefixes, act)
}

export function requirePrefix(key: string, prefixes: string[], act: 'read' | 'write'): void {
  const isAllowed = prefixes.some((prefix) => key.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`))
  if (!isAllowed) throw new Error(`This service may not ${act} the object ${key}`)
}
