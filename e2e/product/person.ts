import { randomInt } from 'node:crypto';
import { makeIdentityCode } from '@nimio/domain/person/identity-code';

export interface Person {
  firstNames: string;
  lastName: string;
  identityCode: string;
  username: string;
  email: string;
  password: string;
}

/** Somebody whom nobody has met before. */
export function newPerson(): Person {
  const day = new Date(Date.UTC(1940 + randomInt(50), randomInt(12), 1 + randomInt(28)));
  const birthdate = day.toISOString().slice(0, 10);
  const username = `kirjailija${randomInt(1_000_000_000)}`;
  return {
    firstNames: 'Inka Maria',
    lastName: 'Vuorela',
    identityCode: makeIdentityCode(birthdate, '-', 900 + randomInt(100)),
    username,
    email: `${username}@example.org`,
    password: 'neljä sanaa riittää hyvin',
  };
}
