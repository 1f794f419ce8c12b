import { Component, type ReactNode, Suspense } from 'react'
import { AttemptContext } from '../navigation/lazy-part.tsx'

interface OnDemandProps {
  /** In place of a part whose code could not be fetched. The page around it stays. */
  failed: ReactNode
  /** In its place while the code comes. */
  waiting?: ReactNode
  children: ReactNode
}

let attempts = 0

/** A part of a page whose code comes when it is asked for or near the screen. Opened anew, it is asked for anew. */
export class OnDemand extends Component<OnDemandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  readonly #attempt = `attempt ${++attempts}`

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { failed, waiting, children } = this.props
    if (this.state.hasFailed) return failed
    return (
      <AttemptContext value={this.#attempt}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </AttemptContext>
    )
  }
}
