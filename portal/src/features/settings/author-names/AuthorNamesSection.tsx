import { Button, Section } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useRef, useState } from 'react';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Above } from '../../../shared/page/layout';
import { useMe } from '../../../shared/session/use-session';
import { type AuthorNamesValues, withNewName, withoutName } from './author-names.form';
import { NameRow } from './NameRow';

interface AuthorNamesSectionProps {
  form: FormFields<AuthorNamesValues>;
  /** The stored profile, which has the names in use. */
  profile: Profile;
}

/** The author names, edited here and saved with the other settings. */
export function AuthorNamesSection({ form, profile }: AuthorNamesSectionProps) {
  const { t } = useText();
  const isStaff = useMe().rights.includes('manageAuthorNames');
  const place = useRef<HTMLDivElement>(null);
  const [newest, setNewest] = useState<string>();
  const { authorNames } = form.values;
  const add = () => {
    const names = withNewName(authorNames, isStaff);
    setNewest(names[0]?.key);
    form.setValues({ authorNames: names });
  };
  const remove = (key: string) => {
    const names = withoutName(authorNames, key);
    form.setValues({ authorNames: names });
    // A removed row cannot keep the focus.
    if (names.length < authorNames.length) place.current?.querySelector('button')?.focus();
  };
  return (
    <Section id="authorNames" title={t('settings.authorNames')}>
      <p>{t('authorNames.explained')}</p>
      {authorNames.length === 0 && <p>{t('authorNames.none')}</p>}
      <div ref={place}>
        <Above>
          <Button variant="second" size="sm" onPress={add}>
            {t('authorNames.add')}
          </Button>
        </Above>
        {authorNames.map((name, at) => (
          <NameRow
            key={name.key}
            form={form}
            at={at}
            profileHash={profile.hash}
            stored={profile.nameData.find(({ authorHash }) => authorHash === name.key)}
            takesFocus={name.key === newest}
            onRemove={() => remove(name.key)}
          />
        ))}
      </div>
    </Section>
  );
}
