import { server } from './server.js';

export const editorsPassword = 'A passphrase 4 every editor';

interface AdminStrapi {
  service(name: 'admin::user'): { create(user: object): Promise<{ id: number }> };
  service(name: 'admin::role'): { findOne(where: object): Promise<{ id: number } | null> };
}

export interface AdminResponse<T = unknown> {
  status: number;
  body: T;
  headers: Headers;
}

/** A user of the CMS admin, logged in as the admin's own pages do it. */
export interface EditorAtWork {
  id: number;
  send: <T = unknown>(method: string, path: string, body?: unknown) => Promise<AdminResponse<T>>;
}

let editors = 0;

const inBody = (body: unknown): { body?: string | FormData; headers?: Record<string, string> } => {
  if (body === undefined) return {};
  // The client writes the boundary of a form.
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

async function send(
  token: string,
  method: string,
  path: string,
  sent?: unknown,
  language = 'fi',
): Promise<AdminResponse> {
  const { url } = await server();
  const { body, headers } = inBody(sent);
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      'x-forwarded-for': `10.99.0.${editors % 250}`,
      cookie: `nimio-admin-language=${language}`,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return {
    status: response.status,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    headers: response.headers,
  };
}

/** A user without a role, or without a login, at the admin's API. */
export const strangerAtAdmin = (method: string, path: string, body?: unknown): Promise<AdminResponse> =>
  send('', method, path, body);

/**
 * @param code of the role; `strapi-super-admin` for an administrator
 * @param language of the admin's pages
 */
export async function newEditor(code: string, language = 'fi'): Promise<EditorAtWork> {
  const { strapi } = await server();
  const admin = strapi as unknown as AdminStrapi;
  const role = await admin.service('admin::role').findOne({ code });
  editors += 1;
  const email = `editor${process.pid}x${editors}@example.org`;
  const user = {
    email,
    firstname: 'Elli',
    lastname: `Editor ${editors}`,
    password: editorsPassword,
  };
  const { id } = await admin
    .service('admin::user')
    .create({ ...user, isActive: true, roles: role ? [role.id] : [] });
  const { body } = await send('', 'POST', '/admin/login', { email, password: editorsPassword });
  const { token } = (body as { data: { token: string } }).data;
  return {
    id,
    send: <T>(method: string, path: string, sent?: unknown) =>
      send(token, method, path, sent, language) as Promise<AdminResponse<T>>,
  };
}
