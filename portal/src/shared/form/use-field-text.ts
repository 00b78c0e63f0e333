import { useCallback } from 'react';
import { useErrorText } from '../errors/error-text';
import { type PlainMessageId, useText } from '../intl/use-text';
import { decodeFinding } from './field-finding';

/** Specific messages for a code at a field: `'username.required': 'login.usernameRequired'`. */
export type FieldTexts<T> = Partial<Record<`${keyof T & string}.${string}`, PlainMessageId>>;

/** A field of a row has the messages of its column: `authorNames.0.isni` those of the list’s `isni`. */
const inAnyRow = (field: string): string => field.replace(/\.\d+\./, '.');

/** Error texts of a form's fields. */
export function useFieldText<T>(texts: FieldTexts<T>): (finding: string, field: string) => string {
  const { t } = useText();
  const { ofField } = useErrorText();
  return useCallback(
    (finding, field) => {
      const { code, params } = decodeFinding(finding);
      const own = (texts as Record<string, PlainMessageId | undefined>)[`${inAnyRow(field)}.${code}`];
      return own ? t(own) : ofField(code, params);
    },
    [texts, t, ofField],
  );
}
