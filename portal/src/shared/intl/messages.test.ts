import { describe, expect, it } from 'vitest';
import { checkMessages, findUnused } from '../../../scripts/messages/check.mjs';
import { compileMessages, declareMessages } from '../../../scripts/messages/compile.mjs';
import { partOf } from '../../../scripts/messages/parts.mjs';

const texts = (fi: string, sv = fi, en = fi) => ({ fi, sv, en });
const catalogue = (
  messages: Record<string, Record<string, string>>,
  path = 'features/works/add-work.messages.json',
) => ({
  path,
  messages,
});
const problems = (messages: Record<string, Record<string, string>>) => checkMessages([catalogue(messages)]);

describe('checkMessages', () => {
  it('accepts three languages of one shape', () => {
    expect(
      problems({
        'addWork.title': texts('Lisää teos', 'Lägg till verk', 'Add a work'),
        'addWork.count': texts(
          '{n, plural, one {# teos} other {# teosta}}',
          '{n, plural, other {# verk}}',
          '{n, plural, one {# work} other {# works}}',
        ),
        'addWork.terms': texts(
          'Lue <link>ehdot</link>, {name}',
          '{name}, läs <link>villkoren</link>',
          'Read <link>it</link>, {name}',
        ),
      }),
    ).toEqual([]);
  });

  it.each([
    ['a missing language', { fi: 'a', sv: 'b' }, 'en is missing'],
    ['an empty text', texts('a', ' '), 'sv is missing'],
    ['an unknown language', { ...texts('a'), de: 'd' }, 'unknown language de'],
    ['another placeholder', texts('{name}', '{nam}'), 'placeholders differ'],
    ['another kind of placeholder', texts('{n, plural, other {#}}', '{n}'), 'placeholders differ'],
    [
      'other options',
      texts('{r, select, a {1} other {2}}', '{r, select, b {1} other {2}}'),
      'placeholders differ',
    ],
    ['a broken text', texts('{name'), 'cannot be read'],
    ['its own format', texts('{n, number}'), 'formats a number or a date itself'],
    ['space at the end', texts('a '), 'begins or ends with a space'],
  ])('refuses %s', (_, message, problem) => {
    expect(problems({ 'addWork.x': message }).join()).toContain(problem);
  });

  it('refuses a foreign prefix and a duplicate id', () => {
    expect(problems({ 'works.x': texts('a') }).join()).toContain('must begin with addWork.');
    const twice = checkMessages([
      catalogue({ 'addWork.x': texts('a') }),
      catalogue({ 'addWork.x': texts('a') }, 'b/add-work.messages.json'),
    ]);
    expect(twice).toEqual([
      'b/add-work.messages.json: addWork.x: stands in features/works/add-work.messages.json too',
    ]);
  });
});

describe('findUnused', () => {
  it('recognizes whole ids and those that begin with a template', () => {
    const messages = {
      'addWork.title': texts('a'),
      'addWork.role_author': texts('b'),
      'addWork.lost': texts('c'),
    };
    const code = "t('addWork.title') t(`addWork.role_${role}`)";
    expect(findUnused([catalogue(messages)], [{ path: 'features/works/AddWork.tsx', code }])).toEqual([
      'features/works/add-work.messages.json: addWork.lost: is not used',
    ]);
  });
});

describe('compileMessages', () => {
  it('separates late messages', () => {
    expect(partOf('shared/form/form.messages.json')).toBe('entry');
    expect(partOf('features/session/login/login.messages.json')).toBe('entry');
    expect(partOf('app/app.messages.json')).toBe('entry');
    expect(partOf('app/layout/frame.messages.json')).toBe('frame');
    expect(partOf('features/session/register/register.messages.json')).toBe('session');
    expect(partOf('features/home/home.messages.json')).toBe('pages');
    const { files } = compileMessages([catalogue({ 'addWork.x': texts('a') })]);
    expect(files['works.sv']).toEqual({ 'addWork.x': [{ type: 0, value: 'a' }] });
    expect(files['entry.sv']).toEqual({});
  });

  it('types the values of each message', () => {
    const types = declareMessages([
      catalogue({ 'addWork.a': texts('a'), 'addWork.b': texts('{n, plural, other {#}} <b>{name}</b>') }),
    ]);
    expect(types).toContain("'addWork.a': never;");
    expect(types).toContain("'addWork.b': { n: number; b: Tag; name: Value };");
  });
});
