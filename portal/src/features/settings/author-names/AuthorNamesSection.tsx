import { PlusIcon, Section } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { EditButton, focusEditButton, type OpenParts } from '../../../shared/form/edit-in-place';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { LineList } from '../../../shared/page/frame-layout';
import { useMe } from '../../../shared/session/use-session';
import { type EditedPart, partOfName } from '../form/settings-form';
import { type AuthorNamesValues, withNewName, withoutName } from './author-names.form';
import { NameRow } from './NameRow';

interface AuthorNamesSectionProps {
  form: FormFields<AuthorNamesValues>;
  /** The stored profile, which has the names in use. */
  profile: Profile;
  errors: number;
  edit: OpenParts<EditedPart>;
}

/** The author names, each edited in place separately, and saved with the other settings. */
export function AuthorNamesSection({ form, profile, errors, edit }: AuthorNamesSectionProps) {
  const { t } = useText();
  const isStaff = useMe().rights.includes('manageAuthorNames');
  const { authorNames } = form.values;
  const remove = (key: string) => {
    const names = withoutName(authorNames, key);
    form.setValues({ authorNames: names });
    // A removed row cannot keep the focus.
    if (names.length < authorNames.length) focusEditButton('authorNames');
  };
  return (
    <Section
      id="authorNames"
      title={t('settings.authorNames')}
      error={errors > 0 && t('form.summaryTitle', { n: errors })}
      actions={
        <EditButton
          part="authorNames"
          label={t('authorNames.add')}
          name={t('authorNames.add')}
          icon={<PlusIcon />}
          onOpen={() => form.setValues({ authorNames: withNewName(authorNames, isStaff) })}
        />
      }
    >
      <p>{t('authorNames.explained')}</p>
      {authorNames.length === 0 ? (
        <p>{t('authorNames.none')}</p>
      ) : (
        <LineList>
          {authorNames.map((name, at) => (
            <NameRow
              key={name.key}
              form={form}
              name={name}
              at={at}
              profileHash={profile.hash}
              stored={profile.nameData.find(({ authorHash }) => authorHash === name.key)}
              part={partOfName(name.key)}
              isOpen={edit.open.includes(partOfName(name.key))}
              onOpen={() => edit.openPart(partOfName(name.key))}
              onRemove={() => remove(name.key)}
            />
          ))}
        </LineList>
      )}
    </Section>
  );
}
