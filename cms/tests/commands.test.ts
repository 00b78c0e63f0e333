import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { society } from '@nimio/demo/society/society';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/environment.mjs';
import { startCommand } from './harness/command.js';
import { type Installation, newInstallation, startOwnServer } from './harness/own-server.js';

let installation: Installation;
let folder: string;

beforeAll(async () => {
  installation = await newInstallation('commands');
  folder = path.join(installation.env['DATA_DIR'] ?? '', 'files');
});

afterAll(() => installation.close());

function write(file: string, text: string): string {
  const written = path.join(folder, file);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, text);
  return written;
}

describe('the command for content', () => {
  const content = (action: 'import' | 'export', where: string) =>
    startCommand(installation, 'commands/content.js', action, path.join(folder, where)).ended;

  it('imports changes of exported texts, but not of agreed ones', async () => {
    await content('export', 'texts');
    for (const language of ['fi', 'sv', 'en'])
      write(`texts/terms/2021-08-26/text.${language}.md`, 'Toiset ehdot');
    write('texts/about/text.fi.md', '## Kolmas teksti');
    const { code, text } = await content('import', 'texts');
    expect(code).toBe(1);
    const others = text.split('\n').filter((line) => line && !line.startsWith('unchanged '));
    expect(others).toEqual([
      expect.stringMatching(/^refused {4}terms\/2021-08-26: Julkaistua versiota ei voi muuttaa/),
      'updated    about',
    ]);
    expect(text).toContain('unchanged  info-texts/');
  });

  it('reports an empty folder', async () => {
    expect(await content('import', 'nothing')).toEqual({
      code: 1,
      text: `There is no content in ${path.join(folder, 'nothing')}\n`,
    });
  });
});

describe('the command for staff', () => {
  const create = (...args: string[]) => startCommand(installation, 'commands/create-staff.js', ...args).ended;

  it('creates an account that sets its password by a link, once', async () => {
    const made = await create('Elli Maria', 'Editor', 'elli@example.org', 'superadmin');
    expect(made).toMatchObject({ code: 0 });
    expect(made.text).toMatch(/^http\S+\/password-reset\/[\w-]{43}\?language=fi$/m);
    const { knex } = installation;
    expect(await knex('accounts').pluck('username')).toEqual(['elli@example.org']);
    expect(await knex('profile_roles').pluck('role')).toEqual(['superadmin']);
    expect(await create('Elli', 'Toinen', 'elli@example.org', 'admin')).toMatchObject({ code: 1 });
    expect(await knex('profiles')).toHaveLength(1);
    for (const table of ['password_links', 'access_grants', 'accounts']) await knex(table).delete();
    await knex('profile_roles').delete();
  });

  it.each([
    ['a role that is none', ['Elli', 'Editor', 'elli@example.org', 'creator']],
    ['no e-mail address', ['Elli', 'Editor', 'elli', 'admin']],
  ])('refuses %s', async (_what, args) => {
    expect((await create(...args)).code).toBe(1);
    expect(await installation.knex('accounts')).toEqual([]);
  });
});

describe('the command for loans', () => {
  const load = (...flags: string[]) => {
    const lines = ['isbn;year;group;loans', '9789510392652;2024;gen;4', '9789510366431;2024;gen;-1'];
    const file = write('loans.csv', lines.join('\r\n'));
    return startCommand(installation, 'commands/import-loans.js', file, ...flags).ended;
  };

  it('reports invalid lines, and saves nothing', async () => {
    const { code, text } = await load('--save');
    expect(code).toBe(1);
    expect(text).toContain('wrong loans: 1, lines 3');
    expect(text).toContain('fix the file');
    expect(await installation.knex('loans')).toEqual([]);
  });

  it('saves nothing without --save, and the valid lines with --skip-wrong', async () => {
    expect((await load('--skip-wrong')).text).toContain('Nothing was saved');
    expect(await installation.knex('loans')).toEqual([]);
    expect((await load('--skip-wrong', '--save')).code).toBe(0);
    expect(await installation.knex('loans')).toHaveLength(1);
    expect((await load('--skip-wrong', '--save')).text).toContain('stored already');
  });
});

