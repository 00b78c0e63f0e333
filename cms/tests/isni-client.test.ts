import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readRequest, responseTo } from '@nimio/demo/isni/responses';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type * as AtomPub from '../src/integrations/isni/atom-pub.js';
import type * as Register from '../src/integrations/isni/isni-register.js';
import type { IsniRequest } from '../src/integrations/isni/isni-register.js';
import { cmsDir } from './harness/environment.js';

const require = createRequire(import.meta.url);
const load = <T>(module: string): T => require(path.join(cmsDir, 'dist/src/integrations/isni', module)) as T;
const { makeAtomPub } = load<typeof AtomPub>('atom-pub.js');
const { IsniUnavailable } = load<typeof Register>('isni-register.js');

const name: IsniRequest = {
  localId: '(FI-ASTERI-N)000123456',
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '0000000119405487',
  aliases: [{ name1: 'Riimi', name2: '' }],
  works: [
    { isbn: '9789510392652', title: 'Yö & <päivä>', publisher: 'Kaarna', publishYear: 2023, role: 'author' },
    { isbn: '9789511331353', title: 'Saari', publisher: null, publishYear: null, role: 'illustrator' },
  ],
};

let registers: Server[] = [];
afterEach(() => {
  for (const register of registers) {
    register.close();
    register.closeAllConnections();
  }
  registers = [];
});

