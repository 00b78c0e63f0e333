import type { Me } from '@nimio/domain/session/session.types';
import { describe, expect, it } from 'vitest';
import { Browser } from './harness/browser.js';
import { newAuthor } from './harness/people.js';
import { server } from './harness/server.js';

interface Terms {
  version: string;
  text: string;
}

describe('the terms of use', () => {
  it('are read without an account, in three languages', async () => {
    const texts = await Promise.all(
      ['fi', 'sv', 'en'].map(
        async (language) => (await new Browser().get<Terms>('/terms', { language })).record.text,
      ),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it('block everything but the session until accepted', async () => {
    const { browser, profileHash } = await newAuthor({ acceptsTerms: false });
    expect((await browser.get<Me>('/me')).record.user.disclaimerAccepted).toBeNull();
    expect((await browser.get('/profiles')).status).toBe(200);
    expect(await browser.get(`/profiles/${profileHash}`)).toMatchObject({
      status: 403,
      code: 'disclaimerNotAccepted',
    });
    const { version } = (await browser.get<Terms>('/terms', { language: 'fi' })).record;
    expect((await browser.post('/disclaimer', { version: '2020-01-01', language: 'fi' })).code).toBe(
      'termsOutdated',
    );
    expect((await browser.post('/disclaimer', { version, language: 'sv' })).status).toBe(200);
    expect((await browser.post('/disclaimer', { version, language: 'sv' })).status).toBe(200);
    expect((await browser.get(`/profiles/${profileHash}`)).status).toBe(200);
    const { system } = await server();
    const kept = await system.db.knex('terms_acceptances').where({ version, language: 'sv' });
    expect(kept.length).toBeGreaterThanOrEqual(1);
  });

  it('must be accepted again by everyone when a newer version comes into force, not before', async () => {
    const { strapi, system } = await server();
    const { browser, profileHash } = await newAuthor();
    const data = {
      version: '2026-01-01',
      validFrom: '2030-01-01',
      textFi: 'Uudet',
      textSv: 'Nya',
      textEn: 'New',
    };
    const versions = strapi.documents('api::terms.terms-version');
    const made = (await versions.create({ data })) as { documentId: string };
    // As the admin's button does it: inside a transaction, which on SQLite has the only connection.
    await strapi.db.transaction(() => versions.publish({ documentId: made.documentId }));
    expect((await browser.get(`/profiles/${profileHash}`)).status).toBe(200);
    const { now } = system;
    const then = Date.parse('2030-01-01T10:00:00Z');
    try {
      await system.db
        .knex('sessions')
        .update({ idle_until: '2031-01-01T00:00:00.000Z', expires_at: '2031-01-01T00:00:00.000Z' });
      system.now = () => new Date(then);
      expect((await browser.get(`/profiles/${profileHash}`)).code).toBe('disclaimerNotAccepted');
      expect((await new Browser().get<Terms>('/terms', { language: 'en' })).record.text).toBe('New');
    } finally {
      system.now = now;
    }
    expect((await browser.get(`/profiles/${profileHash}`)).status).toBe(200);
  });

  it('have one text per version: the same date twice is refused', async () => {
    const { strapi } = await server();
    const versions = strapi.documents('api::terms.terms-version');
    const data = {
      version: '2021-08-26',
      validFrom: '2022-10-01',
      textFi: 'Toinen',
      textSv: 'S',
      textEn: 'E',
    };
    await expect(versions.create({ data, status: 'published' })).rejects.toThrow(/unique/);
  });
});
