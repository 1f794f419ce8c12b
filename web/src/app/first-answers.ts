/**
 * The first calls of the report's page, to the letter, by their address: `fetchAsked` hands their answers over. It
 * imports nothing, or it would come with all that the other scripts share.
 */
export function firstAnswers({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const asked = new URLSearchParams(search)
  const version = asked.get('version') === 'enhanced' ? 'enhanced' : 'free'
  const language = asked.get('lang') === 'es' ? 'es' : 'en'
  const reportId = pathname.split('/')[2]
  const calls = ['/api/auth/me', `/api/reports/${reportId}/status?language=${language}&version=${version}`]
  return Object.fromEntries(calls.map((call) => [call, fetch(call, { credentials: 'include' })]))
}