async function addressOf(listener: RequestListener): Promise<string> {
  const register = createServer(listener);
  registers.push(register);
  await new Promise<void>((resolve) => register.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(register.address() as AddressInfo).port}/ATOM/isni`;
}

const clientOf = (url: string, settings: object = {}) =>
  makeAtomPub({ url, user: '', password: '', timeoutMs: 10_000, cooldownMs: 60_000, ...settings });

/** The client with a register that answers like this. */
const asking = async (listener: RequestListener, settings: object = {}) =>
  clientOf(await addressOf(listener), settings).send(name);
const answering = (xml: string, type = 'application/xml') =>
  asking((_request, response) => void response.setHeader('content-type', type).end(xml));
const inRecord = (xml: string) => `<?xml version="1.0"?><responseRecord>${xml}</responseRecord>`;
const assigned = '<ISNIAssigned><isniUnformatted>0000000119405487</isniUnformatted></ISNIAssigned>';

describe('the request', () => {
  it('contains only what is printed on books, in the format of ISNI’s interface', async () => {
    let sent = { body: '', type: '', authorization: '' };
    const url = await addressOf((request, response) => {
      const { 'content-type': type = '', authorization = '' } = request.headers;
      sent = { body: '', type, authorization };
      request.on('data', (piece: Buffer) => (sent.body += piece.toString()));
      request.on('end', () => void response.setHeader('content-type', 'text/xml').end(inRecord(assigned)));
    });
    await clientOf(url, { user: 'society', password: 'secret' }).send(name);
    expect(sent.type).toBe('application/atom+xml; charset=utf-8');
    expect(sent.authorization).toBe(`Basic ${Buffer.from('society:secret').toString('base64')}`);
    expect(sent.body).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?><Request><identityInformation>',
        '<requestorIdentifierOfIdentity><identifier>(FI-ASTERI-N)000123456</identifier></requestorIdentifierOfIdentity>',
        '<otherIdentifierOfIdentity><identifier>0000000119405487</identifier><type>ISNI</type></otherIdentifierOfIdentity>',
        '<identity><personOrFiction>',
        '<personalName><nameUse>public</nameUse><surname>Vuorela</surname><forename>Inka</forename></personalName>',
        '<resource><creationClass>am</creationClass><creationRole>aut</creationRole><titleOfWork>',
        '<title>Yö &amp; &lt;päivä&gt;</title>',
        '<imprint><publisher>Kaarna</publisher><date>2023</date></imprint>',
        '<identifier><identifierValue>9789510392652</identifierValue><identifierType>ISBN</identifierType></identifier>',
        '</titleOfWork></resource>',
        '<resource><creationClass>am</creationClass><creationRole>ill</creationRole><titleOfWork>',
        '<title>Saari</title>',
        '<identifier><identifierValue>9789511331353</identifierValue><identifierType>ISBN</identifierType></identifier>',
        '</titleOfWork></resource>',
        '<personalNameVariant><nameUse>public</nameUse><surname>Riimi</surname></personalNameVariant>',
        '</personOrFiction></identity>',
        '<countriesAssociated><countryCode>FI</countryCode></countriesAssociated>',
        '</identityInformation></Request>',
      ].join(''),
    );
  });

  it.each(['a'.repeat(10_000), '📚 Комета نویسنده', ']]><!ENTITY x "y">', 'A\0\u0008\ud800B', '&lt;'])(
    'holds any name: %s',
    async (surname) => {
      let sent = '';
      const url = await addressOf((request, response) => {
        request.on('data', (piece: Buffer) => (sent += piece.toString()));
        request.on('end', () => void response.setHeader('content-type', 'text/xml').end(inRecord(assigned)));
      });
      await clientOf(url).send({ ...name, name2: surname });
      const held = surname.replace(/[\0\u0008\ud800]/g, '');
      expect(readRequest(sent)?.surname).toBe(held);
    },
  );
});

describe('the response', () => {
  const merged = '<mergedISNI>0000 0001 2103 2683</mergedISNI>';
  const asked = { localId: 'x', isni: '0000000119405487' };

  it('contains an ISNI, with those merged into it', async () => {
    const { xml } = responseTo({ ...asked, surname: 'Yhtynen' });
    expect(await answering(xml)).toEqual({
      kind: 'assigned',
      isni: expect.stringMatching(/^\d{15}[\dX]$/) as string,
      merged: ['0000000119405487'],
    });
  });

  it('contains the target of a merged record, with an ISNI or alone', async () => {
    expect(await answering(inRecord(assigned + merged))).toEqual({
      kind: 'assigned',
      isni: '0000000119405487',
      merged: ['0000 0001 2103 2683'],
    });
    const whole = '<mergedISNI><isniUnformatted>0000 0001 2103 2683</isniUnformatted></mergedISNI>';
    for (const alone of [merged, whole]) {
      expect(await answering(inRecord(alone))).toEqual({ kind: 'merged', isni: '0000 0001 2103 2683' });
    }
  });

  it('contains no ISNI, but record ids, reason and possible matches', async () => {
    const match = (inside: string) => `<possibleMatch>${inside}</possibleMatch>`;
    const xml = inRecord(
      `<noISNI><PPN>https://isni-m.oclc.org/DB=1.3/PPN?PPN=423165279&amp;x=02316527X</PPN>
       <reason>possible match
         cannot be assigned</reason>
       ${match('<PPN>388411609</PPN><evaluationScore>0.92</evaluationScore><source>VIAF</source>')}
       ${match('<PPN>/<b/></PPN><evaluationScore>70.00</evaluationScore>')}
       ${match('<isniUnformatted>0000 0001 1940 5487</isniUnformatted><evaluationScore>many</evaluationScore>')}
       </noISNI><information>data not accepted</information>`,
    );
    expect(await answering(xml)).toEqual({
      kind: 'none',
      ppn: '02316527X',
      reason: 'possible match cannot be assigned',
      information: 'data not accepted',
      possibleMatches: [
        { isni: null, ppn: '388411609', score: 92, source: 'VIAF' },
        { isni: null, ppn: null, score: 70, source: null },
        { isni: '0000 0001 1940 5487', ppn: null, score: null, source: null },
      ],
    });
  });

  const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'b'.repeat(at + 1)} "&a;&a;&a;&a;">`).join('')}]>`;
  it.each([
    ['is empty', ''],
    ['is no XML', 'Service unavailable'],
    ['breaks off', inRecord(assigned).slice(0, 60)],
    ['has a second root', inRecord(assigned) + inRecord(assigned)],
    ['is about something else', '<searchRetrieveResponse/>'],
    ['says nothing', inRecord('')],
    ['says both', inRecord(`${assigned}<noISNI><reason>sparse</reason></noISNI>`)],
    ['says it twice', inRecord(assigned + assigned)],
    ['says none and a merged one', inRecord(`<noISNI/>${merged}`)],
    ['says two merged ones', inRecord(merged + merged)],
    ['says a merged one that is empty', inRecord('<mergedISNI/>')],
    ['reads a file', `<!DOCTYPE r [<!ENTITY f SYSTEM "file:///etc/passwd">]>${inRecord('&f;')}`],
    ['is a bomb of entities', `${bomb}${inRecord('&bbbb;')}`],
    ['is as deep as a well', inRecord('<a>'.repeat(5000) + '</a>'.repeat(5000))],
    ['reaches for the prototype', inRecord('<__proto__><noISNI>x</noISNI></__proto__>')],
    ['never ends', inRecord(`${assigned}${'<x>y</x>'.repeat(200_000)}`)],
  ])('is refused if it %s', async (_what, xml) => {
    await expect(answering(xml)).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it.each([200, 201, 202])('is accepted with the status %i', async (status) => {
    const pending = asking((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/xml' }).end(inRecord(assigned));
    });
    await expect(pending).resolves.toMatchObject({ kind: 'assigned', isni: '0000000119405487' });
  });

  it('is refused without a body', async () => {
    const pending = asking((_request, response) => void response.writeHead(204).end());
    await expect(pending).rejects.toMatchObject({ reason: 'unreadable' });
  });

  it('is refused if it is a page', async () => {
    for (const type of ['text/html', 'application/json', '']) {
      await expect(answering(inRecord(assigned), type)).rejects.toMatchObject({ reason: 'unreadable' });
    }
  });

  it('is not followed to another address', async () => {
    let visits = 0;
    const elsewhere = await addressOf((_request, response) => void response.end(String((visits += 1))));
    for (const status of [301, 302, 307]) {
      const redirecting = asking((_request, response) => {
        response.writeHead(status, { location: elsewhere }).end();
      });
      await expect(redirecting).rejects.toMatchObject({ reason: 'refused' });
    }
    expect(visits).toBe(0);
  });

  it.each([400, 401, 403, 404])('with the status %i is permanent', async (status) => {
    const refusing = asking((_request, response) => void response.writeHead(status).end());
    await expect(refusing).rejects.toMatchObject({ reason: 'refused' });
  });
});

describe('an unavailable register', () => {
  it.each([408, 429, 500, 503])('answers %i', async (status) => {
    const failing = asking((_request, response) => void response.writeHead(status).end());
    await expect(failing).rejects.toBeInstanceOf(IsniUnavailable);
  });

  it.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    ['breaks off', (request) => request.socket.destroy()],
    [
      'stops in the middle',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/xml', 'content-length': '1000' });
        response.write('<responseRecord>');
      },
    ],
  ])('%s', async (_what, listener) => {
    await expect(asking(listener, { timeoutMs: 300 })).rejects.toBeInstanceOf(IsniUnavailable);
  });

  it('opens the circuit breaker after five consecutive failures, and is called again after the cooldown', async () => {
    let visits = 0;
    let isAway = true;
    const url = await addressOf((_request, response) => {
      visits += 1;
      if (isAway) response.writeHead(503).end();
      else response.setHeader('content-type', 'application/xml').end(inRecord(assigned));
    });
    const register = clientOf(url, { cooldownMs: 1000 });
    const send = () => register.send(name);
    for (let times = 0; times < 8; times += 1) await expect(send()).rejects.toBeInstanceOf(IsniUnavailable);
    expect(visits).toBe(5);
    isAway = false;
    await vi.waitFor(async () => expect(await send()).toMatchObject({ kind: 'assigned' }), 10_000);
    expect(visits).toBe(6);
  });

  it('refuses connections', async () => {
    const url = await addressOf(() => undefined);
    await new Promise((resolve) => registers.pop()?.close(resolve));
    await expect(clientOf(url).send(name)).rejects.toBeInstanceOf(IsniUnavailable);
  });
});
