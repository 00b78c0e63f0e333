import { string } from 'yup';
import { code, shape } from '../schema.js';
import { isValidBic, normalizeBic } from './bic.js';
import { isForeignIban, normalizeIban } from './iban.js';
import { isValidIban } from './valid-iban.js';

/** IBAN, and for a foreign account its BIC (specification §5). */
export const bankAccountFields = {
  iban: string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeIban(value) : value))
    .max(64)
    .required()
    .test(
      'iban',
      () => code('ibanInvalid'),
      (value) => isValidIban(value),
    ),
  swift: string()
    .transform((value: unknown) => (typeof value === 'string' ? normalizeBic(value) : value))
    .max(32)
    .defined()
    .test({
      name: 'bic',
      test(value, context) {
        const { iban } = context.parent as { iban?: unknown };
        if (typeof iban !== 'string' || !isValidIban(iban) || !isForeignIban(iban)) return true;
        if (!value) return context.createError({ message: () => code('bicRequired') });
        return isValidBic(value, iban) || context.createError({ message: () => code('bicInvalid') });
      },
    }),
};

export const bankAccountSchema = shape(bankAccountFields);
