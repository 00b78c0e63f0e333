import type { BoundField, CellField, RowErrors } from '@nimio/design-system';
import { AmountFields } from '../../add/AmountFields';
import type { AddWorkValues } from '../../add/carried';
import { RolesChoice } from '../../roles/RolesField';
import { canBecomeTranslated, roleBlock } from '../../roles/role-state';
import { isEnough } from './adding-row';
import type { Adding, WorkRow } from './work-row';

interface PartCellProps extends Pick<CellField<WorkRow>, 'change' | 'isDisabled'> {
  adding: Adding;
  errors: RowErrors;
}

/** One of the form's fields, in the row. */
export const partField =
  ({ adding, change, errors }: Pick<PartCellProps, 'adding' | 'change' | 'errors'>) =>
  <K extends keyof AddWorkValues>(name: K): BoundField<AddWorkValues[K]> => ({
    name: `adding.${name}`,
    value: adding.values[name],
    onChange: (value) => change({ adding: { ...adding, values: { ...adding.values, [name]: value } } }),
    onBlur: () => undefined,
    error: errors[name],
  });

/** As what the author was part of the book, and how many share that. */
export function PartCell(props: PartCellProps) {
  const { adding, isDisabled } = props;
  const { found, values } = adding;
  const field = partField(props);
  return (
    <div>
      <RolesChoice
        field={field('roles')}
        blockOf={(role) => (found?.work ? roleBlock(found, role, values.translated) : undefined)}
        becomesTranslated={found !== undefined && canBecomeTranslated(found) && !values.translated}
        isDisabled={isDisabled}
      />
      {found && isEnough(found) && (
        <AmountFields form={{ field, values }} found={found} isDisabled={isDisabled} />
      )}
    </div>
  );
}
