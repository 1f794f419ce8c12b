import { Component, type ReactNode, Suspense } from 'react'
import { AttemptContext } from '../navigation/lazy-part.tsx'

interface OnDemandProps {
  /** In place of a part whose code could not be fetched. The page around it stays; `again` asks once more. */
  failed: ReactNode | ((again: () => void) => ReactNode)
  /** Called when `again` was of no use, either. */
  onFailedAgain?: () => void
  /** In its place while the code comes. */
  waiting?: ReactNode
  children: ReactNode
}

interface Attempts {
  hasFailed: boolean
  isAskedAgain?: true
}

let attempts = 0
const newAttempt = () => `attempt ${++attempts}`

/** A part of a page whose code comes when it is asked for or near the screen. Opened anew, it is asked for anew. */
export class OnDemand extends Component<OnDemandProps, Attempts> {
  override state: Attempts = { hasFailed: false }
  #attempt = newAttempt()

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    if (this.state.isAskedAgain) this.props.onFailedAgain?.()
  }

  readonly #again = () => {
    this.#attempt = newAttempt()
    this.setState({ hasFailed: false, isAskedAgain: true })
  }

  override render() {
    const { failed, waiting, children } = this.props
    if (this.state.hasFailed) return typeof failed === 'function' ? failed(this.#again) : failed
    return (
      <AttemptContext value={this.#attempt}>
        <Suspense fallback={waiting}>{children}</Suspense>
      </AttemptContext>
    )
  }
}
