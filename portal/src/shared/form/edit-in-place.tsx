import { Button, EditIcon, focusField } from '@nimio/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface OpenParts<P extends string> {
  /** In their order. */
  open: readonly P[];
  /** Whether the first field takes the focus as it appears: not when a link has opened the part. */
  takesFocus: (part: P) => boolean;
  openPart: (part: P) => void;
  /** Closes all; the focus returns to the button of the first. */
  close: () => void;
}

/**
 * Which parts of a form are edited in place, while the others are text. One with typed values, such as those of a restored
 * draft, is always open.
 *
 * @param parts all of them, in their order
 * @param hasChanges whether values of a part differ from the stored ones
 * @param linked the part that the address of the page names, if any
 */
export function useOpenParts<P extends string>(
  parts: readonly P[],
  hasChanges: (part: P) => boolean,
  linked?: P,
): OpenParts<P> {
  const [opened, setOpened] = useState<readonly P[]>([]);
  const [byLink, setByLink] = useState<P>();
  const [followed, setFollowed] = useState<P>();
  if (linked !== followed) {
    setFollowed(linked);
    setByLink(linked);
  }
  const open = parts.filter((part) => part === byLink || opened.includes(part) || hasChanges(part));
  // A part stays open when what was typed is deleted again.
  const typed = open.filter((part) => part !== byLink && !opened.includes(part));
  if (typed.length > 0) setOpened([...opened, ...typed]);
  return {
    open,
    takesFocus: (part) => part !== byLink,
    openPart: (part) => setOpened([...opened, part]),
    close: () => {
      const [first] = open;
      flushSync(() => {
        setOpened([]);
        setByLink(undefined);
      });
      if (first) focusEditButton(first);
    },
  };
}

const buttonId = (part: string) => `${part}-edit`;

interface EditButtonProps {
  part: string;
  /** The button's label, and its whole name. */
  label: string;
  name: string;
  icon?: ReactNode;
  onOpen: () => void;
}

/** Opens a part; it is not shown while the part is open. */
export function EditButton({ part, label, name, icon = <EditIcon />, onOpen }: EditButtonProps) {
  return (
    <Button id={buttonId(part)} variant="quiet" icon={icon} aria-label={name} onPress={onOpen}>
      {label}
    </Button>
  );
}

/** Moves the focus to the button that opens a part. */
export const focusEditButton = (part: string): void => focusField(buttonId(part));

/** The fields of an open part. As they appear, which may be after their code has loaded, the first takes the focus. */
export function OpenedFields({ takesFocus = true, children }: { takesFocus?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const takes = useRef(takesFocus);
  useEffect(() => {
    const here = place.current;
    if (!here || !takes.current) return;
    const focusFirst = () => {
      const first = here.querySelector<HTMLElement>('[data-field]')?.dataset['field'];
      if (!first) return;
      coming.disconnect();
      // The user may be typing elsewhere by now.
      if (!document.activeElement?.matches('input, textarea, select')) focusField(first);
    };
    const coming = new MutationObserver(focusFirst);
    coming.observe(here, { childList: true, subtree: true });
    focusFirst();
    return () => coming.disconnect();
  }, []);
  return <div ref={place}>{children}</div>;
}
