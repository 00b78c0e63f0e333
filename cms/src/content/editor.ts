import { type Language, languages } from '@nimio/domain/schema';
import type { Core } from '@strapi/strapi';

/** Who is changing content. */
export interface Editor {
  /** Number of the admin user; null when staff do it in the portal, or a command. */
  editorId: number | null;
  /** Number of the account of the staff in the portal. */
  accountId: number | null;
  requestId: string;
  language: Language;
}

interface State {
  user?: { id: number; preferedLanguage?: string | null };
  /** What Strapi makes of the roles of whom it has let in. */
  userAbility?: { can(action: string, subject: string): boolean };
  requestId?: string;
  staffAccountId?: number;
}

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

const stateOf = (strapi: Core.Strapi): State =>
  (strapi.requestContext.get() as { state: State } | undefined)?.state ?? {};

/** Reads from the request under way who changes content; a command has none. */
export function currentEditor(strapi: Core.Strapi): Editor {
  const { user, requestId = 'command', staffAccountId } = stateOf(strapi);
  const language = user?.preferedLanguage;
  return {
    editorId: user?.id ?? null,
    accountId: staffAccountId ?? null,
    requestId,
    language: isLanguage(language) ? language : 'fi',
  };
}

/** Whether the roles of who asks let them read entries of a type. */
export const editorMayRead = (strapi: Core.Strapi, uid: string): boolean =>
  stateOf(strapi).userAbility?.can('plugin::content-manager.explorer.read', uid) ?? false;
