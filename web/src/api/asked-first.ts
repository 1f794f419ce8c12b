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
  const answers = answersSoFar()
  const asked = request.method === 'GET' ? answers[address] : undefined
  if (!asked) return fetch(request)
  delete answers[address]
  return asked
}

/** From the first call on the client asks by itself: a first script that comes after it finds this, and asks for nothing. */
function answersSoFar(): Record<string, Promise<Response>> {
  if (!globalThis.window) return {}
  window.askedFirst ??= {}
  return window.askedFirst
}
