import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageFor } from '../src/admin/language.js';
import { adminLanguages, messages } from '../src/admin/messages.js';
import { contentKinds, contentTypes } from '../src/content/content-kinds.js';
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

const types = Object.values<string>(contentTypes);
const parts = Object.keys(partLayouts);
const folderOf = (uid: string) =>
  `content-manager.${uid.startsWith('api::') ? 'content-types' : 'components'}.${uid}.`;
/** The names that follow a prefix among the ids of a language's messages. */
const namesAfter = (prefix: string, language: (typeof adminLanguages)[number]): string[] =>
  Object.keys(messages[language]).flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []));

describe('the messages of the admin', () => {
  it.each([...types, ...parts])('name every field of %s, in three languages', (uid) => {
    const own = uid.startsWith('api::') ? ['createdAt', 'updatedAt'] : [];
    for (const language of adminLanguages)
      expect(namesAfter(folderOf(uid), language).sort()).toEqual([...shown(uid), ...own].sort());
  });

  it('have hints of fields only', () => {
    const fields = new Set([...types, ...parts].flatMap((uid) => shown(uid).map((name) => `${uid}.${name}`)));
    for (const language of adminLanguages)
      expect(namesAfter('nimio.hint.', language).filter((field) => !fields.has(field))).toEqual([]);
  });

  it('stand under the names that Strapi’s menu looks up, and those of every choice', () => {
    for (const { uid, title } of contentKinds) {
      const { info, attributes } = schemaOf(uid);
      expect(title).toBe(info.displayName);
      const choices = Object.values(attributes).flatMap((each) => each.enum ?? []);
      for (const language of adminLanguages)
        for (const id of [title, ...choices]) expect(messages[language], id).toHaveProperty([id]);
    }
  });
});

describe('the editors’ guide', () => {
  it.each([
    ['fi', 'editors.md'],
    ['en', 'editors.en.md'],
  ] as const)('lists every mail and every place of an info text in %s', (language, file) => {
    const guide = readFileSync(path.join(cmsDir, '../docs', file), 'utf8');
    const choices = [contentTypes.mailText, contentTypes.infoText].flatMap((uid) =>
      Object.values(schemaOf(uid).attributes).flatMap((attribute) => attribute.enum ?? []),
    );
    expect(choices).toHaveLength(35);
    const names = choices.map((choice) => messages[language][choice] ?? choice);
    expect(names.filter((name) => !guide.includes(`\n| ${name} | `))).toEqual([]);
  });
});

describe('the language of a first visit', () => {
  it.each([
    [['fi-FI', 'en'], 'fi'],
    [['sv-SE'], 'sv'],
    [['SV'], 'sv'],
    [['de-DE', 'sv', 'fi'], 'sv'],
    [['de'], 'en'],
    [[], 'en'],
  ])('with a browser in %j is %s', (requested, language) => {
    expect(languageFor(requested)).toBe(language);
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