describe('the command for the register', () => {
  const createdAt = '2024-01-01T00:00:00.000Z';
  const nothing = { ...{ person: null, roles: [], authorNames: [], contracts: [] }, preferences: {} };
  const customer = (extPartyCode: string, ...ibans: string[]) => ({
    ...{ kind: 'profile', key: extPartyCode, profileKind: 'organisation', extPartyCode, ...nothing },
    ...{
      organisation: { name1: 'Kaarnan säätiö' },
      language: 'fi',
      asContact: false,
      contact: {},
      createdAt,
    },
    bankAccounts: ibans.map((iban, index) => ({ iban, bic: null, priority: index + 1 })),
  });
  const person = (extPartyCode: string, facts: object) => ({
    ...customer(extPartyCode),
    ...{ profileKind: 'person', organisation: null },
    person: { firstNames: 'Aino', lastName: 'Saari', ...facts },
  });
  const work = { ...{ kind: 'work', key: 'w', isbn: '9789510392652', name: 'Saaren talvi' }, createdAt };
  const deal = { ...{ kind: 'deal', key: 'd', work: 'w', role: 'author', amount: 1, owner: 'A' }, createdAt };
  const share = { ...{ kind: 'share', deal: 'd', profile: 'A', authorName: 'n' }, createdAt };
  const author = {
    ...customer('A'),
    authorNames: [{ key: 'n', name1: 'Aino', name2: 'Saari', aliasTo: null }],
  };

  const load = (...records: (object | string)[]) => {
    const lines = records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record)));
    const { child, ended } = startCommand(installation, 'commands/import-register.js');
    child.stdin.end(`${lines.join('\n')}\n`);
    return ended;
  };

  it('stores account numbers in one form', async () => {
    expect(await load(customer('A', 'fi21 1234 5600 0007 85', '000000-000000'))).toMatchObject({ code: 0 });
    const ibans = await installation.knex('bank_accounts').orderBy('priority').pluck('iban');
    expect(ibans).toEqual(['FI2112345600000785', '000000-000000']);
  });

  it('stores the date of birth of the identity code, or the given one without it', async () => {
    const people = [
      person('P1', { identityCode: makeIdentityCode('1960-05-04', '-', 928) }),
      person('P2', { identityCode: null, bornOn: '1960-05-04' }),
      person('P3', { identityCode: null, bornOn: null }),
    ];
    expect(await load(...people)).toMatchObject({ code: 0 });
    const births = await installation
      .knex('profiles')
      .whereLike('ext_party_code', 'P%')
      .orderBy('ext_party_code')
      .pluck('born_on');
    expect(births).toEqual(['1960-05-04', '1960-05-04', null]);
  });

  it.each([
    ['is no JSON', ['{'], /^Line 1: .*JSON/],
    ['refers to a later one', [share], 'Line 1: d of deals comes before its own record\n'],
    [
      'is a share beyond the amount of its deal',
      [author, work, deal, share, share],
      'Line 5: the deal d has more shares than its amount of 1\n',
    ],
    [
      'has an invalid account number',
      [customer('A'), customer('B', 'FI2112345600000784')],
      'Line 2: the IBAN FI•• •••• •••• ••07 84, or its BIC, is invalid\n',
    ],
    [
      'has a date of birth in the future',
      [person('P', { identityCode: null, bornOn: '2999-01-01' })],
      'Line 1: the date of birth 2999-01-01 is invalid\n',
    ],
    [
      'has an invalid date of birth',
      [person('P', { identityCode: null, bornOn: '4.5.1960' })],
      'Line 1: the date of birth 4.5.1960 is invalid\n',
    ],
  ])('names the line of a record that %s', async (_fault, records, text) => {
    const { code, text: printed } = await load(...records);
    expect(code).toBe(1);
    expect(printed).toEqual(expect.stringMatching(text));
  });
});

describe('the demonstration', () => {
  interface Line {
    name: string;
    reason: string | null;
    cents: number | string;
    profile_id: number | null;
    pay_date: string;
    state: string;
  }
  interface Contract {
    profile_id: number;
    valid_from: string;
    valid_to: string | null;
    comp_types: string;
  }
  let demonstration: Installation;
  let lines: Line[];

  beforeAll(async () => {
    demonstration = await newInstallation('demonstration');
    const { child, ended } = startCommand(
      { ...demonstration, env: { ...demonstration.env, CONTENT_DIR: path.join(root, 'demo/content') } },
      'commands/import-register.js',
    );
    for (const record of society({
      profiles: 40,
      works: 300,
      seed: 'nimio',
      now: new Date('2026-11-20T12:00:00.000Z'),
    }))
      child.stdin.write(`${JSON.stringify(record)}\n`);
    child.stdin.end();
    expect(await ended).toMatchObject({ code: 0 });
    lines = await demonstration
      .knex<Line>('accounting_lines as l')
      .join('distributions as d', 'd.calculation_id', 'l.calculation_id')
      .leftJoin('accountings as a', 'a.id', 'l.accounting_id')
      .select('d.name', 'd.pay_date', 'd.state', 'l.reason', 'l.cents', 'a.profile_id');
  });

  afterAll(() => demonstration.close());

  it('pays no one without a contract that covers the loans on the record day', async () => {
    const contracts = await demonstration.knex<Contract>('contracts').select();
    const covers = ({ valid_from: from, valid_to: to, comp_types: types }: Contract, day: string) =>
      from <= day && (to === null || to >= day) && (types === '*' || types.split(',').includes('LK'));
    const paid = lines.filter(({ profile_id: profile }) => profile !== null);
    expect(paid.length).toBeGreaterThan(500);
    const uncovered = paid.filter(
      (line) => !contracts.some((one) => one.profile_id === line.profile_id && covers(one, line.pay_date)),
    );
    expect(uncovered).toEqual([]);
  });

  it('has something in reserve that the author can claim late, and a deduction', async () => {
    const reserved = (reason: string, state: string) =>
      lines.some((line) => line.reason === reason && line.state === state && Number(line.cents) > 0);
    for (const reason of ['unclaimed', 'unregistered', 'noContract', 'notCovered'])
      expect([reason, reserved(reason, 'paid')]).toEqual([reason, true]);
    expect(reserved('unregistered', 'approved')).toBe(true);
    const deducted = await demonstration.knex('calculations').orderBy('id').pluck('deducted_cents');
    expect(deducted.map(Number)).toEqual([0, 0, 0, 253_000, 265_500]);
  });

  it('has a paid invoice and a sent one', async () => {
    const invoices = await demonstration.knex('invoices').orderBy('number').select('number', 'state');
    expect(invoices).toEqual([
      { number: 1001, state: 'paid' },
      { number: 1002, state: 'sent' },
    ]);
  });
});

