declare global {
  interface Window {
    /** What `app/ask-first.ts` asked for before the client's code was there, by address. */
    askedFirst?: Record<string, Promise<Response>>
  }
}

/** Fetches, or hands over what was asked for already, once. */
export function fetchAsked(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const asked = request.method === 'GET' ? globalThis.window?.askedFirst?.[address] : undefined
  if (!asked) return fetch(request)
  delete window.askedFirst?.[address]
  return asked
}
