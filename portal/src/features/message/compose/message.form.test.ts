import { expect, test } from 'vitest';
import { type MessageValues, replyTitle, validateMessage } from './message.form';

const values: MessageValues = { profileHashes: ['a'.repeat(22)], title: 'Tilitys', message: 'Hei' };
const validate = validateMessage(100);

test.each<[Partial<MessageValues>, object]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'required' }],
  [{ message: '\n ' }, { message: 'required' }],
  [
    { title: '', message: '' },
    { title: 'required', message: 'required' },
  ],
  [{ profileHashes: [] }, { profileHashes: 'required' }],
  [{ title: 'a'.repeat(201) }, { title: 'tooLong?max=200' }],
  [{ message: 'a'.repeat(100) }, {}],
  [{ message: `${'a'.repeat(100)} \n` }, {}],
  [{ message: 'a'.repeat(101) }, { message: 'tooLong?max=100' }],
  [{ message: 'a'.repeat(10_001) }, { message: 'tooLong?max=10000' }],
  [{ message: 'a\u0007b' }, { message: 'invalid' }],
])('%j is wrong in %j', (changes, errors) => {
  expect(validate({ ...values, ...changes })).toEqual(errors);
});

test('a message has at most 500 recipients', () => {
  const many = Array.from({ length: 501 }, (_, at) => String(at).padStart(22, '0'));
  expect(validate({ ...values, profileHashes: many })).toEqual({ profileHashes: 'tooLong?max=500' });
  expect(validate({ ...values, profileHashes: many.slice(1) })).toEqual({});
});

test.each([
  ['Tilitys', 'Vs: Tilitys'],
  ['Vs: Tilitys', 'Vs: Tilitys'],
  ['VS:Tilitys', 'Vs: Tilitys'],
  ['Sv: Re: Vs: Tilitys', 'Vs: Tilitys'],
  ['Versio: uusi', 'Vs: Versio: uusi'],
])('an answer to %j is called %j', (title, response) => {
  expect(replyTitle(title, 'Vs:')).toBe(response);
});

test('the subject of an answer is never too long', () => {
  const long = replyTitle('a'.repeat(200), 'Vs:');
  expect(long).toHaveLength(200);
  expect(long).toMatch(/^Vs: a+…$/);
});
