import type { ProfileOverview, ProfileTotals } from '@nimio/domain/profile/overview.types';
import type { TaskCounts } from '@nimio/domain/profile/profile.types';
import { isOpen, tasksOf } from '@nimio/domain/profile/tasks';
import { expect, it } from 'vitest';
import { cataloguedWork, renamed } from './harness/calls/suggestion.js';
import { list, mark, newStaff, sendFromSociety, write } from './harness/messages.js';
import { newSurname } from './harness/new-values.js';
import { distributed } from './harness/payments.js';
import { type Author, giveRoles, newAuthor, readProfile, represent } from './harness/people.js';
import { newestRow } from './harness/rows.js';
import { server } from './harness/server.js';

type Overviews = ProfileTotals & { records: ProfileOverview[]; total: number };

const overviewOf = async ({ browser }: Author, query: Record<string, string> = {}): Promise<Overviews> => {
  const response = await browser.get('/profiles/overview', { language: 'fi', ...query });
  expect(response.status).toBe(200);
  return response.body as Overviews;
};
const one = async (author: Author): Promise<ProfileOverview> => {
  const { records } = await overviewOf(author);
  expect(records).toHaveLength(1);
  return records[0] as ProfileOverview;
};
const names = ({ records }: Overviews) => records.map(({ listName }) => listName);
const knex = async () => (await server()).system.db.knex;
const idOf = async ({ profileHash }: Pick<Author, 'profileHash'>) =>
  (await newestRow<{ id: number }>('profiles', { hash: profileHash })).id;

/** An account whose own profile is paid nothing, and which acts for these. */
async function representativeOf(...profiles: Author[]): Promise<Author> {
  const representative = await newAuthor();
  await giveRoles(representative, ['representative']);
  for (const profile of profiles) await represent(representative, profile);
  return representative;
}
async function named(lastName: string, first = 'Aino', options = {}): Promise<Author> {
  const author = await newAuthor(options);
  await (await knex())('profiles')
    .where({ hash: author.profileHash })
    .update({ first_name: first, last_name: lastName });
  return author;
}
const coming = { state: 'approved', payment: 'planned', announced: 1 } as const;

/** A payment to be made on an announced day, of which 24.5 percent is withheld. */
const planned = (author: Author, payDate: string, cents: number) =>
  distributed(author, { ...coming, payDate, cents: [cents] });
async function plannedWithoutAccount(author: Author, payDate: string, cents: number): Promise<void> {
  const { paymentId } = await planned(author, payDate, cents);
  await (await knex())('payments').where({ id: paymentId }).update({ iban: null });
}

it('lists the profiles that the account may use, and not those of others or of an ended right', async () => {
  const [mine, ended, others] = [await named('Aalto'), await named('Berg'), await named('Celander')];
  const representative = await representativeOf(mine);
  await represent(representative, ended, '2020-06-01T00:00:00.000Z');
  await represent(await newAuthor(), others);
  await distributed(others, { payment: 'failed', payDate: '2025-03-15' });
  await planned(ended, '2099-03-15', 1000);
  expect(await overviewOf(representative)).toMatchObject({
    records: [
      { hash: mine.profileHash, profileName: 'Aino Aalto', listName: 'Aalto, Aino', roles: ['creator'] },
    ],
    ...{ total: 1, profiles: 1, payDate: null, payDateNetInCents: 0 },
  });
});

it('includes the own profile only of those whom the society pays', async () => {
  const [author, other] = [await named('Sjöholm'), await named('Aalto')];
  await represent(author, other);
  const { records } = await overviewOf(author);
  expect(records.map(({ hash, isCurrent }) => ({ hash, isCurrent }))).toEqual([
    { hash: other.profileHash, isCurrent: 0 },
    { hash: author.profileHash, isCurrent: 1 },
  ]);
  expect(await overviewOf(await representativeOf())).toMatchObject({ records: [], total: 0, profiles: 0 });
});

