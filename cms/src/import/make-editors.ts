import type { Core } from '@strapi/strapi';

/** The demonstration's users of the CMS, one of each role. */
const editors = [
  { name: 'editor', role: 'nimio-editor', firstname: 'Tuuli', lastname: 'Toimittaja' },
  { name: 'publisher', role: 'nimio-publisher', firstname: 'Juha', lastname: 'Julkaisija' },
  { name: 'administrator', role: 'strapi-super-admin', firstname: 'Pirjo', lastname: 'Pääkäyttäjä' },
] as const;

interface Users {
  exists(query: object): Promise<boolean>;
  create(user: object): Promise<unknown>;
}

interface Roles {
  findOne(where: object): Promise<{ id: number } | null>;
}

/** Creates the missing ones, with addresses at a domain. Throws if a role is missing. */
export async function makeEditors(strapi: Core.Strapi, domain: string, password: string): Promise<void> {
  const users = strapi.service('admin::user') as unknown as Users;
  const roles = strapi.service('admin::role') as unknown as Roles;
  for (const { name, role, ...person } of editors) {
    const email = `${name}@${domain}`;
    if (await users.exists({ email })) continue;
    const found = await roles.findOne({ code: role });
    if (!found) throw new Error(`There is no role ${role} in the CMS`);
    await users.create({ ...person, email, password, isActive: true, roles: [found.id] });
  }
}
