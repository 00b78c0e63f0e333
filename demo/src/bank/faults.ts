import { isDuration, isFlag, isOneOf, parseFaults } from '../stand-in/faults.js';

/** Faults that the test bank simulates for tests of the portal. There are none at the start. */
export interface BankFaults {
  /** The token endpoint returns 500, delays its reply, returns a web page, or labels its JSON as text. */
  tokenEndpoint?: 'fail' | 'slow' | 'garbage' | 'text';
  /** The delay of `slow` in milliseconds, by default 10,000. */
  slowMilliseconds?: number;
  /** The metadata endpoint returns 500. */
  discovery?: 'fail';
  /** The ID token is signed with an unknown key under the bank's key id. */
  evilSignature?: boolean;
  /** The ID token is signed but not encrypted. */
  plainIdToken?: boolean;
  /** The ID token has another nonce than the request. */
  wrongNonce?: boolean;
  /** The ID token expired an hour ago. */
  expiredIdToken?: boolean;
  /** The ID token has no identity code. */
  noIdentityCode?: boolean;
  /** The identity code has a wrong check character, as those of some brokers' test banks do. */
  wrongCheckCharacter?: boolean;
  /** The names are longer than real ones and contain control characters. */
  strangeNames?: boolean;
}

/** Validates faults of a request; throws an error that names an invalid one. */
export function parseBankFaults(body: unknown): BankFaults {
  return parseFaults(body, {
    tokenEndpoint: isOneOf('fail', 'slow', 'garbage', 'text'),
    slowMilliseconds: isDuration,
    discovery: isOneOf('fail'),
    evilSignature: isFlag,
    plainIdToken: isFlag,
    wrongNonce: isFlag,
    expiredIdToken: isFlag,
    noIdentityCode: isFlag,
    wrongCheckCharacter: isFlag,
    strangeNames: isFlag,
  });
}
