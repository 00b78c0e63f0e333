import type { ReactNode, Ref } from 'react';
import { type PressEvent, Button as RACButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';

export interface IconButtonProps {
  /** What the button does, for assistive technology and as the tooltip of the browser. */
  label: string;
  /** A single lucide icon. */
  icon: ReactNode;
  /** Called by mouse, touch, Enter and Space. */
  onPress?: (event: PressEvent) => void;
  /** Out of use, for a reason that the page gives. */
  isDisabled?: boolean;
  /** Connects the button to its place in a parent, for example `close` in a dialog. */
  slot?: string;
  /** A class for the place where it stands. */
  className?: string;
  /** The element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Only for close, sort and copy, whose icons everybody knows; all other icons stand beside a word. */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <Root {...rest} aria-label={label}>
      {icon}
    </Root>
  );
}

const Root = styled(RACButton)`
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover { background: var(--accent-tint); color: var(--accent-hover); }
  &[data-disabled] { background: none; color: var(--field); cursor: not-allowed; }
  @media (forced-colors: active) { &[data-disabled] { color: GrayText; } }
  @media print { display: none; }
`;
