import type { FormErrors } from '../../src/use-form/form-state';

/** What is given on the way, whatever step it belongs to. */
export interface Claim {
  isbn: string;
  name: string;
  publisher: string;
  year: string;
  /** Empty until one is chosen. */
  role: string;
  heads: number | null;
}

export const emptyClaim: Claim = { isbn: '', name: '', publisher: '', year: '', role: '', heads: 1 };

export const roles = ['author', 'translator', 'illustrator'] as const;
export const roleOf = ({ role }: Claim) => roles.find((one) => one === role);

export const steps = ['work', 'share', 'check'] as const;
export type Step = (typeof steps)[number];
export const after = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];
export const before = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1];

/** Names of the sentences that say what is wrong. */
export type ClaimError =
  | 'isbnWrong'
  | 'nameMissing'
  | 'publisherMissing'
  | 'yearWrong'
  | 'roleMissing'
  | 'headsMissing';

type Errors = FormErrors<Claim> & Partial<Record<keyof Claim, ClaimError>>;

/** A step answers for its own fields alone: an error never waits in a step that somebody has not come to. */
export const claimErrors: Record<Step, (claim: Claim) => Errors> = {
  work: ({ isbn, name, publisher, year }) => ({
    ...(!/^(\d{9}[\dx]|\d{13})$/i.test(isbn.replaceAll(/[\s-]/g, '')) && { isbn: 'isbnWrong' }),
    ...(name.trim() === '' && { name: 'nameMissing' }),
    ...(publisher.trim() === '' && { publisher: 'publisherMissing' }),
    ...(!/^\d{4}$/.test(year.trim()) && { year: 'yearWrong' }),
  }),
  share: (claim) => ({
    ...(!roleOf(claim) && { role: 'roleMissing' }),
    ...(claim.heads === null && { heads: 'headsMissing' }),
  }),
  check: () => ({}),
};
