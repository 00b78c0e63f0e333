import { isValidBic } from '@nimio/domain/bank-account/bic';
import { isForeignIban, isPlaceholderIban } from '@nimio/domain/bank-account/iban';
import { isValidIban } from '@nimio/domain/bank-account/valid-iban';
import { isValidEmail } from '@nimio/domain/contact/email';
import { isValidRegistrationPhone } from '@nimio/domain/contact/phone';
import type {
  AccountRecord,
  ImportRecord,
  ProfileRecord,
  WorkRecord,
} from '@nimio/domain/import/import-record';
import { passwordStrength } from '@nimio/domain/password/password-strength';
import { parseIdentityCode } from '@nimio/domain/person/identity-code';
import { isValidIsbn } from '@nimio/domain/work/isbn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { books } from '../catalogue/books.js';
import { testPeople } from '../people/people.js';
import { demoPassphrase } from './account.js';
import { defaultProfiles, defaultWorks, minProfiles, society } from './society.js';

const now = new Date('2026-11-20T12:00:00Z');
const make = (changes: { profiles?: number; works?: number; seed?: string | number } = {}) => [
  ...society({ profiles: defaultProfiles, works: defaultWorks, seed: 'nimio', now, ...changes }),
];

const defaultSociety = make();
const profiles = defaultSociety.filter((record) => record.kind === 'profile');
const accounts = defaultSociety.filter((record) => record.kind === 'account');

const profileOf = (key: string): ProfileRecord | undefined => profiles.find((profile) => profile.key === key);
const accountOf = (username: string): AccountRecord | undefined =>
  accounts.find((account) => account.username === username);

/** Returns the works on each profile's list. */
function listsOf(records: readonly ImportRecord[]): Map<string, Set<string>> {
  const lists = new Map<string, Set<string>>();
  const workOfDeal = new Map<string, string>();
  const put = (profile: string, work: string) =>
    lists.set(profile, (lists.get(profile) ?? new Set()).add(work));
  for (const record of records) {
    if (record.kind === 'deal') workOfDeal.set(record.key, record.work);
    if (record.kind === 'share') put(record.profile, workOfDeal.get(record.deal) ?? '');
    if (record.kind === 'contribution') put(record.profile, record.work);
  }
  return lists;
}

/** Throws at the first record that refers to a later one, or violates a rule of the register. */
function checkRegister(records: Iterable<ImportRecord>): void {
  const known = new Set<string>();
  const names = new Map<string, string>();
  const deals = new Map<string, { left: number; owner: string; sharers: Set<string> }>();
  const need = (key: string) => {
    if (!known.has(key)) throw new Error(`${key} has not come yet`);
  };
  const once = (key: string) => {
    if (known.has(key)) throw new Error(`${key} has come before`);
    known.add(key);
  };
  for (const record of records) {
    if (record.kind === 'profile') {
      once(record.key);
      once(record.extPartyCode);
      if (record.person) once(record.person.identityCode ?? '');
      for (const account of record.bankAccounts) if (!isPlaceholderIban(account.iban)) once(account.iban);
      for (const { key } of record.authorNames) names.set(key, record.key);
    } else if (record.kind === 'account') {
      once(record.key);
      once(`username ${record.username.toLowerCase()}`);
      once(`email ${record.email}`);
      need(record.defaultProfile);
      for (const { profile, grantedBy } of record.grants) [profile, grantedBy ?? profile].forEach(need);
    } else if (record.kind === 'work') {
      once(record.key);
      once(record.isbn);
      for (const { name, role } of record.contributors ?? [])
        once(`${record.key} ${role} ${name.toLowerCase()}`);
    } else if (record.kind === 'deal') {
      once(record.key);
      need(record.work);
      deals.set(record.key, { left: record.amount, owner: record.owner, sharers: new Set() });
    } else if (record.kind === 'message') {
      once(record.key);
      for (const key of [...record.profiles, record.creator, record.replyTo]) if (key !== null) need(key);
    } else if (record.kind === 'note') {
      [record.profile, record.author].forEach(need);
    } else if (record.kind === 'deathReport') {
      need(record.profile);
    } else if (record.kind === 'outreach') {
      once(`outreach ${record.name.toLowerCase()}`);
      for (const { author } of record.events) need(author);
    } else if (record.kind === 'libraryClass') {
      once(`class ${record.code}`);
    } else if (record.kind === 'loan') {
      if ('work' in record.of) need(record.of.work);
      // An unregistered book is no work.
      else if (known.has(record.of.isbn)) throw new Error(`${record.of.isbn} is registered`);
      once(`loans ${Object.values(record.of).join()} ${record.year} ${record.libGroup}`);
    } else if (record.kind === 'distribution') {
      once(record.key);
      for (const key of [record.by, ...record.returned.map(({ profile }) => profile)]) need(key);
    } else if (record.kind === 'accountingSettings') {
      once(`settings of ${record.year}`);
    } else if (record.kind === 'invoice') {
      if (record.issued > record.due) throw new Error('an invoice is due before it is issued');
    } else if (record.kind === 'taxation') {
      once(`taxation of ${record.profile}`);
      need(record.profile);
    } else {
      need(record.profile);
      if (names.get(record.authorName) !== record.profile)
        throw new Error(`${record.authorName} is another's`);
      if (record.kind === 'contribution') {
        need(record.work);
        continue;
      }
      const deal = deals.get(record.deal);
      if (!deal || deal.left === 0) throw new Error(`${record.deal} is full`);
      if (deal.sharers.size === 0 && deal.owner !== record.profile)
        throw new Error(`${record.deal} is another's`);
      if (deal.sharers.has(record.profile)) throw new Error(`${record.profile} holds ${record.deal} twice`);
      deal.sharers.add(record.profile);
      deal.left -= 1;
    }
  }
}

