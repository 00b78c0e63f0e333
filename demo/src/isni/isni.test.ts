import { isValidIsni } from '@nimio/domain/author-name/isni';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type IsniStandIn, startIsni } from './isni.js';

let register: IsniStandIn;

beforeAll(async () => {
  register = await startIsni({ port: 0 });
});
afterAll(() => register.close());

const known = '0000000119405487';
const request = (surname: string, isni?: string) =>
  `<?xml version="1.0"?><Request><identityInformation>
    <requestorIdentifierOfIdentity><identifier>(FI-ASTERI-N)000123456</identifier></requestorIdentifierOfIdentity>
    ${isni ? `<otherIdentifierOfIdentity><identifier>${isni}</identifier></otherIdentifierOfIdentity>` : ''}
    <identity><personOrFiction><personalName><surname>${surname}</surname></personalName></personOrFiction></identity>
  </identityInformation></Request>`;
const ask = (body: string, init: RequestInit = {}) => fetch(register.url, { method: 'POST', body, ...init });
const textOf = async (surname: string, isni?: string) => (await ask(request(surname, isni))).text();
const isniIn = (xml: string) => /<isniUnformatted>(\w+)</.exec(xml)?.[1] ?? '';

describe('the register', () => {
  it('assigns the same ISNI to a name each time, and returns the one that it already has', async () => {
    const isni = isniIn(await textOf('Vuorela'));
    expect(isValidIsni(isni)).toBe(true);
    expect(isniIn(await textOf('Vuorela'))).toBe(isni);
    expect(isniIn(await textOf('Vuorela', known))).toBe(known);
    expect(register.requests.at(-1)).toBe(request('Vuorela', known));
  });

  it.each([
    ['Yhtynen', `<mergedISNI>${known}</mergedISNI>`],
    ['Kaima', '<PPN>423165287</PPN><evaluationScore>0.92</evaluationScore>'],
    ['Outo', '<reason>no match initial database</reason>'],
    ['Niukka', '<reason>sparse</reason>'],
    ['Kelvoton', '<reason>invalid data</reason>'],
  ])('answers %s with %s', async (surname, part) => {
    expect(await textOf(surname, known)).toContain(part);
  });

  it('returns only the merged ISNI for Sulautunut', async () => {
    const [, isni = ''] =
      /<responseRecord>.*<mergedISNI>(\w+)<.*/.exec(await textOf('Sulautunut', known)) ?? [];
    expect([isni === known, isValidIsni(isni)]).toEqual([false, true]);
  });

  it('assigns another ISNI to Toinen, and an invalid one to Tarkistamaton', async () => {
    expect(isniIn(await textOf('Toinen', known))).not.toBe(known);
    const wrong = isniIn(await textOf('Tarkistamaton'));
    expect([wrong.length, isValidIsni(wrong)]).toEqual([16, false]);
  });

  it('fails for Vika, Estetty, Rikki, Suuri and Hidas in different ways', async () => {
    expect((await ask(request('Vika'))).status).toBe(500);
    expect((await ask(request('Estetty'))).status).toBe(403);
    expect(await textOf('Rikki')).not.toContain('</responseRecord>');
    expect((await textOf('Suuri')).length).toBeGreaterThan(1024 * 1024);
    await expect(ask(request('Hidas'), { signal: AbortSignal.timeout(50) })).rejects.toThrow(/timeout/);
  });

  it('rejects an invalid request', async () => {
    expect(await (await ask('<Request>')).text()).toContain('invalidFormat');
    expect((await fetch(register.url)).status).toBe(404);
  });
});

it('does not start in production', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await expect(startIsni({ port: 0 })).rejects.toThrow('production');
});
