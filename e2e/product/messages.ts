import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/environment.mjs';

type Messages = Record<string, Record<'fi' | 'sv' | 'en', string>>;

/** Every text of the portal, as its authors wrote it. */
function readMessages(): Messages {
  const source = path.join(root, 'portal/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const all = files
    .filter((file) => file.endsWith('.messages.json'))
    .map((file) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Messages);
  return Object.assign({}, ...all) as Messages;
}

const messages = readMessages();

/** The title of the editors' help at a place of the portal, as an installation begins with it. */
export function helpTitle(place: string, language: 'fi' | 'sv' | 'en'): string {
  const file = path.join(root, 'cms/first-content/info-texts', place, 'entry.json');
  const titles = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const title = titles[{ fi: 'titleFi', sv: 'titleSv', en: 'titleEn' }[language]];
  if (title === undefined) throw new Error(`There is no help at ${place}`);
  return title;
}

/** What the portal says in a language, so that a journey finds things by the words that a person reads. */
export const messagesIn =
  (language: 'fi' | 'sv' | 'en') =>
  (id: string): string => {
    const text = messages[id]?.[language];
    if (text === undefined) throw new Error(`The portal has no text ${id}`);
    return text;
  };
