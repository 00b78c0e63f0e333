import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ChecklistProfile, checklist } from './checklist.js';

const now = new Date('2026-11-20T12:00:00Z');

const ready: ChecklistProfile = {
  roles: [{ code: 'creator' }],
  streetAddress: 'Kirjakuja 1',
  zipCode: '00100',
  postCenter: 'Helsinki',
  country: 'FI',
  phone: null,
  email: 'kirjailija@example.com',
  bankAccounts: [{ iban: 'FI2112345600000785' }],
  contracts: [{ type: 'VALKIR', description: 'nimio', validFrom: '2020-01-01', validTo: null }],
  taxation: { taxType: 'ST', taxYear: 2026 },
  worksCount: 3,
};

const states = (profile: Partial<ChecklistProfile>) =>
  Object.fromEntries(checklist({ ...ready, ...profile }, 'nimio', now).map(({ id, state }) => [id, state]));

describe('checklist', () => {
  it('is all done for a profile that is ready', () => {
    const done = { contract: 'done', contact: 'done', bankAccount: 'done', taxation: 'done', works: 'done' };
    expect(states({})).toEqual(done);
    expect(Object.keys(states({}))).toEqual(Object.keys(done));
  });

  it('lists each thing to do', () => {
    expect(states({ contracts: [] })).toMatchObject({ contract: 'todo' });
    expect(
      states({ contracts: ready.contracts.map((contract) => ({ ...contract, validTo: '2020-01-01' })) }),
    ).toMatchObject({ contract: 'todo' });
    expect(states({ postCenter: '' })).toMatchObject({ contact: 'todo' });
    expect(states({ email: ' ' })).toMatchObject({ contact: 'todo' });
    expect(states({ bankAccounts: [{ iban: '000000-000000' }] })).toMatchObject({ bankAccount: 'todo' });
    expect(states({ taxation: { taxType: null, taxYear: null } })).toMatchObject({ taxation: 'todo' });
    expect(states({ worksCount: 0 })).toMatchObject({ works: 'todo' });
  });

  it('warns of a tax year that has passed, in Helsinki, when the tax type is relevant', () => {
    const old = { taxType: 'ST', taxYear: 2025 };
    expect(states({ taxation: old })).toMatchObject({ taxation: 'alert' });
    expect(states({ taxation: { ...old, taxType: 'M' } })).toMatchObject({ taxation: 'done' });
    const newYear = checklist(ready, 'nimio', new Date('2026-12-31T22:00:00Z'));
    expect(newYear.find(({ id }) => id === 'taxation')?.state).toBe('alert');
  });

  it('shows taxation to creators only, and never alerts a mere representative or beneficiary', () => {
    const roles = [
      'creator',
      'estate',
      'unsettledEstate',
      'representative',
      'beneficiary',
      'tester',
      'admin',
    ];
    fc.assert(
      fc.property(
        fc.subarray(roles, { minLength: 1 }),
        fc.integer({ min: 2000, max: 2030 }),
        (codes, taxYear) => {
          const own = states({
            roles: codes.map((code) => ({ code })),
            taxation: { taxType: 'ST', taxYear },
          });
          const isCreator = codes.some((code) => ['creator', 'estate', 'unsettledEstate'].includes(code));
          expect(own['taxation']).toBe(isCreator ? (taxYear < 2026 ? 'alert' : 'done') : undefined);
        },
      ),
    );
  });
});
