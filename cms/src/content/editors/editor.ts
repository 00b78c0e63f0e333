import type { Language } from '@nimio/domain/schema';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { audit, type ContentEventName } from '../../audit/audit.js';
import type { Transaction } from '../../data/database.js';
import { adminLanguage } from '../../http/admin-language.js';
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
}

interface State {
  user?: User;
  /** The permissions that Strapi derives from a user's roles. */
  userAbility?: { can(action: string, subject: string): boolean };
  requestId?: string;
  staffAccountId?: number;
}

type Request = Pick<Context, 'cookies'> & { state: State };

const requestOf = (strapi: Core.Strapi): Request | undefined => strapi.requestContext.get();

const nameOf = ({ firstname, lastname, email }: User): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;

/** The actor of the current request; a command has none. */
export function currentEditor(strapi: Core.Strapi): Editor {
  const request = requestOf(strapi);
  const { user, requestId = 'command', staffAccountId } = request?.state ?? {};
  return {
    editorId: user?.id ?? null,
    editorName: user ? nameOf(user) : null,
    accountId: staffAccountId ?? null,
    requestId,
    language: request ? adminLanguage(request) : 'fi',
  };
}

/** Whether the user's roles allow reading entries of a type, or pictures. */
export function editorMayRead(strapi: Core.Strapi, uid: string): boolean {
  const action = uid === pictureKind.uid ? 'plugin::upload.read' : 'plugin::content-manager.explorer.read';
  return requestOf(strapi)?.state.userAbility?.can(action, uid) ?? false;
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
