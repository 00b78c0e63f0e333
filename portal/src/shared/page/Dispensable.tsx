import { Component, type ReactNode } from 'react';

/**
 * An error boundary for a part that the page does not need, such as help or a decoration. When the part fails, or its
 * code cannot be loaded, it is left out; otherwise the page would fail with all typed values.
 */
export class Dispensable extends Component<{ children: ReactNode }, { isLeftOut: boolean }> {
  override state = { isLeftOut: false };

  static getDerivedStateFromError() {
    return { isLeftOut: true };
  }

  override render(): ReactNode {
    return this.state.isLeftOut ? null : this.props.children;
  }
}
