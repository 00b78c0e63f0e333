import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.js';
import { endpoints } from '../endpoints.js';
import { staffRoles } from '../profile/profile-roles.js';
import { rightNames, rights, rightsOf } from './rights.js';

test('rights depend only on the roles of staff', () => {
  expect(rightsOf(['creator', 'estate', 'representative', 'beneficiary', 'tester'])).toEqual([]);
  expect(rightsOf(['creator', 'admin'])).toContain('actForCustomers');
  expect(rightsOf(['admin'])).not.toContain('manageStaffAccounts');
  expect(rightsOf(['superadmin'])).toEqual(rightNames);
});

test('every call that writes bank accounts needs a fresh proof of identity', () => {
  const writing = Object.values<Endpoint>(endpoints).filter(
    ({ method, path }) => method !== 'GET' && path.includes('bank-account'),
  );
  expect(writing.length).toBeGreaterThan(2);
  for (const { method, path, needsProof } of writing) expect([method, path, needsProof]).toContain(true);
});

const who = ({ access, needsProof }: Endpoint): string => {
  const fresh = needsProof ? '; fresh proof' : '';
  if (access.who === 'profile') return `profile, by \`${access.name}\`${fresh}`;
  return (access.who === 'staff' ? `staff with \`${access.right}\`` : access.who) + fresh;
};
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[][]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

const document = (): string => `# Who may do what

Made from \`domain/src/access/rights.ts\` and the table of calls by \`rights.test.ts\`, which fails when this page is
not what they say; \`npx vitest run --project unit domain/src/access -u\` regenerates it.

## Rights of the society’s own people

${table(
  ['Right', ...staffRoles],
  rightNames.map((right) => [
    `\`${right}\``,
    ...staffRoles.map((role) => (rights[right].includes(role) ? 'yes' : '–')),
  ]),
)}

## Calls

- *anonymous*: anybody. *session*: any session, that of strong authentication too, and while a password has to be changed.
  *login*: a session made with a password that holds. *account*: the same, with the current terms accepted.
- *profile*: an account that may use the profile which the call names, or staff with \`actForCustomers\`.
- *staff*: staff whose role has the right.
- *fresh proof*: the session’s password, second factor or strong authentication is at most ten minutes old.

${table(
  ['Call', 'Who', 'What for'],
  Object.values<Endpoint>(endpoints)
    .map((each) => [`\`${each.method} ${each.path}\``, who(each), each.summary])
    .toSorted(([a = ''], [b = '']) => (a.split('/')[1] ?? '').localeCompare(b.split('/')[1] ?? '')),
)}
`;

test('the page of rights matches the code', async () => {
  await expect(document()).toMatchFileSnapshot('../../../docs/rights.md');
});
