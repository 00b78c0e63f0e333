import { describe, expect, it } from 'vitest';
import { rolesOf } from '../src/admin/announcements/newsletter.js';
import { isRefused } from '../src/admin/refused-actions.js';
import { contentTypes } from '../src/content/content-kinds.js';

const { terms, contract, mailText, infoText, announcement, settings } = contentTypes;

const offered = (model: string, status: string, actions: string[]): string[] =>
  actions.filter((action) => !isRefused(action, { model, document: { status } }));

const actions = ['publish', 'update', 'edit', 'discard', 'unpublish', 'delete', 'clone'];

describe('the roles of an announcement to be sent', () => {
  it('are those that are chosen, and none for everyone', () => {
    const audience = { id: 7, creator: true, estate: false, tester: true, beneficiary: null };
    expect(rolesOf({ audience })).toBe('creator,tester');
    expect([rolesOf({ audience: null }), rolesOf({})]).toEqual(['', '']);
  });
});

describe('the actions that the admin offers', () => {
  it.each([terms, contract])('change no published version of %s', (model) => {
    expect(offered(model, 'published', actions)).toEqual([]);
    expect(offered(model, 'modified', actions)).toEqual([]);
    expect(offered(model, 'draft', actions)).toEqual(actions.filter((action) => action !== 'clone'));
  });

  it.each([settings, mailText])('delete nothing of %s that the portal needs', (model) => {
    for (const status of ['draft', 'published']) {
      expect(offered(model, status, ['unpublish', 'delete'])).toEqual([]);
      expect(offered(model, status, ['publish', 'update', 'discard'])).toHaveLength(3);
    }
  });

  it('copy announcements, and nothing with a unique key', () => {
    expect(offered(announcement, 'published', actions)).toEqual(actions);
    expect(offered(infoText, 'published', actions)).toEqual(actions.filter((action) => action !== 'clone'));
  });

  it('are not offered for several entries if one of them is unchangeable', () => {
    const documents = [{ status: 'draft' }, { status: 'published' }];
    expect(isRefused('delete', { model: terms, documents })).toBe(true);
    expect(isRefused('delete', { model: terms, documents: documents.slice(0, 1) })).toBe(false);
    expect(isRefused('delete', { model: announcement, documents })).toBe(false);
  });

  it('publish several entries only if none of them is sent without a question', () => {
    const draft = { status: 'draft', newsletter: true };
    const sent = { ...draft, newsletterSentAt: '2026-01-01T00:00:00.000Z' };
    const isOffered = (documents: object[]) => !isRefused('publish', { model: announcement, documents });
    expect(isOffered([{ status: 'draft', newsletter: null }, sent])).toBe(true);
    expect(isOffered([sent, draft])).toBe(false);
    expect(isRefused('delete', { model: announcement, documents: [draft] })).toBe(false);
    expect(isRefused('publish', { model: announcement, document: draft })).toBe(false);
  });

  it('of what is no content of ours are Strapi’s', () => {
    expect(isRefused('delete', { model: 'plugin::upload.file', document: { status: 'published' } })).toBe(
      false,
    );
    expect(isRefused(undefined, { model: settings, document: { status: 'published' } })).toBe(false);
  });
});
