/** A page that was loaded anew has the newest code: another time would not help. */
const isNew = (): boolean =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type === 'reload'

/**
 * Loads the page again, once, for code that does not come: after a release its files have other names. In the Enhanced
 * version, which is the one with such code, and only where the page is to be had: what is read here is more than an error.
 */
export async function loadAnew(): Promise<void> {
  if (isNew()) return
  const address = new URL(window.location.href)
  address.searchParams.set('version', 'enhanced')
  const page = await fetch(address, { method: 'HEAD', headers: { accept: 'text/html' } }).catch(() => null)
  if (!page?.ok) return
  window.history.replaceState(window.history.state, '', address)
  window.location.reload()
}
