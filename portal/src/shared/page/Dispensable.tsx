import { Component, type ReactNode } from 'react';

/**
 * A part without which the page goes on, as help or a decoration. When it cannot be shown, or its code not be fetched
 * because the network is gone, it is left out: otherwise the page's failure would take its place, with all that was
 * typed.
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
