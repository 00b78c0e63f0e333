import type { Core, UID } from '@strapi/strapi';
import pino from 'pino';
import { newsletterCalls } from './api/newsletter/editor-calls.js';
import { presentMe } from './api/session/present.js';
import { contentTransaction } from './content/content-transaction.js';
import { applyEditorLayouts } from './content/editors/editor-layouts.js';
import { applyEditorRoles, hideUnneeded } from './content/editors/editor-roles.js';
import { addEditorRoutes } from './content/editors/editor-routes.js';
import { hashPasswordTokens, queueStrapiMail } from './content/editors/password-mail.js';
import { firstContentIn } from './content/files/content-files.js';
import { importFirstContent } from './content/files/first-content.js';
import { makePreviews } from './content/preview/previews.js';
import { makeContent } from './content/publishing/content.js';
import { watchEditors } from './content/validation/watch-editors.js';
import { openDatabase } from './data/database.js';
import { isOnlyInstance } from './data/instances.js';
import { contentSchemaOf, hasSchema, recordContent, requireKnownContent } from './data/schema.js';
import { environment } from './environment.js';
import { startHousekeeping } from './housekeeping.js';
import {
  limitOpenBodies,
  refuseCrossSiteWrites,
  reportAdmin,
  translateAdminErrors,
} from './http/admin-middlewares.js';
import { apiMiddleware, indexRoutes } from './http/api-middleware.js';
import { serveMetrics } from './http/metrics-page.js';
import { guardMultipart } from './http/multipart-guard.js';
import { servePortal } from './http/portal-files.js';
import { servedEndpoints } from './http/route.js';
import { serveStorybook } from './http/storybook-files.js';
import { makeFinna } from './integrations/catalogue/finna.js';
import { makeAtomPub } from './integrations/isni/atom-pub.js';
import { makeMailer } from './integrations/mail/mail.js';
import { makeOpenId } from './integrations/strong-auth/open-id.js';
import { concurrentKinds, jobHandlers, slowKinds } from './job-handlers.js';
import type { JobPayloads } from './jobs/job-payloads.js';
import { makeJobs } from './jobs/jobs.js';
import { makeThrottles } from './security/throttles.js';
import { vaultFromEnvironment } from './security/vault.js';
import { requireVaultKeys } from './security/vault-keys.js';
import { setSystem, system } from './system.js';

let stopHousekeeping: () => Promise<void> = () => Promise.resolve();
let contentSchema: string[] = [];
let lookup: ReturnType<typeof indexRoutes> = () => undefined;

function takesForm(route: string | undefined): boolean {
  const endpoint = servedEndpoints.get(`POST ${route?.replace(/^\/api/, '')}`);
  return endpoint?.upload !== undefined || endpoint?.acceptsForm === true;
}

type Layers = Parameters<typeof indexRoutes>[0];

function makeSystem(strapi: Core.Strapi): void {
  const settings = environment(process.env);
  const now = () => new Date();
  const log = pino({ level: settings.logLevel });
  const db = openDatabase(strapi.db.connection);
  const vault = vaultFromEnvironment(process.env);
  const content = makeContent(strapi, db, settings.product, () => system().now(), log);
  watchEditors(strapi, content.invalidate);
  setSystem({
    db,
    now,
    vault,
    log,
    throttles: makeThrottles(db, vault),
    jobs: makeJobs<JobPayloads>(
      db,
      () => system().now(),
      log,
      jobHandlers(makeMailer(settings.smtpUrl, settings.mailFrom)),
      slowKinds,
      concurrentKinds,
    ),
    content,
    documents: (uid) => strapi.documents(uid as UID.ContentType),
    changeContent: (work) => contentTransaction(strapi, work),
    preview: makePreviews(strapi, content, settings, () => system().now()),
    catalogue: makeFinna(settings.finna, db, () => system().now(), log),
    isni: settings.isni && makeAtomPub(settings.isni),
    strongAuth: makeOpenId(settings.strongAuth),
    payer: settings.payer,
    isApprovedByOne: settings.isApprovedByOne,
    product: settings.product,
    publicUrl: settings.publicUrl,
  });
}

export default {
  /** The API and the portal's pages run before Strapi's own middlewares. */
  async register({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    // Strapi migrates and synchronizes its own tables next: a database of another version must be refused before that.
    contentSchema = contentSchemaOf(strapi);
    if (await hasSchema(strapi.db.connection)) await requireKnownContent(strapi.db.connection, contentSchema);
    strapi.customFields.register({ name: 'colour', type: 'string' });
    hideUnneeded(strapi);
    addEditorRoutes(strapi, newsletterCalls);
    strapi.server.use(guardMultipart(strapi, (method, path) => takesForm(lookup(method, path)?.route)));
    strapi.server.use(apiMiddleware(() => lookup));
    const { portalDir, storybookDir, metricsToken } = environment(process.env);
    strapi.server.use(serveMetrics(metricsToken));
    strapi.server.use(serveStorybook(storybookDir));
    strapi.server.use(servePortal(portalDir, presentMe));
    strapi.server.use(reportAdmin);
    strapi.server.use(refuseCrossSiteWrites);
    strapi.server.use(translateAdminErrors);
    strapi.server.use(limitOpenBodies);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
    await recordContent(strapi.db.connection, contentSchema);
    makeSystem(strapi);
    hashPasswordTokens(strapi);
    queueStrapiMail(strapi);
    await requireVaultKeys(system().db, system().vault);
    const layers = strapi.server.api('content-api').listRoutes() as unknown as Layers;
    lookup = indexRoutes(layers, (name) => servedEndpoints.has(name));
    await importFirstContent(strapi, firstContentIn(strapi), system().now());
    await applyEditorRoles(strapi);
    await applyEditorLayouts(strapi);
    system().content.start();
    if (!environment(process.env).runsJobs) return;
    if (isOnlyInstance()) await system().jobs.reclaimLeases();
    system().jobs.start();
    stopHousekeeping = startHousekeeping(system());
  },

  async destroy(): Promise<void> {
    system().content.stop();
    await Promise.all([stopHousekeeping(), system().jobs.stop()]);
    await system().db.close();
  },
};
