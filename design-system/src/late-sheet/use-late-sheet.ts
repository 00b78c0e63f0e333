import { type ComponentType, type RefObject, useId, useRef, useState } from 'react';
import type { ButtonProps } from 'react-aria-components/Button';

/** What every such sheet gets, to stand beside its trigger. */
export interface LateSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLButtonElement | null>;
  /** Names the sheet by its trigger. */
  'aria-labelledby': string;
}

/**
 * What a button opens, loaded when the button is first hovered, focused or pressed: menus and popovers with their
 * overlays are some 30 kB that most visits never open. A press that comes before the code opens the sheet as soon
 * as it is there. A failed load opens nothing; the next press tries again.
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
    // Safari leaves a pressed button without focus, and the focus has to have somewhere to return to.
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
      // Who has gone on meanwhile is not called back by a sheet that opens late.
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

/** Asking for the code in advance may fail in silence: the press asks again. */
function ignore(): void {}
