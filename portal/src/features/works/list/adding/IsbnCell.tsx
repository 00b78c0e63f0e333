import { type CellField, TextField } from '@nimio/design-system';
import { useEffect } from 'react';
import { useProfile } from '../../../../shared/session/use-session';
import { useIsbnLookup } from '../../add/use-isbn-lookup';
import { withFound } from './adding-row';
import { useIsbnText } from './use-isbn-text';
import type { Adding, WorkRow } from './work-row';

type IsbnCellProps = Pick<CellField<WorkRow>, 'change' | 'label' | 'error' | 'isDisabled'> & {
  adding: Adding;
};

/** Where the row begins; what is found of the ISBN fills the rest of it. */
export function IsbnCell({ adding, change, label, error, isDisabled }: IsbnCellProps) {
  const profile = useProfile();
  const textOf = useIsbnText();
  const { work, status } = useIsbnLookup(adding.isbn);
  useEffect(() => {
    if (work !== adding.found) change(withFound(adding, work, profile));
  }, [work, adding, profile, change]);
  const problem = status === 'invalid' || status === 'tooLong' ? textOf(status) : undefined;
  return (
    <TextField
      name="adding.isbn"
      label={label}
      value={adding.isbn}
      onChange={(isbn) => change({ adding: { ...adding, isbn } })}
      error={error ?? problem}
      isDisabled={isDisabled}
      autoComplete="off"
      spellCheck="false"
      width="11rem"
    />
  );
}
