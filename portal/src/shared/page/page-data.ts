import type { Language } from '@nimio/domain/language';
import type { Me } from '@nimio/domain/session/session.types';
import type { PortalSettings } from '@nimio/domain/settings/settings.types';
import type { ApiResponse } from '../../api/client';

/** What the server writes into the page, so that the portal need not fetch it. */
export interface PageData {
  settings: Record<Language, PortalSettings>;
  /** The user; `null` without a session, absent when the server could not read it. */
  session?: { me: Me; servedAt: number } | null;
  /** The page that the server has rendered. */
  rendered?: {
    /** The route's path: `/works/:isbn`. */
    path: string;
    /** When it was rendered, in milliseconds. */
    at: number;
    /** The replies that it shows, by their keys in the cache. */
    replies: Record<string, ApiResponse<unknown>>;
  };
}

/** The id of the element that contains it. */
export const pageDataId = 'page';

/** Reads what the server has written; `undefined` in development. */
export function readPageData(): PageData | undefined {
  const written = document.getElementById(pageDataId)?.textContent;
  return written ? (JSON.parse(written) as PageData) : undefined;
}
