import type { CSSProperties } from 'react';
import { keyframes, styled } from 'styled-components';

export interface StampProps {
  /** A date or a short word. */
  children: string;
  /** The tilt, in degrees. */
  tilt?: number;
  /** The horizontal offset, in pixels. */
  shift?: number;
  /** The opacity of the ink, from 0.7 to 1. */
  ink?: number;
  /** Animates the stamping once: an accepted contract. */
  isFresh?: boolean;
}

/** The violet date stamp of a library. Decoration on a `DueSlip`, or once next to an accepted text. */
export function Stamp({ children, tilt = 0, shift = 0, ink = 1, isFresh }: StampProps) {
  const hand = { '--tilt': `${tilt}deg`, '--shift': `${shift}px`, '--ink-left': ink } as CSSProperties;
  return (
    <Root style={hand} data-fresh={isFresh || undefined}>
      {children}
    </Root>
  );
}

const press = keyframes`
  from { opacity: 0; scale: 1.25; }
`;

const Root = styled.span`
  display: inline-block;
  color: var(--accent);
  font: 600 0.9375rem/1 var(--sans);
  letter-spacing: 0.09em;
  rotate: var(--tilt);
  translate: var(--shift) 0;
  opacity: var(--ink-left);
  &[data-fresh] { animation: ${press} 200ms ease-in; }
  @media (forced-colors: active) { color: CanvasText; opacity: 1; }
  @media print { opacity: 1; }
`;
