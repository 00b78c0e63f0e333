import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as EditorRoles from '../src/content/editors/editor-roles.js';
import { type EditorAtWork, newEditor, strangerAtAdmin } from './harness/editors.js';
import { cmsDir } from './harness/environment.js';
import { server } from './harness/server.js';

const require = createRequire(import.meta.url);

const collections = {
  'api::announcement.announcement': { titleFi: 'Otsikko', textFi: 'Teksti' },
  'api::info-text.info-text': { place: 'login', titleFi: 'Otsikko', textFi: 'Teksti' },
  'api::terms.terms-version': { version: '2040-01-01', validFrom: '2040-01-01' },
  'api::contract.contract-text': { version: 40, validFrom: '2040-01-01' },
  'api::mail-text.mail-text': { kind: 'password-link', subjectFi: 'Aihe' },
};
const singles = [
  'api::privacy-policy.privacy-policy',
  'api::about.about',
  'api::accessibility-statement.accessibility-statement',
  'api::settings.portal-settings',
];
const content = [...Object.keys(collections), ...singles];

const mayWrite: Record<string, string[]> = {
  'nimio-editor': ['api::announcement.announcement', 'api::info-text.info-text'],
  'nimio-publisher': content.filter((uid) => uid !== 'api::settings.portal-settings'),
  'strapi-super-admin': content,
};
const codes = Object.keys(mayWrite);

const editors = new Map<string, EditorAtWork>();
const editor = (code: string): EditorAtWork => editors.get(code) as EditorAtWork;

beforeAll(async () => {
  for (const code of codes) editors.set(code, await newEditor(code));
});

const manager = '/content-manager';
const entries = (uid: string) => `${manager}/${uid in collections ? 'collection' : 'single'}-types/${uid}`;

interface Document {
  data: { documentId: string };
}

/** Whether each action on an entry of a type is allowed: 403 is the only answer to those without permission. */
async function actionsOf(code: string, uid: string): Promise<Record<string, boolean>> {
  const { send } = editor(code);
  const may = async (method: string, target: string, body?: object) =>
    (await send(method, target, body)).status !== 403;
  if (singles.includes(uid)) {
    const { body } = await editor('strapi-super-admin').send<Document>('GET', entries(uid));
    return {
      read: await may('GET', entries(uid)),
      update: await may('PUT', entries(uid), {}),
      publish: await may('POST', `${entries(uid)}/actions/publish`, {}),
      preview: await previews(code, uid, body.data.documentId),
    };
  }
  const data = collections[uid as keyof typeof collections];
  const { strapi } = await server();
  const made = (await strapi.documents(uid).create({
    data: { ...data, ...('place' in data || 'kind' in data ? { place: null, kind: null } : {}) },
  })) as { documentId: string };
  const one = `${entries(uid)}/${made.documentId}`;
  const actions = {
    list: await may('GET', entries(uid)),
    create: await may('POST', entries(uid), {}),
    read: await may('GET', one),
    preview: await previews(code, uid, made.documentId),
    update: await may('PUT', one, {}),
    publish: await may('POST', `${one}/actions/publish`, {}),
    delete: await may('DELETE', one),
  };
  await forget(uid, made.documentId);
  return actions;
}

/** Bypasses the rules: required entries cannot be deleted otherwise. */
async function forget(uid: string, documentId: string): Promise<void> {
  const { strapi } = await server();
  await strapi.db.query(uid).deleteMany({ where: { documentId } });
}

async function previews(code: string, uid: string, documentId: string): Promise<boolean> {
  const target = `${manager}/preview/url/${uid}?documentId=${documentId}&status=draft`;
  const { status, body } = await editor(code).send<{ data?: { url?: string } }>('GET', target);
  if (status === 204) return false;
  expect(body.data?.url).toMatch(/^http:\/\/localhost:1337\/preview\/[\w-]+\.[\w-]{43}\?language=fi$/);
  return true;
}

interface WithRoles {
  service(name: 'admin::role'): { assignPermissions(id: number, permissions: object[]): Promise<unknown> };
}

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Adds a picture to the library as an editor; returns its id. */
async function uploaded(code: string): Promise<number> {
  const form = new FormData();
  form.append('files', new Blob([Buffer.from(dot, 'base64')], { type: 'image/png' }), 'dot.png');
  const { status, body } = await editor(code).send<{ id: number }[]>('POST', '/upload', form);
  expect(status).toBe(201);
  return body[0]?.id ?? 0;
}

