import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/environment.mjs';

type Messages = Record<string, Record<'fi' | 'sv' | 'en', string>>;

/** Reads the messages of the portal from their sources. */
function readMessages(): Messages {
  const source = path.join(root, 'portal/src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const all = files
    .filter((file) => file.endsWith('.messages.json'))
    .map((file) => JSON.parse(readFileSync(path.join(source, file), 'utf8')) as Messages);
  return Object.assign({}, ...all) as Messages;
}

const messages = readMessages();

/** Returns the title of the help text at a place of the portal in a new installation. */
export function helpTitle(place: string, language: 'fi' | 'sv' | 'en'): string {
  const file = path.join(root, 'cms/first-content/info-texts', place, 'entry.json');
  const titles = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  const title = titles[{ fi: 'titleFi', sv: 'titleSv', en: 'titleEn' }[language]];
  if (title === undefined) throw new Error(`There is no help text at ${place}`);
  return title;
}

/**
 * Returns a function that finds the portal's messages in a language, so that journeys find elements by their visible
 * text.
 */
export const messagesIn =
  (language: 'fi' | 'sv' | 'en') =>
  (id: string): string => {
    const text = messages[id]?.[language];
    if (text === undefined) throw new Error(`The portal has no message ${id}`);
    return text;
  };
