import type { Language } from '../language.js';
import type { Me } from '../session/session.types.js';
import type { PortalSettings } from '../settings/settings.types.js';

/** The settings of the portal, as the settings' endpoint replies in each language. */
export type SettingsByLanguage = Record<Language, PortalSettings>;

/** The user of a page. */
export interface PageUser {
  me: Me;
  /** Milliseconds since 1970 when the server read the session. */
  servedAt: number;
}

/** A request for a page of the portal. */
export interface PageRequest {
  /** Path and query. */
  address: string;
  language: Language;
  /** The theme that was chosen in the browser. */
  theme: 'light' | 'dark' | undefined;
  /** The user; `null` without a session, `undefined` when it cannot be read. */
  session: PageUser | null | undefined;
}

/** The published content that pages show. */
export interface PublishedContent {
  settings: SettingsByLanguage;
  /** The reply of an endpoint of published content, by its path. */
  read: (path: string, language: Language) => Promise<unknown>;
}

/**
 * What `page.mjs` of the portal's build exports: reads the build in a folder and returns the function that writes its
 * pages as HTML.
 */
export type OpenPages = (
  dir: string,
) => Promise<(request: PageRequest, published: PublishedContent) => Promise<string>>;
