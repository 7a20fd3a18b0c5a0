import { Component, type ReactNode } from 'react'

type Props = { onFailed: () => void; children: ReactNode }

/** What is loaded later and may not come. */
export class LazyLoadBoundary extends Component<Props, { isFailed: boolean }> {
  override state = { isFailed: false }
  static getDerivedStateFromError() {
    return { isFailed: true }
  }
  override componentDidCatch() {
    this.props.onFailed()
  }
  override render() {
    return this.state.isFailed ? null : this.props.children
  }
}