describe('the default society', () => {
  it('is consistent, and the same for the same seed', () => {
    checkRegister(defaultSociety);
    expect(make()).toEqual(defaultSociety);
    expect(make({ seed: 'another' })).not.toEqual(defaultSociety);
    expect(profiles).toHaveLength(defaultProfiles);
    expect(defaultSociety.filter(({ kind }) => kind === 'work')).toHaveLength(defaultWorks);
  });

  it('has loans of the author’s works in each group and year, and not more of them in a large register', () => {
    const lent = defaultSociety.filter((record) => record.kind === 'loan');
    const lists = listsOf(defaultSociety);
    const own = lent.filter(({ of }) => 'work' in of && lists.get('author')?.has(of.work));
    expect(new Set(own.map(({ libGroup }) => libGroup)).size).toBe(5);
    expect([...new Set(own.map(({ year }) => year))].sort()).toEqual([2020, 2021, 2022, 2023, 2024]);
    const large = make({ works: 3000 }).filter((record) => record.kind === 'loan');
    expect(new Set(large.map(({ of }) => Object.values(of).join())).size).toBeLessThanOrEqual(1003);
  });

  it('has every role, contracts of every kind, and foreign accounts', () => {
    const roles = new Set(profiles.flatMap((profile) => profile.roles));
    expect([...roles].sort()).toEqual(
      [
        'admin',
        'beneficiary',
        'creator',
        'estate',
        'representative',
        'superadmin',
        'tester',
        'unsettledEstate',
      ].sort(),
    );
    const contracts = profiles.flatMap((profile) => profile.contracts);
    expect(contracts.some(({ compTypes }) => compTypes === '*')).toBe(true);
    expect(contracts.some(({ exceptionComment }) => exceptionComment !== null)).toBe(true);
    expect(contracts.some(({ validTo }) => validTo !== null && validTo < '2026-11-20')).toBe(true);
    expect(profiles.flatMap((profile) => profile.bankAccounts).some(({ bic }) => bic !== null)).toBe(true);
    expect(new Set(profiles.map(({ language }) => language)).size).toBe(3);
  });

  it('has tax data of every kind, the same for known customers', () => {
    const taxations = defaultSociety.filter((record) => record.kind === 'taxation');
    const of = (key: string) => taxations.find(({ profile }) => profile === key);
    const sent = taxations.map(({ createdAt }) => createdAt);
    expect(sent).toEqual(sent.toSorted());
    expect(of('author')).toBeUndefined();
    expect(of('coauthor')).toMatchObject({ data: { taxRate: 22.5, taxYear: 2026 }, pending: null });
    expect(of('tester')).toMatchObject({ data: { taxRate: 18 }, pending: { proposedTaxRate: 25.5 } });
    const { pending } = of('estate') ?? {};
    expect(pending && 'card' in pending && atob(pending.card)).toMatch(/^%PDF-1\.7[^]*%%EOF\n$/);
  });

  it('has lists of 5 to 50 works on average, some of exactly 50', () => {
    const lengths = [...listsOf(defaultSociety).values()].map((works) => works.size);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    expect(mean).toBeGreaterThan(5);
    expect(mean).toBeLessThan(50);
    expect(lengths.filter((length) => length === 50).length).toBeGreaterThan(0);
  });
});

