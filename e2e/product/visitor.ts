import type { Page } from '@playwright/test';
import type { Hand } from './hand.js';

/** Whoever walks through the portal. */
export interface Visitor {
  page: Page;
  hand: Hand;
  /** A text of the portal in the visitor's language. */
  t: (id: string) => string;
  language: 'fi' | 'sv' | 'en';
}
