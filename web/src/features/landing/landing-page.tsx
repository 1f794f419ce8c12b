import type { ReactNode } from 'react'
import { SiteFooter } from '../../layout/site-footer.tsx'
import { SiteHeader } from '../../layout/site-header.tsx'
import { Landing } from './landing.tsx'

export function LandingPage({ children }: { children: ReactNode }) {
  return (
    <>
      <title>Plainpolicy · Expert Insurance Policy Analysis for Texas Homeowners</title>
      <SiteHeader />
      <Landing>{children}</Landing>
      <SiteFooter />
    </>
  )
}
