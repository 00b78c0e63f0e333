import { type Language, languages } from '@nimio/domain/schema';
import type { Core } from '@strapi/strapi';
import { audit, type ContentEventName } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import { pictureKind } from '../content-kinds.js';

/** The actor that changes content. */
export interface Editor {
  /** Id of the admin user; null for staff in the portal and for commands. */
  editorId: number | null;
  editorName: string | null;
  /** Id of the staff's account in the portal. */
  accountId: number | null;
  requestId: string;
  language: Language;
}

interface User {
  id: number;
  firstname: string | null;
  lastname: string | null;
  email: string;
  preferedLanguage?: string | null;
}

interface State {
  user?: User;
  /** The permissions that Strapi derives from a user's roles. */
  userAbility?: { can(action: string, subject: string): boolean };
  requestId?: string;
  staffAccountId?: number;
}

const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

const stateOf = (strapi: Core.Strapi): State =>
  (strapi.requestContext.get() as { state: State } | undefined)?.state ?? {};

const nameOf = ({ firstname, lastname, email }: User): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/** The actor of the current request; a command has none. */
export function currentEditor(strapi: Core.Strapi): Editor {
  const { user, requestId = 'command', staffAccountId } = stateOf(strapi);
  const language = user?.preferedLanguage;
  return {
    editorId: user?.id ?? null,
    editorName: user ? nameOf(user) : null,
    accountId: staffAccountId ?? null,
    requestId,
    language: isLanguage(language) ? language : 'fi',
  };
}

/** Whether the user's roles allow reading entries of a type, or pictures. */
export function editorMayRead(strapi: Core.Strapi, uid: string): boolean {
  const action = uid === pictureKind.uid ? 'plugin::upload.read' : 'plugin::content-manager.explorer.read';
  return stateOf(strapi).userAbility?.can(action, uid) ?? false;
}

/**
 * Writes an audit event about a change of content by an editor, staff or a command.
 *
 * @param subject `terms/<documentId>`
 */
export const auditEditor = (
  tx: Transaction,
  event: ContentEventName,
  { editorId, editorName, accountId, requestId }: Editor,
  subject: string,
  facts: Record<string, unknown>,
): Promise<void> => {
  const caller = accountId === null ? undefined : { accountId };
  return audit(tx, event, { caller, requestId, editorId, editorName, subject }, facts);
};
