import type { BoundField } from '@nimio/design-system';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { type AuthorNamesValues, changedName, type NameValues, type StaffValues } from './author-names.form';

/** Fields of one row of the list, named by its index: `authorNames.0.isni`. */
export function nameFields(form: FormFields<AuthorNamesValues>, name: NameValues, at: number) {
  const change = (part: Partial<NameValues>) =>
    form.setValues(({ authorNames }) => ({ authorNames: changedName(authorNames, name.key, part) }));
  /** The form has errors by any name, but values only by that of the list. */
  const bound = <V>(field: string, value: V, onChange: (value: V) => void): BoundField<V> => {
    const { error } = form.field(`authorNames.${at}.${field}` as 'authorNames');
    return { name: `authorNames.${at}.${field}`, value, onChange, onBlur: () => undefined, error };
  };
  return {
    change,
    field: <K extends keyof NameValues>(field: K): BoundField<NameValues[K]> =>
      bound(field, name[field], (value) => change({ [field]: value })),
    staffField: <K extends keyof StaffValues>(
      staffValues: StaffValues,
      field: K,
    ): BoundField<StaffValues[K]> =>
      bound(field, staffValues[field], (value) =>
        change({ staffValues: { ...staffValues, [field]: value } }),
      ),
  };
}