it('has the tasks that the profile itself shows, whatever is open', async () => {
  const { system } = await server();
  const [bare, ready] = [await newAuthor({ isComplete: false }), await newAuthor()];
  const name = `${await renamed(ready)}, Aino`;
  const hidden = await cataloguedWork([{ name, role: 'author' }]);
  await cataloguedWork([{ name, role: 'author' }]);
  await ready.browser.send('PUT', `/profiles/${ready.profileHash}/hide-suggestion/${hidden.hash}`, {});
  await distributed(ready, { payment: 'failed', payDate: '2025-03-15', cents: [500] });
  await distributed(ready, { payment: 'failed', payDate: '2025-06-15', cents: [700] });
  for (const author of [bare, ready]) {
    const counts = await author.browser.get<TaskCounts>(`/profiles/tasks/${author.profileHash}`);
    const tasks = tasksOf(await readProfile(author), counts.record, system.product, system.now());
    const open = tasks.filter(isOpen).map(({ count = null, reason = null, ...task }) => ({
      ...task,
      count,
      reason,
    }));
    const { tasks: listed } = await one(await representativeOf(author));
    expect(listed).toEqual(open);
    expect(listed.length).toBeGreaterThan(2);
  }
  expect((await one(await representativeOf(ready))).tasks[0]).toEqual({
    ...{ id: 'bankAccount', state: 'failed', count: 2, reason: null },
  });
});

it('says of a profile whose identity is being checked that it waits, and has no tasks for it', async () => {
  const [author, known] = [await newAuthor({ isComplete: false }), await newAuthor()];
  const representative = await representativeOf(author);
  expect((await one(representative)).tasks).not.toEqual([]);
  const check = { check_against_id: await idOf(known) };
  await (await knex())('profiles').where({ hash: author.profileHash }).update(check);
  expect(await one(representative)).toMatchObject({ isBeingChecked: 1, tasks: [] });
});

it('shows which payment is next, and adds up what reaches accounts on the earliest day', async () => {
  const [both, soon, later, failed, unconfirmed, none] = (await Promise.all(
    ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => named(letter)),
  )) as [Author, Author, Author, Author, Author, Author];
  await planned(both, '2099-03-15', 10_000);
  await planned(both, '2099-03-15', 1000);
  await planned(both, '2099-06-15', 900);
  await plannedWithoutAccount(both, '2099-03-15', 4000);
  await planned(soon, '2099-03-15', 2000);
  await planned(later, '2099-06-15', 3000);
  await distributed(failed, { payment: 'failed', payDate: '2025-03-15', cents: [500] });
  // The account was not confirmed when the distribution was approved, so there was none to pay to.
  await plannedWithoutAccount(unconfirmed, '2099-03-15', 800);
  const representative = await representativeOf(both, soon, later, failed, unconfirmed, none);
  const overview = await overviewOf(representative, { sort: 'name' });
  expect(overview.records.map(({ nextPayment }) => nextPayment)).toEqual([
    { date: '2099-03-15', netInCents: 7550 + 755 },
    { date: '2099-03-15', netInCents: 1510 },
    { date: '2099-06-15', netInCents: 2265 },
    { date: null, netInCents: 378 },
    { date: null, netInCents: 604 },
    null,
  ]);
  const totals = { profiles: 6, payDate: '2099-03-15', payDateNetInCents: 7550 + 755 + 1510 };
  expect(overview).toMatchObject(totals);
  // A search changes the rows, and not the totals.
  expect(await overviewOf(representative, { q: 'aino', offset: '5' })).toMatchObject({
    ...totals,
    total: 6,
  });
});

