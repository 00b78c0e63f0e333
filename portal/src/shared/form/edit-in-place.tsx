import { Button, EditIcon, focusField } from '@nimio/design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Location } from 'react-router';

/** What is edited in place, for the parts of a form. */
export interface OpenParts<P extends string> {
  /** In the order of the page. */
  open: readonly P[];
  /** Whether the first field takes the focus as it appears: not when a link has opened the part. */
  takesFocus: (part: P) => boolean;
  openPart: (part: P) => void;
}

/** A navigation to the page: the anchor may name a part, and the key is new each time the same link is followed. */
export type FollowedLink = Pick<Location, 'hash' | 'key'>;

/** Which parts of a form are edited in place, while the others are text. */
export function useOpenParts(link?: FollowedLink) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [byLink, setByLink] = useState<string>();
  const [followed, setFollowed] = useState<string>();
  if (link?.key !== followed) {
    setFollowed(link?.key);
    setByLink(link?.hash.slice(1));
  }
  return {
    /**
     * A part with typed values, such as those of a restored draft, is always open.
     *
     * @param parts all of them, in the order of the page
     * @param hasChanges whether values of a part differ from the stored ones
     */
    among<P extends string>(parts: readonly P[], hasChanges: (part: P) => boolean): OpenParts<P> {
      const open = parts.filter((part) => part === byLink || opened.includes(part) || hasChanges(part));
      // It stays open when what was typed is deleted again.
      if (!open.every((part) => opened.includes(part))) setOpened([...new Set([...opened, ...open])]);
      return {
        open,
        takesFocus: (part) => part !== byLink,
        openPart: (part) => setOpened([...opened, part]),
      };
    },
    /**
     * Closes what is open in this render: after a save, what was open as it began. A focus that is lost by that moves to
     * the first of their buttons.
     */
    close: () => {
      const before = document.activeElement;
      flushSync(() => {
        setOpened((current) => current.filter((part) => !opened.includes(part)));
        setByLink(undefined);
      });
      if (before === document.body || document.activeElement !== document.body) return;
      const buttons = opened.map((part) => document.getElementById(buttonId(part)));
      const [first] = [...document.querySelectorAll('button')].filter((button) => buttons.includes(button));
      first?.focus();
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