describe('the authors who are no customers', () => {
  it('are named by the catalogue on works with an unclaimed share', () => {
    const sharesOf = (deal: string) =>
      defaultSociety.filter((record) => record.kind === 'share' && record.deal === deal).length;
    const open = defaultSociety.flatMap((record) =>
      record.kind === 'deal' && record.role === 'author' && record.amount > sharesOf(record.key)
        ? [record.work]
        : [],
    );
    const names = defaultSociety.flatMap((record) =>
      record.kind === 'work' && open.includes(record.key)
        ? (record.contributors ?? []).map(({ name }) => name)
        : [],
    );
    const outreaches = defaultSociety.filter((record) => record.kind === 'outreach');
    expect(outreaches).toHaveLength(2);
    for (const { name } of outreaches) expect(names).toContain(name);
  });
});

describe('the known accounts', () => {
  it('are contributors of works that are not on their lists: author of one of each kind', () => {
    const lists = listsOf(defaultSociety);
    const works = defaultSociety.filter((record) => record.kind === 'work');
    const naming = (name: string, key: string) =>
      works.filter(
        (work) =>
          !lists.get(key)?.has(work.key) &&
          work.contributors?.some((contributor) => contributor.name === name),
      );
    expect(naming('Kuusivaara, Aino', 'author')).toHaveLength(4);
    expect(naming('Sandbacka, Björn', 'coauthor')).toHaveLength(1);
  });

  it('can all log in with the same password', () => {
    const usernames = ['author', 'coauthor', 'tester', 'beneficiary', 'admin', 'newcomer'];
    for (const username of usernames) expect(accountOf(username)).toBeDefined();
    expect(passwordStrength(demoPassphrase).isStrong).toBe(true);
  });

  it('author has 30 works, shares some with coauthor, and has complete data', () => {
    const lists = listsOf(defaultSociety);
    const [own = new Set(), others = new Set()] = [lists.get('author'), lists.get('coauthor')];
    expect(own.size).toBe(30);
    expect([...own].filter((work) => others.has(work)).length).toBeGreaterThanOrEqual(5);
    const author = profileOf('author');
    expect(Object.entries(author?.contact ?? {}).filter(([, value]) => value === null)).toEqual([
      ['coAddress', null],
    ]);
    expect(author?.bankAccounts.map(({ iban }) => isForeignIban(iban))).toEqual([false]);
    expect(author?.contracts).toHaveLength(1);
    expect(author?.roles).toEqual(['creator']);
  });

  it('beneficiary has works that are paid for, without being a creator', () => {
    const own = listsOf(defaultSociety).get('beneficiary') ?? new Set();
    expect(own.size).toBe(12);
    expect(profileOf('beneficiary')?.roles).toEqual(['beneficiary']);
    expect(
      defaultSociety.some(
        (record) => record.kind === 'loan' && 'work' in record.of && own.has(record.of.work),
      ),
    ).toBe(true);
  });

  it('newcomer has accepted nothing and has nothing yet', () => {
    expect(accountOf('newcomer')?.hasAcceptedTerms).toBe(false);
    expect(profileOf('newcomer')).toMatchObject({
      bankAccounts: [],
      contracts: [],
      contact: { streetAddress: null },
    });
    expect(listsOf(defaultSociety).has('newcomer')).toBe(false);
  });

  it('match the test bank’s list of people with an account', () => {
    for (const { key, note, identityCode } of testPeople) {
      const profile = profiles.find(({ person }) => person?.identityCode === identityCode);
      const account = accounts.find((candidate) => candidate.identityCode === identityCode);
      expect([key, Boolean(profile), Boolean(account)]).toEqual([
        key,
        note !== 'not a customer',
        note === 'has an account',
      ]);
    }
  });

  it('exchange messages with the society, and each side has unread ones', () => {
    const messages = defaultSociety.filter((record) => record.kind === 'message');
    expect(messages.filter(({ profiles: to }) => to.includes('tester')).length).toBeGreaterThan(3);
    expect(messages.some(({ replyTo }) => replyTo !== null)).toBe(true);
    for (const key of ['tester', 'author', 'estate']) {
      expect(messages.some((message) => message.profiles.includes(key) && !message.isReadByCustomer)).toBe(
        true,
      );
    }
    expect(messages.some(({ isReadBySociety }) => !isReadBySociety)).toBe(true);
    for (const { isFromSociety, creator, profiles: from, createdAt } of messages) {
      expect(new Date(createdAt) < now).toBe(true);
      if (isFromSociety) continue;
      const [writer = ''] = from;
      expect(profileOf(writer)?.roles).toContain('tester');
      expect((accounts.find(({ key }) => key === creator)?.createdAt ?? '') <= createdAt).toBe(true);
    }
  });

  it('representative may act for several profiles, and one grant has expired', () => {
    const grants = accountOf('representative')?.grants ?? [];
    expect(grants.length).toBeGreaterThan(6);
    expect(grants.filter(({ validTo }) => validTo !== null)).toHaveLength(1);
  });
});