it('counts the unread messages that the profile may read', async () => {
  const [writer, reader, staff] = [
    await newAuthor({ roles: ['tester'] }),
    await newAuthor(),
    await newStaff(),
  ];
  const representative = await representativeOf(writer, reader);
  const unread = async () =>
    Object.fromEntries((await overviewOf(representative)).records.map((of) => [of.hash, of.unread]));
  await sendFromSociety(staff, [writer, reader]);
  await sendFromSociety(staff, [writer]);
  expect(await unread()).toEqual({ [writer.profileHash]: 2, [reader.profileHash]: 1 });

  // What it once wrote is not shown to a profile that may no longer write.
  await write(writer);
  const own = (await list(writer)).messages.filter(({ sentByAdmin }) => sentByAdmin === 0);
  await mark(
    writer,
    'unread',
    own.map(({ hash }) => hash),
  );
  expect((await unread())[writer.profileHash]).toBe(3);
  await giveRoles(writer, ['creator']);
  expect((await unread())[writer.profileHash]).toBe(2);
});

it('is sorted and searched by name, filtered by open tasks and paged', async () => {
  const word = newSurname();
  const profiles = await Promise.all([
    named(`Åkesson ${word}`, 'Bo', { isComplete: false }),
    named(`Ahlqvist ${word}`, 'Oona'),
    named(`Ahlqvist ${word}`, 'Mårten'),
    named(`Zilliacus ${word}`, 'Äili'),
  ]);
  const [estate] = profiles;
  const db = await knex();
  await giveRoles(estate, ['estate']);
  const rates = {
    type: 'ST',
    rate: 350,
    year: new Date().getFullYear(),
    source: 'fetch',
    changed_at: '2026',
  };
  for (const author of profiles.slice(1)) {
    await db('taxations').insert({ profile_id: await idOf(author), ...rates });
  }
  const representative = await representativeOf(...profiles);
  const byName = [
    `Ahlqvist ${word}, Mårten`,
    `Ahlqvist ${word}, Oona`,
    `Zilliacus ${word}, Äili`,
    `Åkesson ${word}, Bo`,
  ];
  const down = { direction: 'descending' };
  expect(names(await overviewOf(representative, { sort: 'name' }))).toEqual(byName);
  expect(names(await overviewOf(representative, { sort: 'name', ...down }))).toEqual(byName.toReversed());
  // What is most urgent comes first.
  expect(names(await overviewOf(representative))[0]).toBe(byName[3]);
  expect(names(await overviewOf(representative, { sort: 'role' }))[0]).toBe(byName[3]);
  expect(names(await overviewOf(representative, { sort: 'role', language: 'sv' }))[0]).toBe(byName[3]);

  const found = await overviewOf(representative, { q: 'mårten ahlq' });
  expect([names(found), found.total, found.profiles]).toEqual([[byName[0]], 1, 4]);
  const page = await overviewOf(representative, { sort: 'name', limit: '2', offset: '2' });
  expect([names(page), page.total]).toEqual([byName.slice(2), 4]);
  expect((await overviewOf(representative, { hasTasks: '1' })).total).toBe(page.withTasks);
  for (const query of [{ sort: 'hash' }, { limit: '0' }, { offset: '-1' }, { q: 'a' }]) {
    const response = await representative.browser.get('/profiles/overview', { language: 'fi', ...query });
    expect(response.status, JSON.stringify(query)).toBe(422);
  }
  const me = await representative.browser.get<{ profiles: { listName: string }[] }>('/me');
  expect(me.record.profiles.map(({ listName }) => listName).filter((each) => each.includes(word))).toEqual(
    byName,
  );
});

it('is read in the same number of queries for any number of profiles', async () => {
  const { db } = (await server()).system;
  const { all, first } = db;
  const queriesFor = async (representative: Author): Promise<number> => {
    let queries = 0;
    db.all = (asked, values) => {
      queries += 1;
      return all(asked, values);
    };
    db.first = (asked, values) => {
      queries += 1;
      return first(asked, values);
    };
    try {
      await overviewOf(representative);
    } finally {
      Object.assign(db, { all, first });
    }
    return queries;
  };
  const profiles = await Promise.all(Array.from({ length: 12 }, () => newAuthor()));
  const [few, many] = [await representativeOf(...profiles.slice(0, 1)), await representativeOf(...profiles)];
  expect(await queriesFor(many)).toBe(await queriesFor(few));
});
