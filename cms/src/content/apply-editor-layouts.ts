import type { Core } from '@strapi/strapi';
import { type EditorLayout, partLayouts, typeLayouts } from './editor-layouts.js';

interface Field {
  name: string;
  size: number;
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, unknown>;
  layouts: { list: string[]; edit: Field[][] };
}

interface Model {
  uid: string;
}

/** The service of Strapi's content manager that stores its views in the database. */
interface Views {
  findConfiguration(model: Model): Promise<Configuration & Model>;
  updateConfiguration(model: Model, configuration: Configuration): Promise<unknown>;
}

/** Strapi's grid has twelve columns. */
const rowOf = (names: readonly string[]): Field[] => names.map((name) => ({ name, size: 12 / names.length }));

async function applyLayout(views: Views, model: Model, layout: EditorLayout): Promise<void> {
  const { rows, mainField, columns, sort } = layout;
  const { settings, metadatas, layouts } = await views.findConfiguration(model);
  await views.updateConfiguration(model, {
    settings: {
      ...settings,
      ...(mainField ? { mainField } : {}),
      ...(sort ? { defaultSortBy: sort[0], defaultSortOrder: sort[1] } : {}),
    },
    metadatas,
    layouts: { list: columns ? [...columns] : layouts.list, edit: rows.map(rowOf) },
  });
}

/** Applies the layouts of the admin's forms and lists at every boot. */
export async function applyEditorLayouts(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const types = manager.service<Views & { findContentType(uid: string): Model }>('content-types');
  const parts = manager.service<Views & { findComponent(uid: string): Model }>('components');
  for (const [uid, layout] of Object.entries(typeLayouts)) {
    await applyLayout(types, types.findContentType(uid), layout);
  }
  for (const [uid, layout] of Object.entries(partLayouts)) {
    await applyLayout(parts, parts.findComponent(uid), layout);
  }
}
