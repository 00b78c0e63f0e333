import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import type { LateSheetProps } from '../late-sheet/use-late-sheet';
import { popoverStyles } from '../option-list/option-list-styles';

export interface PopoverSheetProps extends LateSheetProps {
  label: string;
  children: ReactNode;
}

/** What a `Popover` opens, and loads. */
export function PopoverSheet({ label, children, ...rest }: PopoverSheetProps) {
  const { isOpen, onOpenChange, triggerRef } = rest;
  const place = { isOpen, onOpenChange, triggerRef };
  return (
    <Sheet {...place} aria-label={label} offset={8} placement="bottom start">
      {/* Following a link closes it. Handled in the capture phase, because content may stop the click. */}
      <div onClickCapture={(event) => (event.target as Element).closest('a[href]') && onOpenChange(false)}>
        {children}
      </div>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  ${popoverStyles}
  max-width: min(24rem, calc(100vw - 2rem));
  padding: var(--s4);
  &:focus-visible { outline: none; box-shadow: var(--shadow); }
  > div > :last-child { margin-bottom: 0; }
`;
