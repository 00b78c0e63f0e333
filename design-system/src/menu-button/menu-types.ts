import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** A single lucide icon before the words. */
  icon?: ReactNode;
  /** Makes the entry a link. */
  href?: string;
  /** What the entry does, when it is not a link. */
  onAction?: () => void;
  /** The profile, language or page in use: ticked. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  /** Language of the words when it differs from the page. */
  lang?: string;
}

export interface MenuEntrySection {
  id: string;
  /** Name of the section for assistive technology. */
  label: string;
  items: readonly MenuEntry[];
}
