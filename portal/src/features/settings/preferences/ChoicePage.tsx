import { Page, PageHead } from '@nimio/design-system';
import type { ReactNode } from 'react';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { Measure } from '../../../shared/page/layout';
import { usePageTitle } from '../../../shared/page/page-title';
import { ProfileForm } from '../form/ProfileForm';
import type { Part } from '../form/part';
import { StoredProfile } from '../StoredProfile';

interface ChoicePageProps<T extends object> {
  /** The name of the form among those of the profile. */
  name: string;
  title: string;
  parts: readonly Part<T>[];
  children: (form: PortalForm<T>) => ReactNode;
}

/** One group of settings on a separate page. */
export function ChoicePage<T extends object>({ name, title, parts, children }: ChoicePageProps<T>) {
  usePageTitle(title);
  return (
    <Page>
      <PageHead title={title} />
      <Measure>
        <StoredProfile lines={5}>
          {(stored, store) => (
            <ProfileForm name={name} stored={stored} onStored={store} parts={parts} aria-label={title}>
              {children}
            </ProfileForm>
          )}
        </StoredProfile>
      </Measure>
    </Page>
  );
}
