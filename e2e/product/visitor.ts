import type { Page } from '@playwright/test';
import type { InputMethod } from './input-method.js';

/** Whoever walks through the portal. */
export interface Visitor {
  page: Page;
  inputMethod: InputMethod;
  /** A text of the portal in the visitor's language. */
  t: (id: string) => string;
  language: 'fi' | 'sv' | 'en';
}
