import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { system } from '../../system.js';
import { type ContentKind, contentKinds, pictureKind } from '../content-kinds.js';
import { readContentHistory } from './content-history.js';
import { editorMayRead } from './editor.js';
import { incompleteEntries } from './incomplete-entries.js';

/** The greatest id on both databases. */
const newest = 2_147_483_647;

const uidsOf = (kinds: readonly ContentKind[]): string[] => kinds.map(({ uid }) => uid);

/** A call of a page of the admin; Strapi admits only logged-in users. */
export const editorRoute = (
  method: 'GET' | 'POST',
  path: string,
  handler: (ctx: Context) => Promise<void>,
) => ({
  method,
  path: `/nimio/${path}`,
  handler,
  info: { type: 'admin' as const },
  config: { policies: ['admin::isAuthenticatedAdmin'] },
});

/** Strapi's registry of controllers. */
interface Controllers {
  extend(uid: string, change: (controller: object) => object): unknown;
}

/**
 * Adds the routes of our own admin pages to Strapi's.
 *
 * @param ofTerms those that a term of the API defines
 */
export function addEditorRoutes(
  strapi: Core.Strapi,
  ofTerms: readonly ReturnType<typeof editorRoute>[],
): void {
  const readable = (kinds: readonly ContentKind[]): ContentKind[] =>
    kinds.filter(({ uid }) => editorMayRead(strapi, uid));

  async function history(ctx: Context): Promise<void> {
    const { before, uid } = ctx.query as { before?: string; uid?: string };
    const all = readable([...contentKinds, pictureKind]);
    const kinds = all.filter((kind) => !uid || kind.uid === uid);
    const from = /^\d{1,15}$/.test(before ?? '') ? Math.min(Number(before), newest) : newest;
    ctx.set('Cache-Control', 'no-store');
    const found =
      kinds.length > 0 ? await readContentHistory(system().db, kinds, from) : { events: [], hasMore: false };
    ctx.body = { ...found, uids: uidsOf(all) };
  }

  async function incomplete(ctx: Context): Promise<void> {
    ctx.set('Cache-Control', 'no-store');
    const kinds = readable(contentKinds);
    const entries = await incompleteEntries(strapi, kinds, system().now());
    ctx.body = { entries, uids: uidsOf(kinds) };
  }

  const controllers = strapi.get<Controllers>('controllers');
  controllers.extend('admin::ai', (controller) => ({
    ...controller,
    // Every page of the admin asks for it, and Strapi answers 404 when its artificial intelligence is off.
    getAiFeatureConfig: (ctx: Context) => {
      ctx.body = { data: { isAiI18nConfigured: false, isAiMediaLibraryConfigured: false } };
    },
  }));
  strapi.server.routes({
    type: 'admin',
    routes: [
      editorRoute('GET', 'history', history),
      editorRoute('GET', 'missing-languages', incomplete),
      ...ofTerms,
    ],
  });
}
