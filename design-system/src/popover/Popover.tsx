import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { DialogTrigger, Popover as RACPopover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { popoverStyles } from '../option-list/option-list-styles';

export interface PopoverProps {
  /** Name of what opens. */
  label: string;
  /** One button of the design system that opens it. */
  trigger: ReactElement;
  /** Text and links; may hold a `Checklist`. */
  children: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A short explanation with its links beside the control it is about: why a page is locked, where a sum comes from.
 *
 * Keyboard: Enter opens, focus moves in, Escape closes.
 */
export function Popover({ label, trigger, children, ...rest }: PopoverProps) {
  return (
    <DialogTrigger {...rest}>
      {trigger}
      <Sheet offset={6}>
        <Content aria-label={label}>{children}</Content>
      </Sheet>
    </DialogTrigger>
  );
}

const Sheet = styled(RACPopover)`
  ${popoverStyles}
  max-width: min(24rem, calc(100vw - 2rem));
`;

const Content = styled(Dialog)`
  padding: var(--s4);
  outline: none;
  > :last-child { margin-bottom: 0; }
`;
