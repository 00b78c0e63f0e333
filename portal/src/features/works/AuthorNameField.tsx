import { type BoundField, Select } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { nameOptions } from './author-names';

/** The author name of the work. */
export function AuthorNameField({
  field,
  isDisabled = false,
}: {
  field: BoundField<string>;
  isDisabled?: boolean;
}) {
  const { t } = useText();
  const { nameData } = useProfile();
  return (
    <Select
      {...field}
      label={t('works.authorName')}
      options={nameOptions(nameData)}
      width="20rem"
      isDisabled={isDisabled}
    />
  );
}
