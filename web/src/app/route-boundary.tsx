import { Component, type ReactNode } from 'react'
import { RouteFailed } from './route-states.tsx'

/** A page that breaks says so in its place. The next page is shown again. */
export class RouteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <RouteFailed /> : this.props.children
  }
}