describe.each(codes)('the role %s', (code) => {
  it.each(content)('may do everything or nothing with %s, as its role defines', async (uid) => {
    const actions = await actionsOf(code, uid);
    const isAllowed = mayWrite[code]?.includes(uid) ?? false;
    expect(actions).toEqual(Object.fromEntries(Object.keys(actions).map((action) => [action, isAllowed])));
  });

  it('sees in the menu what it may read, and no business table', async () => {
    const { body } = await editor(code).send<{
      data: { contentTypes: { uid: string; isDisplayed: boolean }[] };
    }>('GET', `${manager}/init`);
    const displayed = body.data.contentTypes.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
    expect(displayed.sort()).toEqual([...content].sort());
    for (const uid of ['accounts', 'profiles', 'api::account.account', 'audit_log']) {
      const { status } = await editor(code).send('GET', `${manager}/collection-types/${uid}`);
      expect([403, 404], uid).toContain(status);
    }
  });

  it('uploads pictures, uses all, and deletes its own', async () => {
    const picture = await uploaded(code);
    const { body } = await editor(code).send<{ results: { id: number }[] }>(
      'GET',
      '/upload/files?pageSize=100',
    );
    expect(body.results.map(({ id }) => id)).toContain(picture);
    expect((await editor(code).send('DELETE', `/upload/files/${picture}`)).status).toBe(200);
    const others = await uploaded(code === 'nimio-editor' ? 'nimio-publisher' : 'nimio-editor');
    expect((await editor(code).send('GET', `/upload/files/${others}`)).status).toBe(200);
    const { status } = await editor(code).send('DELETE', `/upload/files/${others}`);
    expect(status).toBe(code === 'strapi-super-admin' ? 200 : 403);
  });

  it('reaches users, roles and settings of the admin only as an administrator', async () => {
    const isAdministrator = code === 'strapi-super-admin';
    for (const target of ['/admin/users', '/admin/roles', '/upload/settings']) {
      const { status } = await editor(code).send('GET', target);
      expect(status, target).toBe(isAdministrator ? 200 : 403);
    }
    for (const target of ['/admin/webhooks', '/admin/api-tokens', '/admin/transfer/tokens']) {
      expect((await editor(code).send('GET', target)).status, target).toBe(403);
    }
  });
});

describe('the roles', () => {
  it('give no permission to users without a role or a login', async () => {
    const withoutRole = await newEditor('no-such-role');
    for (const uid of content) {
      expect((await withoutRole.send('GET', entries(uid))).status, uid).toBe(403);
      expect((await strangerAtAdmin('GET', entries(uid))).status, uid).toBe(401);
    }
  });

  it('are reset at boot after manual changes, and Strapi’s own are deleted', async () => {
    const administrator = editor('strapi-super-admin');
    const { body } = await administrator.send<{ data: { id: number; code: string }[] }>(
      'GET',
      '/admin/roles',
    );
    const roleCodes = body.data.map(({ code }) => code);
    expect(roleCodes).toEqual(expect.arrayContaining(codes));
    expect(roleCodes).not.toEqual(expect.arrayContaining(['strapi-editor']));
    expect(roleCodes).not.toEqual(expect.arrayContaining(['strapi-author']));
    const id = body.data.find(({ code }) => code === 'nimio-editor')?.id ?? 0;
    const { strapi } = await server();
    const permission = { subject: 'api::settings.portal-settings', properties: { fields: ['accent'] } };
    const permissions = [
      { action: 'plugin::content-manager.explorer.update', conditions: [], ...permission },
    ];
    // Administrators cannot change roles in the admin, but an older version let them.
    const change = await administrator.send('PUT', `/admin/roles/${id}/permissions`, { permissions });
    expect(change.status).toBe(403);
    const roles = (strapi as unknown as WithRoles).service('admin::role');
    await roles.assignPermissions(id, permissions);
    expect(await actionsOf('nimio-editor', 'api::announcement.announcement')).toMatchObject({ read: false });
    const { applyEditorRoles } = require(
      path.join(cmsDir, 'dist/src/content/editors/editor-roles.js'),
    ) as typeof EditorRoles;
    await applyEditorRoles(strapi as never);
    expect(await actionsOf('nimio-editor', 'api::announcement.announcement')).toMatchObject({ read: true });
    expect(await actionsOf('nimio-editor', 'api::settings.portal-settings')).toMatchObject({ update: false });
  });
});
