import type { Page } from '@playwright/test';
import type { InputMethod } from './input-method.js';

/** The user of the journey. */
export interface Visitor {
  page: Page;
  inputMethod: InputMethod;
  /** Returns a message of the portal in the visitor's language. */
  t: (id: string) => string;
  language: 'fi' | 'sv' | 'en';
}
