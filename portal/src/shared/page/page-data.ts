import type { PageUser, SettingsByLanguage } from '@nimio/domain/page/page.types';
import type { ApiResponse } from '../../api/client';

/** What the server writes into the page, so that the portal need not fetch it. */
export interface PageData {
  settings: SettingsByLanguage;
  /** The user; `null` without a session, absent when the server could not read it. */
  session?: PageUser | null;
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
