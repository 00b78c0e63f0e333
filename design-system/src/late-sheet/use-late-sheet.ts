import { type ComponentType, type RefObject, useId, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/** The props of a sheet for its position next to its trigger. */
export interface LateSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Names the sheet by its trigger. */
  'aria-labelledby': string;
}

/**
 * Lazy loading of what a button opens, when the button is first hovered, focused or pressed: menus and popovers with
 * their overlays are about 30 kB that most visits never need. A press before the code is loaded opens the sheet as soon
 * as it is there. A failed load opens nothing; the next press retries.
 *
 * @param load imports the sheet
 */
export function useLateSheet<P extends LateSheetProps>(load: () => Promise<ComponentType<P>>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const [Sheet, setSheet] = useState<ComponentType<P>>();
  const [isWanted, setWanted] = useState(false);

  const fetch = async () => {
    const loaded = await load();
    setSheet(() => loaded);
  };
  const prepare = () => {
    if (!Sheet) fetch().catch(ignore);
  };
  const open = () => {
    // Safari does not focus a pressed button, but the focus must have somewhere to return to.
    triggerRef.current?.focus({ preventScroll: true });
    setWanted(true);
    if (!Sheet) fetch().catch(() => setWanted(false));
  };
  const isOpen = isWanted && Sheet !== undefined;

  const triggerProps = {
    id: triggerId,
    'aria-expanded': isOpen,
    onHoverStart: prepare,
    onPressStart: prepare,
    onFocus: prepare,
    onBlur: () => {
      // A sheet that loads late does not take the focus of a user who has moved on.
      if (!Sheet) setWanted(false);
    },
  } satisfies ButtonProps;
  const sheetProps: LateSheetProps = {
    isOpen,
    onOpenChange: setWanted,
    triggerRef,
    'aria-labelledby': triggerId,
  };
  return { triggerRef, triggerProps, sheetProps, Sheet, open };
}

/** A failed preload is ignored: the press retries. */
function ignore(): void {}
