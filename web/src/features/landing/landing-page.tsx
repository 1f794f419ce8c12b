export function LandingPage() {
  return <main id="content" />
}
