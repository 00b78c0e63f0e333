import type { ReactElement, ReactNode } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { useLateSheet } from '../late-sheet/use-late-sheet';
import type { PopoverSheetProps } from './PopoverSheet';

export interface PopoverProps {
  /** Name of the popover. */
  label: string;
  /** One button of the design system that opens it. */
  trigger: ReactElement;
  /** Text and links; may contain a `Checklist`. Following a link closes it. */
  children: ReactNode;
}

const loadSheet = async () => (await import('./PopoverSheet')).PopoverSheet;

/**
 * A short explanation with links next to its control: why a page is locked, how a sum is calculated. Keyboard: Enter
 * opens, focus moves in, Escape closes.
 */
export function Popover({ label, trigger, children }: PopoverProps) {
  const { triggerRef, triggerProps, sheetProps, Sheet, open } = useLateSheet<PopoverSheetProps>(loadSheet);
  return (
    <>
      <ButtonContext value={{ ...triggerProps, ref: triggerRef, 'aria-haspopup': 'dialog', onPress: open }}>
        {trigger}
      </ButtonContext>
      {Sheet && (
        <Sheet {...sheetProps} label={label}>
          {children}
        </Sheet>
      )}
    </>
  );
}
