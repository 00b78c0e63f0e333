import { code, requiredText, shape } from '../schema.js';

/** A typed code without spaces and hyphens. */
const bare = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether it is a code of the app (six digits), and not a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(bare(typed));

/** The number of recovery codes, each valid once. */
export const recoveryCodeCount = 10;

const recoveryPattern = /^[2-9A-HJ-NP-Z]{12}$/;

/** The normalized code, or `undefined` when it is of neither kind. */
export const secondFactorCode = (typed: string): string | undefined => {
  const text = bare(typed);
  return isAppCode(text) || recoveryPattern.test(text) ? text : undefined;
};

/** A code of the app, or a recovery code; spaces and hyphens are ignored. */
export const secondFactorSchema = shape({
  code: requiredText(40).test(
    'code',
    () => code('secondFactorInvalid'),
    (value) => secondFactorCode(value) !== undefined,
  ),
});
