import { type ReactNode, type Ref, useId } from 'react';
import { type PressEvent, Button as RACButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { IconFace, iconButtonStyles } from './icon-button-styles';

export interface IconButtonProps {
  /** What the button does, for assistive technology and as the browser's tooltip. */
  label: string;
  /** A single lucide icon. */
  icon: ReactNode;
  /** Called by mouse, touch, Enter and Space. */
  onPress?: (event: PressEvent) => void;
  /** Disabled for a reason that is obvious from the context. Prefer `disabledReason`. */
  isDisabled?: boolean;
  /** Why the button cannot be used now, and the remedy. Shown next to it; the button stays focusable. */
  disabledReason?: ReactNode;
  /** Connects the button to its slot in a parent, for example `close` in a dialog. */
  slot?: string;
  /** A class for its position in the parent. */
  className?: string;
  /** The element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Only for close, sort and copy, whose icons are universally known; all other icons have a label next to them. */
export function IconButton({ label, icon, disabledReason, ...rest }: IconButtonProps) {
  const reasonId = useId();
  // On the icon, because on the button itself the same text would be announced as its description too.
  const face = <IconFace title={label}>{icon}</IconFace>;
  if (disabledReason) {
    return (
      <WithReason>
        <Root {...rest} onPress={doNothing} aria-label={label} aria-disabled aria-describedby={reasonId}>
          {face}
        </Root>
        <Reason id={reasonId}>{disabledReason}</Reason>
      </WithReason>
    );
  }
  return (
    <Root {...rest} aria-label={label}>
      {face}
    </Root>
  );
}

const doNothing = () => undefined;

const Root = styled(RACButton)`
  ${iconButtonStyles}
`;

const WithReason = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--s3);
  max-width: 100%;
`;

const Reason = styled.span`
  max-width: 34rem;
  color: var(--muted);
  font-size: var(--small);
`;
