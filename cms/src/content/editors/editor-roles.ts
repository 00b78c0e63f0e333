import type { Core } from '@strapi/strapi';
import { contentTypes } from '../content-kinds.js';

/** The roles that an administrator can assign in the admin. Administrators are Strapi's own super admins. */
interface EditorRole {
  /** Never changed, because users refer to it. */
  code: string;
  name: string;
  description: string;
  writes: readonly string[];
}

const { settings: _administrators, announcement, infoText, ...agreedAndNeeded } = contentTypes;

export const editorRoles: readonly EditorRole[] = [
  {
    code: 'nimio-editor',
    name: 'Toimittaja',
    description: 'Tiedotteet ja infotekstit · Nyheter och infotexter · Announcements and info texts',
    writes: [announcement, infoText],
  },
  {
    code: 'nimio-publisher',
    name: 'Julkaisija',
    description:
      'Kaikki sisällöt paitsi asetukset · Allt innehåll utom inställningarna · All content but the settings',
    writes: [announcement, infoText, ...Object.values(agreedAndNeeded)],
  },
];

interface Permission {
  action: string;
  subject?: string | null;
  properties?: { fields?: string[] };
  conditions?: string[];
}

interface Action {
  actionId: string;
  section: string;
}

interface Roles {
  findOne(where: object): Promise<{ id: number } | null>;
  assignPermissions(id: number, permissions: Permission[]): Promise<unknown>;
  getUsersCount(id: number): Promise<number>;
  deleteByIds(ids: number[]): Promise<unknown>;
  hooks: {
    willResetSuperAdminPermissions: { register(change: (all: Permission[]) => Permission[]): unknown };
  };
}

const rolesOf = (strapi: Core.Strapi): Roles => strapi.service('admin::role') as unknown as Roles;

/** Pictures: an editor sees and uses all, and changes their own. */
const pictures: Permission[] = [
  { action: 'plugin::upload.read' },
  { action: 'plugin::upload.assets.create' },
  { action: 'plugin::upload.assets.update', conditions: ['admin::is-creator'] },
  { action: 'plugin::upload.assets.download' },
  { action: 'plugin::upload.assets.copy-link' },
];

/** Creating, reading, changing, deleting and publishing of these types, with all their fields. */
function permissionsFor(strapi: Core.Strapi, writes: readonly string[]): Permission[] {
  const { actionProvider } = strapi.service('admin::permission') as unknown as {
    actionProvider: { values(): Action[] };
  };
  const types = strapi.service('admin::content-type') as unknown as {
    getPermissionsWithNestedFields(actions: Action[]): Permission[];
  };
  const actions = actionProvider.values().filter(({ section }) => section === 'contentTypes');
  const all = types.getPermissionsWithNestedFields(actions);
  return [...all.filter(({ subject }) => subject && writes.includes(subject)), ...pictures];
}

async function applyRole(strapi: Core.Strapi, { code, name, description, writes }: EditorRole) {
  const roles = rolesOf(strapi);
  // The service refuses a second role of the same name, also of one created manually.
  const { id } =
    (await roles.findOne({ code })) ??
    ((await strapi.db.query('admin::role').create({ data: { code, name, description } })) as { id: number });
  await strapi.db.query('admin::role').update({ where: { id }, data: { name, description } });
  await roles.assignPermissions(id, permissionsFor(strapi, writes));
}

/** Strapi's default roles, which have more permissions than ours. */
const stock = ['strapi-editor', 'strapi-author'];

async function removeStock(strapi: Core.Strapi): Promise<void> {
  const roles = rolesOf(strapi);
  for (const code of stock) {
    const role = await roles.findOne({ code });
    if (role && (await roles.getUsersCount(role.id)) === 0) await roles.deleteByIds([role.id]);
  }
}

/** Resets the roles to this definition, overwriting manual changes. */
export async function applyEditorRoles(strapi: Core.Strapi): Promise<void> {
  for (const role of editorRoles) await applyRole(strapi, role);
  await removeStock(strapi);
}

/**
 * Strapi's own permissions for its marketplace and for features that code defines here (roles, tokens, webhooks, types,
 * layouts).
 */
const unneeded =
  /^(admin::(marketplace|project-settings\.update|roles\.(create|update)|webhooks|api-tokens|admin-tokens|transfer)\b|plugin::(content-type-builder|email|content-releases|review-workflows|i18n)\b|plugin::content-manager\.(single-types|collection-types|components)\.)/;

/** Removes unused permissions from the administrators' menus. Must be called before Strapi creates its permissions. */
export function hideUnneeded(strapi: Core.Strapi): void {
  rolesOf(strapi).hooks.willResetSuperAdminPermissions.register((all) =>
    all.filter(({ action }) => !unneeded.test(action)),
  );
}
