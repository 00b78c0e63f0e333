import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
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
  const { onOpenChange } = rest;
  return (
    <Sheet {...rest} offset={6}>
      <Content aria-label={label}>
        {/* Following a link closes. Links of react-aria end the click, so it is caught on the way down. */}
        <div onClickCapture={(event) => (event.target as Element).closest('a[href]') && onOpenChange(false)}>
          {children}
        </div>
      </Content>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  ${popoverStyles}
  max-width: min(24rem, calc(100vw - 2rem));
`;

const Content = styled(Dialog)`
  padding: var(--s4);
  outline: none;
  > div > :last-child { margin-bottom: 0; }
`;
