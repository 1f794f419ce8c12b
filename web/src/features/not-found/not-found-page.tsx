import { paths } from '../../app/paths.ts'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

export function NotFoundPage() {
  return (
    <div className="flex min-h-svh flex-col">
      <title>404 Page Not Found · Plainpolicy</title>
      <SiteHeader />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-reading grow content-center justify-items-start gap-5 px-4 py-8"
      >
        <PageHeader title="404 Page Not Found">Did you forget to add the page to the router?</PageHeader>
        <ButtonLink to={paths.home} variant="secondary">
          Back to Home
        </ButtonLink>
      </main>
      <SiteFooter />
    </div>
  )
}
