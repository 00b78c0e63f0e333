import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Core } from '@strapi/strapi';
import { contentTypes } from './content.js';

interface Version {
  version: string | number;
  validFrom: string;
}

/** `{ textFi, textSv, textEn }` from the files of that name in three languages. */
async function inLanguages(folder: string, name: string, attribute: string): Promise<Record<string, string>> {
  const entries = await Promise.all(
    ['fi', 'sv', 'en'].map(async (language): Promise<[string, string]> => {
      const file = path.join(folder, `${name}.${language}.md`);
      const suffix = language.charAt(0).toUpperCase() + language.slice(1);
      return [`${attribute}${suffix}`, (await readFile(file, 'utf8')).trim()];
    }),
  );
  return Object.fromEntries(entries);
}

async function json<T>(folder: string, name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(folder, name), 'utf8')) as T;
}

/** Publishes what a new installation begins with; whatever the editors have made since is left alone. */
export async function publishFirstContent(strapi: Core.Strapi): Promise<void> {
  const folder = path.join(strapi.dirs.app.root, 'first-content');
  if ((await strapi.documents(contentTypes.terms).count({})) === 0) {
    const data = {
      ...(await json<Version>(folder, 'terms.json')),
      ...(await inLanguages(folder, 'terms', 'text')),
    };
    await strapi.documents(contentTypes.terms).create({ data, status: 'published' });
  }
  if ((await strapi.documents(contentTypes.contract).count({})) === 0) {
    const data = {
      ...(await json<Version>(folder, 'contract.json')),
      ...(await inLanguages(folder, 'contract-intro', 'intro')),
      ...(await inLanguages(folder, 'contract', 'text')),
    };
    await strapi.documents(contentTypes.contract).create({ data, status: 'published' });
  }
  if (!(await strapi.documents(contentTypes.settings).findFirst({}))) {
    const data = await json<Record<string, string>>(folder, 'portal-settings.json');
    await strapi.documents(contentTypes.settings).create({ data });
  }
}