describe('the database of a version with another schema', () => {
  interface Version {
    digest: string;
    content: string;
  }
  interface Schema {
    tables: { name: string; columns: object[] }[];
  }
  interface Stored {
    schema: string | Schema;
    hash: string;
  }
  const dataImport = ['commands/import-tax-data.js', 'none.csv'] as const;

  /** Starts a program on the database as another version would have left it. */
  async function startOn(change: Partial<Version>, [main, ...args]: readonly [string, ...string[]]) {
    const versions = () => installation.knex<Version>('schema_version');
    const [version] = await versions();
    await versions().update(change);
    try {
      return await startCommand(installation, main, ...args).ended;
    } finally {
      await versions().update({ ...version });
    }
  }

  const refusal = (reason: string) => ({ code: 1, text: expect.stringContaining(reason) as string });

  it.each([
    ['the server', ['start.js']],
    ['a command', dataImport],
  ] as const)('is refused by %s', async (_program, program) => {
    expect(await startOn({ digest: 'another' }, program)).toEqual({
      code: 1,
      text:
        'The database has the schema of another version (its first migration differs), and no migration leads from ' +
        'it to this one. Start the version that wrote it, or restore the backup made before the upgrade. In ' +
        'development npm run reset deletes the data, and npm start then begins with an empty database.\n',
    });
  });

  it('is refused without a recorded version', async () => {
    const { knex } = installation;
    await knex.schema.renameTable('schema_version', 'no_version');
    try {
      expect(await startCommand(installation, ...dataImport).ended).toEqual(refusal('another version'));
    } finally {
      await knex.schema.renameTable('no_version', 'schema_version');
    }
  });

  it.each([
    ['the server', ['start.js']],
    ['a command', dataImport],
  ] as const)('is refused by %s when it has a later migration', async (_program, program) => {
    const { knex } = installation;
    await knex('strapi_migrations').insert({ name: '9999-later.js', time: new Date() });
    try {
      const [main, ...args] = program;
      expect(await startCommand(installation, main, ...args).ended).toEqual(
        refusal('the migrations 9999-later.js'),
      );
    } finally {
      await knex('strapi_migrations').where({ name: '9999-later.js' }).delete();
    }
  });

  it.each(['api::later.later text richtext', 'api::about.about textFi string'])(
    'is refused by the server when it has content that this version does not know: %s',
    async (line) => {
      const [version] = await installation.knex<Version>('schema_version');
      const known = JSON.parse(version?.content ?? '') as string[];
      const content = JSON.stringify([...known, line]);
      expect(await startOn({ content }, ['start.js'])).toEqual(refusal(`the content ${line})`));
    },
  );

  it('loses no table or column when Strapi synchronises the schema', async () => {
    const { knex } = installation;
    const [stored] = await knex<Stored>('strapi_database_schema');
    // PostgreSQL parses the column itself.
    const schema = (
      typeof stored?.schema === 'string' ? JSON.parse(stored.schema) : stored?.schema
    ) as Schema;
    const text = { name: 'later_text', type: 'text', args: [], notNullable: false, unsigned: false };
    await knex.schema.createTable('laters', (table) => table.text(text.name));
    await knex.schema.alterTable('abouts', (table) => table.text(text.name));
    schema.tables.push({ name: 'laters', columns: [text], indexes: [], foreignKeys: [] } as never);
    schema.tables.find(({ name }) => name === 'abouts')?.columns.push(text);
    await knex('strapi_database_schema').update({ schema: JSON.stringify(schema), hash: 'another' });
    await (await startOwnServer(installation)).stop();
    expect((await knex<Stored>('strapi_database_schema'))[0]?.hash).toBe(stored?.hash);
    expect(await knex.schema.hasColumn('laters', text.name)).toBe(true);
    expect(await knex.schema.hasColumn('abouts', text.name)).toBe(true);
  });
});
