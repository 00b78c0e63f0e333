import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  /** A single lucide icon before the label. */
  icon?: ReactNode;
  /** A number after the label, and its unit for assistive technology: "avointa". */
  count?: { value: number; text: string };
  /** Makes the item a link. */
  href?: string;
  /** The action of an item that is not a link. */
  onAction?: () => void;
  /** The current profile, language or page: ticked. */
  isCurrent?: boolean;
  isDisabled?: boolean;
  /** Language of the text if it differs from the page. */
  lang?: string;
}

export interface MenuEntrySection {
  id: string;
  /** Name of the section for assistive technology. */
  label: string;
  items: readonly MenuEntry[];
}
