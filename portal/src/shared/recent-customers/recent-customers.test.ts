import { beforeEach, expect, it, vi } from 'vitest';
import { asRecent, forgetCustomer, recentCustomers, rememberCustomer } from './recent-customers';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

const customer = (hash: string) => ({ hash, name: `Asiakas ${hash}`, number: null });
const hashesOf = (staff: string) => recentCustomers(staff).map(({ hash }) => hash);

it('remembers the last five, each once and the last one first', () => {
  for (const hash of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) rememberCustomer('saara', customer(hash));
  expect(hashesOf('saara')).toEqual(['b', 'f', 'e', 'd', 'c']);
});

it('shows a member of staff no customers of another', () => {
  rememberCustomer('saara', customer('a'));
  expect(hashesOf('petri')).toEqual([]);
});

it('has the newest name', () => {
  rememberCustomer('saara', customer('a'));
  const renamed = { hash: 'a', name: 'Sandbacka, Björn', number: '100482' };
  rememberCustomer('saara', renamed);
  expect(recentCustomers('saara')).toEqual([renamed]);
});

it('forgets a deleted customer', () => {
  for (const hash of ['a', 'b']) rememberCustomer('saara', customer(hash));
  forgetCustomer('saara', 'a');
  expect(hashesOf('saara')).toEqual(['b']);
});

it.each([
  [{}, []],
  [{ customers: 'a' }, []],
  [{ customers: [null, 7, { hash: 'a' }, { hash: 'b', name: 'B', number: 7 }] }, []],
  [{ customers: [{ hash: 'a', name: 'A', number: null }, 'b'] }, [{ hash: 'a', name: 'A', number: null }]],
])('of %o valid customers are used', (stored, customers) => expect(asRecent(stored)).toEqual(customers));
