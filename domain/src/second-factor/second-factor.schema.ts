import { code, requiredText, shape } from '../schema.js';

/** What is left of a code as people write it, in groups and with hyphens. */
const bare = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether it is a code of the app's, six digits; otherwise it is one of those for recovery. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(bare(typed));

/** How many codes for recovery there are, each good once. */
export const recoveryCodeCount = 10;

const recoveryPattern = /^[2-9A-HJ-NP-Z]{12}$/;

/** The code as it is compared, or undefined when it is none of either kind. */
export const secondFactorCode = (typed: string): string | undefined => {
  const text = bare(typed);
  return isAppCode(text) || recoveryPattern.test(text) ? text : undefined;
};

/** A code of the app's, or one for recovery; spaces and hyphens do not matter. */
export const secondFactorSchema = shape({
  code: requiredText(40).test(
    'code',
    () => code('secondFactorInvalid'),
    (value) => secondFactorCode(value) !== undefined,
  ),
});