describe('properties', () => {
  const plans = fc.record({
    profiles: fc.integer({ min: minProfiles, max: 120 }),
    works: fc.integer({ min: 0, max: 900 }),
    seed: fc.string(),
  });

  it('is consistent for any size and seed', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const records = make(plan);
        checkRegister(records);
        expect(records.filter(({ kind }) => kind === 'profile')).toHaveLength(plan.profiles);
        expect(records.filter(({ kind }) => kind === 'work')).toHaveLength(plan.works);
      }),
      { numRuns: 30 },
    );
  });

  it('makes numbers and addresses that are valid by the rules of the domain', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const record of society({ profiles: 300, works: 300, seed, now })) {
          if (record.kind === 'profile') checkProfile(record);
          if (record.kind === 'work') checkWork(record);
        }
      }),
      { numRuns: 10 },
    );
  });

  const shelf = new Set(books.flatMap(({ isbns }) => isbns.map((isbn) => isbn.replaceAll('-', ''))));

  function checkWork({ isbn, publishYear, createdAt }: WorkRecord): void {
    if (!isValidIsbn(isbn) || shelf.has(isbn)) throw new Error(`ISBN ${isbn}`);
    if (publishYear !== null && Number(createdAt.slice(0, 4)) < publishYear)
      throw new Error(`${isbn} came too early`);
    if (new Date(createdAt) > now) throw new Error(`${isbn} comes later`);
  }

  function checkProfile({ key, person, bankAccounts, contact }: ProfileRecord): void {
    const code =
      person && parseIdentityCode(person.identityCode ?? '', { allowTest: true, today: '2026-11-20' });
    if (code && !(code.ok && code.isTest)) throw new Error(`${key}: ${person.identityCode}`);
    for (const { iban, bic } of bankAccounts) {
      if (!isValidIban(iban)) throw new Error(`${key}: ${iban}`);
      if (isForeignIban(iban) ? !bic || !isValidBic(bic, iban) : bic !== null)
        throw new Error(`${key}: ${bic}`);
    }
    if (contact.email !== null && !isValidEmail(contact.email)) throw new Error(`${key}: ${contact.email}`);
    if (contact.phone !== null && !isValidRegistrationPhone(contact.phone))
      throw new Error(`${key}: ${contact.phone}`);
    if (contact.zipCode !== null && contact.zipCode.length < 5) throw new Error(`${key}: ${contact.zipCode}`);
  }
});

describe('a big society', () => {
  it('streams: the first works come before the last are made', () => {
    const before = process.memoryUsage().heapUsed;
    let works = 0;
    for (const record of society({ profiles: 20_000, works: 1_000_000, seed: 1, now })) {
      if (record.kind === 'work') works += 1;
      if (works === 1000) break;
    }
    expect(works).toBe(1000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('rejects an invalid plan', () => {
    expect(() => make({ profiles: 3 })).toThrow(RangeError);
    expect(() => make({ works: 2_000_000 })).toThrow(RangeError);
    expect(() => make({ works: 1.5 })).toThrow(RangeError);
  });
});
