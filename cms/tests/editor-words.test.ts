import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { choices } from '../src/admin/names/info-and-mail.js';
import { nameMessages, types } from '../src/admin/names/names.js';
import { parts } from '../src/admin/names/parts.js';
import type { TypeWords } from '../src/admin/names/words.js';
import { partLayouts, typeLayouts } from '../src/content/editors/editor-layouts.js';
import { newEditor } from './harness/editors.js';
import { cmsDir } from './harness/environment.js';

interface Schema {
  info: { displayName: string };
  attributes: Record<string, { enum?: string[]; pluginOptions?: object }>;
}

const read = (file: string) => JSON.parse(readFileSync(path.join(cmsDir, 'src', file), 'utf8')) as Schema;

const schemaOf = (uid: string): Schema => {
  const [room = '', name = ''] = uid.replace('api::', '').split('.');
  return uid.startsWith('api::')
    ? read(`api/${room}/content-types/${name}/schema.json`)
    : read(`components/${room}/${name}.json`);
};

const shown = (uid: string): string[] =>
  Object.entries(schemaOf(uid).attributes).flatMap(([name, { pluginOptions }]) =>
    pluginOptions ? [] : [name],
  );

const all: [string, TypeWords][] = [...Object.entries(types), ...Object.entries(parts)];

describe('the labels of the admin', () => {
  it.each(all)('name every field of %s, in three languages', (uid, { title, fields }) => {
    expect(Object.keys(fields).sort()).toEqual(shown(uid).sort());
    for (const words of [title, ...Object.values(fields).flatMap(({ name, hint }) => [name, hint ?? name])]) {
      expect(words).toHaveLength(3);
      expect(words.every((word) => word.trim() === word && word.length > 1)).toBe(true);
    }
  });

  it('exist under the names that Strapi’s menu looks up, and for every choice', () => {
    for (const uid of Object.keys(types)) {
      const { info, attributes } = schemaOf(uid);
      for (const language of ['fi', 'sv', 'en'])
        expect(nameMessages[language]).toHaveProperty([info.displayName]);
      for (const choice of Object.values(attributes).flatMap((each) => each.enum ?? [])) {
        expect(choices, choice).toHaveProperty([choice]);
      }
    }
  });
});

describe('the layout of the admin', () => {
  it.each(Object.entries({ ...typeLayouts, ...partLayouts }))(
    'has every field of %s once',
    (uid, { rows }) => {
      expect(rows.flat().sort()).toEqual(shown(uid).sort());
    },
  );

  it('is what the content manager shows', async () => {
    const { send } = await newEditor('nimio-publisher');
    const read = async (uid: string) =>
      (
        await send<{
          data: {
            contentType: { settings: object; layouts: { list: string[]; edit: { name: string }[][] } };
          };
        }>('GET', `/content-manager/content-types/${uid}/configuration`)
      ).body.data.contentType;
    for (const [uid, { rows, mainField, columns }] of Object.entries(typeLayouts)) {
      const { settings, layouts } = await read(uid);
      expect(
        layouts.edit.map((row) => row.map(({ name }) => name)),
        uid,
      ).toEqual(rows);
      if (columns) expect(layouts.list, uid).toEqual(columns);
      if (mainField) expect(settings, uid).toMatchObject({ mainField });
    }
  });
});
