import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCommand } from './harness/command.js';
import { type Installation, newInstallation } from './harness/own-server.js';

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
  ])('names the line of a record that %s', async (_fault, records, text) => {
    const { code, text: printed } = await load(...records);
    expect(code).toBe(1);
    expect(printed).toEqual(expect.stringMatching(text));
  });
});

describe('the database of a version with another schema', () => {
  const refusal = {
    code: 1,
    text:
      'The database has the schema of another version, and no migration leads from it to this one. ' +
      'npm run reset deletes the data, and npm start then begins with an empty database.\n',
  };

  it.each([
    ['the server', ['start.js'], [{ digest: 'another' }]],
    ['a command, without a recorded version too', ['commands/import-tax-data.js', 'none.csv'], []],
  ] as const)('is refused by %s', async (_program, [main, ...args], recorded) => {
    const { knex } = installation;
    const versions = await knex('schema_version');
    const record = async (rows: readonly object[]) => {
      await knex('schema_version').delete();
      if (rows.length > 0) await knex('schema_version').insert(rows);
    };
    await record(recorded);
    try {
      expect(await startCommand(installation, main, ...args).ended).toEqual(refusal);
    } finally {
      await record(versions);
    }
  });
});
