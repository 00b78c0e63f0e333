import type { ListedMessage, Message, SentMessage } from '@nimio/domain/message/message.types';
import { messageFrom } from './calls/message.js';
import { type Author, newAuthor } from './people.js';
import { newestRow } from './rows.js';
import { server } from './server.js';

interface List {
  messages: ListedMessage[];
  total: number;
  unread: number;
}

export const newWriter = () => newAuthor({ roles: ['tester'] });
export const newStaff = () => newAuthor({ roles: ['admin'] });
export const post = ({ browser }: Author, body: object) => browser.post<SentMessage>('/messages', body);
export const write = (author: Author, changes: object = {}) =>
  post(author, { ...messageFrom(author), ...changes });
/** From the society. */
export const sendFromSociety = (staff: Author, to: Author[], changes: object = {}) =>
  post(staff, {
    profileHashes: to.map(({ profileHash }) => profileHash),
    title: 'Tiedote',
    message: 'Lainauskorvaukset maksetaan ensi viikolla.',
    ...changes,
  });
export const list = async (reader: Author, of = reader, query: Record<string, string> = {}): Promise<List> =>
  (await reader.browser.get(`/messages/${of.profileHash}`, query)).body as List;
export const open = (reader: Author, hash: string, of = reader) =>
  reader.browser.get<Message>(`/messages/${of.profileHash}/${hash}`);
export const newestMessage = async (author: Author) => {
  const [newest] = (await list(author)).messages;
  return newest && (await open(author, newest.hash)).record;
};
export const mark = (author: Author, status: string, messageHashes: string[], of = author) =>
  author.browser.send<{ changedCount: number; unread: number }>(
    'PUT',
    `/messages/${of.profileHash}/readControl`,
    { body: { status, messageHashes } },
  );
export const archive = ({ browser }: Author, messageHashes: string[], changes: object = {}) =>
  browser.send<{ archivedCount: number }>('PUT', '/messages/archive', {
    body: { messageHashes, ...changes },
  });
export const remove = (author: Author, hash: string, of = author) =>
  author.browser.send('DELETE', `/messages/${of.profileHash}/${hash}`);

export const hashesOf = ({ messages }: List) => messages.map(({ hash }) => hash);
export const idOf = async ({ profileHash }: Author) =>
  (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id;
export const allowMail = async (author: Author, changes: object = {}): Promise<void> => {
  const { knex } = (await server()).system.db;
  await knex('profiles')
    .where({ hash: author.profileHash })
    .update({ allow_contact_by_email: 1, ...changes });
};
export const countOf = async (table: string, where: object): Promise<number> => {
  const { knex } = (await server()).system.db;
  return Number((await knex(table).where(where).count({ rows: '*' }))[0]?.['rows']);
};
