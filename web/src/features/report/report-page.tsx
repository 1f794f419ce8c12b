/** Its place; the page itself is being written. */
export function ReportPage() {
  return <main id="content" tabIndex={-1} />
}
