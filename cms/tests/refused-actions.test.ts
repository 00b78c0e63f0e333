import { describe, expect, it } from 'vitest';
import { isRefused } from '../src/admin/refused-actions.js';
import { contentTypes } from '../src/content/content-kinds.js';

const { terms, contract, mailText, infoText, announcement, settings } = contentTypes;

const offered = (model: string, status: string, actions: string[]): string[] =>
  actions.filter((action) => !isRefused(action, { model, document: { status } }));

const actions = ['publish', 'update', 'edit', 'discard', 'unpublish', 'delete', 'clone'];

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

  it('of what is no content of ours are Strapi’s', () => {
    expect(isRefused('delete', { model: 'plugin::upload.file', document: { status: 'published' } })).toBe(
      false,
    );
    expect(isRefused(undefined, { model: settings, document: { status: 'published' } })).toBe(false);
  });
});
