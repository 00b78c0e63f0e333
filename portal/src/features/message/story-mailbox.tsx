import type { Message } from '@nimio/domain/message/message.types';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { own, storyHash, storyMessage, storyMessages } from '../../shared/messages/story-messages';
import { record } from '../../shared/session/story-visit';
import { MessagesPage } from './list/MessagesPage';

/** The page of messages at an address. */
export function Pages({ address }: { address: string }) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/messages', Component: MessagesPage }], { initialEntries: [address] }),
  );
  return <RouterProvider router={router} />;
}

/** The server's data, its received calls, and its failing responses. */
export const server = {
  stored: storyMessages,
  sent: [] as Record<string, unknown>[],
  response: {} as Partial<Record<'list' | 'send' | 'mark' | 'delete', () => Response | Promise<Response>>>,
};

export const listed = (offset: number, flag: 'userHasRead' | 'adminHasRead' = 'userHasRead') =>
  server.response.list?.() ??
  Response.json({
    messages: server.stored.slice(offset, offset + 50),
    total: server.stored.length,
    unread: server.stored.filter((message) => message[flag] === 0).length,
  });

function send(body: unknown) {
  server.sent.push(body as Record<string, unknown>);
  if (server.response.send) return server.response.send();
  const { title, message } = body as Message;
  server.stored = [
    storyMessage('sent', { title, message, sentByAdmin: 0, sender: 'Inka Vuorela' }),
    ...server.stored,
  ];
  return record({ hash: storyHash('sent'), title, message, emailsMissing: 0, notice: null });
}

function mark(body: unknown) {
  if (server.response.mark) return server.response.mark();
  const { status, messageHashes } = body as { status: string; messageHashes: string[] };
  const userHasRead = status === 'read' ? 1 : 0;
  server.stored = server.stored.map((one) =>
    messageHashes.includes(one.hash) ? { ...one, userHasRead } : one,
  );
  return record({ changedCount: messageHashes.length, unread: 0 });
}

function archive(body: unknown) {
  if (server.response.delete) return server.response.delete();
  const { messageHashes } = body as { messageHashes: string[] };
  server.stored = server.stored.filter(({ hash }) => !messageHashes.includes(hash));
  return record({ archivedCount: messageHashes.length });
}

export const responses = {
  [`GET /messages/${own}?limit=50&offset=0`]: () => listed(0),
  [`GET /messages/${own}?limit=50&offset=50`]: () => listed(50),
  'POST /messages': send,
  [`PUT /messages/${own}/readControl`]: mark,
  'PUT /messages/archive': archive,
};

/** For `beforeEach`: removes the data of other stories. */
export const begin = async () => {
  server.stored = storyMessages;
  server.sent = [];
  server.response = {};
  await invalidate('/');
};

type User = Pick<StoryContext, 'canvas' | 'userEvent'>;

export const buttonOf = ({ canvas }: Pick<User, 'canvas'>, name: string): Promise<HTMLElement> =>
  canvas.findByRole('button', { name });

/** The typed values of a new message. */
export const typed = { Otsikko: 'Kysymys', Viesti: 'Hei' };

/** Opens the form, whose first field gets the focus. */
export async function compose(user: User): Promise<void> {
  await user.userEvent.click(await buttonOf(user, 'Uusi viesti'));
  const title = await user.canvas.findByLabelText('Otsikko');
  await waitFor(() => expect(title).toHaveFocus());
}

/** Sends it; returns the button. */
export async function submit(user: User): Promise<HTMLElement> {
  const button = await buttonOf(user, 'Lähetä');
  await user.userEvent.click(button);
  return button;
}
