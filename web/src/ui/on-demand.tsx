import { Component, type ReactNode, Suspense } from 'react'

interface OnDemandProps {
  /** In place of a part whose code could not be fetched. The page around it stays. */
  failed: ReactNode
  children: ReactNode
}

/** A part of a page that is asked for by a press, and whose code comes then. */
export class OnDemand extends Component<OnDemandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : <Suspense>{this.props.children}</Suspense>
  }
}
