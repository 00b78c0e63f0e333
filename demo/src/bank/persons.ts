import { customers, type Person, strangers } from '../people/people.js';

/** What a test person is good for. */
export type PersonNote = 'hasAccount' | 'isCustomer' | 'isNew';

export interface TestPerson extends Person {
  note: PersonNote;
}

/** Whom one may be at the test bank without typing; always the same, in the same order. */
export const testPersons: readonly TestPerson[] = [
  { ...strangers.finnish, note: 'isNew' },
  { ...strangers.swedish, note: 'isNew' },
  { ...strangers.foreign, note: 'isNew' },
  { ...customers.walkIn, note: 'isCustomer' },
  { ...customers.author, note: 'hasAccount' },
  { ...customers.coauthor, note: 'hasAccount' },
];
