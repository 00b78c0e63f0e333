import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Announced,
  chosenShowing,
  filtersOf,
  type Showing,
  showingOf,
  showings,
  withShowing,
} from '../src/admin/announcements/showing.js';
import { valueOf } from '../src/admin/cell-values.js';
import { announced } from './harness/calls/content.js';
import { newEditor } from './harness/editors.js';

const now = new Date('2026-11-26T12:00:00.000Z');
const before = '2026-11-26T11:59:00.000Z';
const after = '2026-11-26T12:01:00.000Z';

describe('an announcement in its list', () => {
  it.each([
    [{ publishedFrom: before }, 'visible'],
    [{ publishedFrom: now.toISOString(), publishedUntil: after }, 'visible'],
    [{ publishedFrom: after }, 'scheduled'],
    [{ publishedFrom: before, publishedUntil: now.toISOString() }, 'expired'],
  ])('with %o is %s when it is published, and nothing when it is not', (times, showing) => {
    expect(showingOf({ ...times, status: 'published' }, now)).toBe(showing);
    expect(showingOf({ ...times, status: 'modified' }, now)).toBe(showing);
    expect(showingOf({ ...times, status: 'draft' }, now)).toBeUndefined();
  });

  it('keeps other conditions when another state is selected', () => {
    const other = { titleFi: { $containsi: 'tiedote' } };
    const any = fc.option(fc.constantFrom(...showings), { nil: undefined });
    fc.assert(
      fc.property(any, any, (first, second) => {
        const filters = withShowing(withShowing({ $and: [other] }, first, now), second, new Date(after));
        expect(filters.$and?.[0]).toEqual(other);
        expect(chosenShowing(filters)).toBe(second);
      }),
    );
  });

  it('is found by its state', async () => {
    const editor = await newEditor('nimio-editor');
    const [past, future] = ['2020-01-01T00:00:00Z', '2098-01-01T00:00:00Z'];
    const hashes: Record<Showing, string> = {
      visible: await announced({ titleFi: 'A', publishedFrom: past, publishedUntil: future }),
      scheduled: await announced({ titleFi: 'B', publishedFrom: future }),
      expired: await announced({ titleFi: 'C', publishedFrom: past, publishedUntil: '2020-01-02T00:00:00Z' }),
    };
    const mine = Object.values(hashes);
    for (const showing of showings) {
      const query = new URLSearchParams();
      const asPairs = (value: unknown, name: string): void => {
        if (typeof value !== 'object' || value === null) query.append(name, String(value));
        else for (const [key, each] of Object.entries(value)) asPairs(each, `${name}[${key}]`);
      };
      asPairs({ ...filtersOf(showing, new Date()), hash: { $in: mine } }, 'filters');
      const { body } = await editor.send<{ results: { hash: string }[] }>(
        'GET',
        `/content-manager/collection-types/api::announcement.announcement?${query.toString()}`,
      );
      expect(body.results.map(({ hash }) => hash)).toEqual([hashes[showing]]);
    }
  });

  it('keeps its state while changed times are saved and not published', async () => {
    const editor = await newEditor('nimio-editor');
    const uid = 'api::announcement.announcement';
    const hash = await announced({ titleFi: 'A', publishedFrom: '2020-01-01T00:00:00Z' });
    const list = `/content-manager/collection-types/${uid}`;
    const { body } = await editor.send<{ results: { documentId: string }[] }>(
      'GET',
      `${list}?filters[hash][$eq]=${hash}`,
    );
    const document = `${list}/${body.results[0]?.documentId ?? ''}`;
    await editor.send('PUT', document, { publishedFrom: '2098-01-01T00:00:00Z' });
    const draft = await editor.send<{ data: Announced }>('GET', document);
    expect(draft.body.data).toMatchObject({ status: 'modified', publishedFrom: '2098-01-01T00:00:00.000Z' });
    const published = await editor.send<{ data: Announced }>('GET', `${document}?status=published`);
    expect(showingOf(published.body.data, now)).toBe('visible');
  });
});

describe('a list of the admin', () => {
  it.each([
    [{ titleFi: 'Otsikko', titleSv: 'Rubrik' }, 'Otsikko'],
    [{ titleFi: null, titleSv: 'Rubrik', titleEn: null }, 'Rubrik'],
    [{ titleFi: ' ', titleSv: '', titleEn: 'Title' }, 'Title'],
    [{ titleFi: null, place: 'works' }, null],
  ])('shows the title of %o in a language in which it is written', (row, title) => {
    expect(valueOf(row, 'titleFi')).toBe(title);
  });
});

describe('the admin', () => {
  it('finds what it requests on every page', async () => {
    const editor = await newEditor('nimio-editor');
    expect((await editor.send('GET', '/admin/ai-feature-config')).status).toBe(200);
  });

  it('offers administrators no roles of their own, as they would be reset', async () => {
    const administrator = await newEditor('strapi-super-admin');
    const { body } = await administrator.send<{ data: { action: string }[] }>(
      'GET',
      '/admin/users/me/permissions',
    );
    const actions = body.data.map(({ action }) => action);
    expect(actions).toContain('admin::roles.read');
    expect(actions.filter((action) => /^admin::roles\.(create|update)$/.test(action))).toEqual([]);
  });
});
