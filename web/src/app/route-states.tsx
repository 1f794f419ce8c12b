import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function PageLoading() {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-svh place-items-center">
      <Spinner label="Loading" large />
    </main>
  )
}

/** A page that broke, or whose code could not be fetched (a new release, a lost connection): loading again helps both. */
export function RouteFailed() {
  return (
    <main id="content" tabIndex={-1} className="mx-auto grid min-h-svh max-w-form content-center gap-5 px-4">
      <title>Something went wrong · Plainpolicy</title>
      <Alert tone="gap" title="This page could not be shown">
        Nothing of yours is lost. Load the page again, and if it happens twice, come back in a few minutes.
      </Alert>
      <Button onClick={() => window.location.reload()}>Load the page again</Button>
    </main>
  )
}
