import { Component, type ReactNode } from 'react'
import { RouteFailed } from './route-states.tsx'

interface RouteBoundaryProps {
  /** The key of the address whose page is shown. */
  at: string
  children: ReactNode
}

interface Failure {
  hasFailed: boolean
}

/** A page that breaks says so in its place. The page of the next address is tried again. */
export class RouteBoundary extends Component<RouteBoundaryProps, Failure> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(before: RouteBoundaryProps, { hasFailed }: Failure) {
    // Not where the new address is what failed.
    if (hasFailed && before.at !== this.props.at) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? <RouteFailed /> : this.props.children
  }
}
