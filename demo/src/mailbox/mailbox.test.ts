import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { type Mailbox, startMailbox } from './mailbox.js';

const mailDirectory = mkdtempSync(join(tmpdir(), 'mailbox-'));
afterAll(() => rmSync(mailDirectory, { recursive: true }));

const start = () => startMailbox({ smtpPort: 0, webPort: 0, mailDirectory });

/** Delivers one mail by SMTP. */
async function deliver({ smtpUrl }: Mailbox, subject: string): Promise<void> {
  const { hostname, port } = new URL(smtpUrl);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.setEncoding('utf8');
  await reply(socket);
  const lines = ['HELO test', 'MAIL FROM:<portal@example.com>', 'RCPT TO:<author@example.com>', 'DATA'];
  for (const line of [...lines, `Subject: ${subject}\r\n\r\nHei\r\n.`, 'QUIT']) {
    socket.write(`${line}\r\n`);
    expect(await reply(socket)).toMatch(/^[23]/);
  }
  socket.destroy();
}

async function reply(socket: Socket): Promise<string> {
  const [text] = (await once(socket, 'data')) as [string];
  return text;
}

async function subjects({ url }: Mailbox): Promise<string[]> {
  const response = await fetch(`${url}/api/email`);
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

it('receives mail, shows it, and still has it after a restart', async () => {
  const first = await start();
  await deliver(first, 'Salasana');
  await expect.poll(() => subjects(first)).toEqual(['Salasana']);
  const page = await fetch(first.url, { headers: { accept: 'text/html' } });
  expect(page.headers.get('content-type')).toContain('text/html');
  await first.close();
  const second = await start();
  expect(await subjects(second)).toEqual(['Salasana']);
  await second.close();
});

it('listens on this machine only', async () => {
  const mailbox = await start();
  expect(mailbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(mailbox.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  await mailbox.close();
});

it('reports that a port is taken', async () => {
  const mailbox = await start();
  const smtpPort = Number(new URL(mailbox.smtpUrl).port);
  await expect(startMailbox({ smtpPort, webPort: 0, mailDirectory })).rejects.toThrow(`Port ${smtpPort}`);
  await mailbox.close();
});
