import { type BoundField, Select } from '@nimio/design-system';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { nameOptions } from './author-names';

/** Under which of the profile's names the work is. */
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
