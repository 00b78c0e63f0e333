import { isDuration, isFlag, isOneOf, parseFaults } from '../stand-in/faults.js';

/** What the test bank does wrong, for tests of the portal; all off at the start. */
export interface BankFaults {
  /** The token endpoint answers 500, waits before it answers, or answers a web page. */
  tokenEndpoint?: 'fail' | 'slow' | 'garbage';
  /** How long `slow` waits, in milliseconds; 10,000 when not given. */
  slowMilliseconds?: number;
  /** The provider's metadata answer 500. */
  discovery?: 'fail';
  /** The ID token is signed with a stranger's key, under the bank's key id. */
  evilSignature?: boolean;
  /** The ID token is signed but not encrypted. */
  plainIdToken?: boolean;
  /** The ID token carries another nonce than was asked for. */
  wrongNonce?: boolean;
  /** The ID token was valid an hour ago. */
  expiredIdToken?: boolean;
  /** The ID token has no identity code. */
  noIdentityCode?: boolean;
  /** The identity code ends with a wrong check character, as some brokers' test banks send it. */
  wrongCheckCharacter?: boolean;
  /** The names are longer than anybody's, and hold control characters. */
  strangeNames?: boolean;
}

/** Reads switches from outside; throws with a sentence when they are not understood. */
export function parseBankFaults(body: unknown): BankFaults {
  return parseFaults(body, {
    tokenEndpoint: isOneOf('fail', 'slow', 'garbage'),
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
