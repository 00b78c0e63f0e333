import { newPublicHash } from '@nimio/domain/access/hash';
import type { SentMessage } from '@nimio/domain/message/message.types';
import type { Author } from '../people.js';
import { newestRow } from '../rows.js';
import { server } from '../server.js';
import type { Examples } from './example.js';

export const messageFrom = ({ profileHash }: Author) => ({
  profileHashes: [profileHash],
  title: 'Tilitykseni',
  message: 'Hei\n\nMilloin seuraava tilitys maksetaan?',
});

/** A message from the author to the society; the author may write from now on. */
export async function sentMessage(author: Author): Promise<string> {
  const { knex } = (await server()).system.db;
  const profile = await newestRow<{ id: number }>('profiles', { hash: author.profileHash });
  const role = { profile_id: profile.id, role: 'tester' };
  await knex('profile_roles').insert(role).onConflict(['profile_id', 'role']).ignore();
  const sent = await author.browser.post<SentMessage>('/messages', messageFrom(author));
  if (sent.status !== 201) throw new Error(`The message was not sent: ${sent.code}`);
  return sent.record.hash;
}

/** Requests for the calls of messages. */
export const messageCalls: Examples = {
  sendMessage: async (author) => ({
    body: { ...messageFrom(author), replyTo: await sentMessage(author), key: newPublicHash() },
  }),
  listMessages: async (author) => {
    await sentMessage(author);
    return { params: { profileHash: author.profileHash }, query: { limit: '50', offset: '0' } };
  },
  getMessage: async (author) => ({
    params: { profileHash: author.profileHash, messageHash: await sentMessage(author) },
  }),
  archiveMessages: async (author) => ({
    body: { messageHashes: [await sentMessage(author)], profileHash: author.profileHash },
  }),
  markMessages: async (author) => ({
    params: { profileHash: author.profileHash },
    body: { status: 'unread', messageHashes: [await sentMessage(author)] },
  }),
  deleteMessage: async (author) => ({
    params: { profileHash: author.profileHash, messageHash: await sentMessage(author) },
  }),
};
