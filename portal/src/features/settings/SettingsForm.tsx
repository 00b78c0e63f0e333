import type { Profile } from '@nimio/domain/profile/profile.types';
import { isCreator } from '@nimio/domain/profile/profile-roles';
import type { ReactNode } from 'react';
import type { Stored } from '../../shared/conflict/save-version';
import type { FollowedLink } from '../../shared/form/edit-in-place';
import { useMe } from '../../shared/session/use-session';
import { useSettingsTitle } from '../../shared/session/use-settings-title';
import { AuthorNamesSection } from './author-names/AuthorNamesSection';
import { BankSection } from './bank/BankSection';
import { ContactSection } from './contact/ContactSection';
import { ProfileForm } from './form/ProfileForm';
import {
  type EditedPart,
  editedParts,
  hasChanges,
  type SectionId,
  type SettingsValues,
  sectionOfField,
  settingsParts,
} from './form/settings-form';
import { OtherSection } from './preferences/OtherSection';

interface SettingsFormProps {
  stored: Stored<Profile>;
  onStored: (response: Stored<Profile>) => void;
  /** Opens the section of its anchor. */
  link: FollowedLink;
  /** What the form does not save, before the other details. */
  children?: ReactNode;
}

/** The details of a customer as text, until they are edited in place, with one bar that saves them. */
export function SettingsForm({ stored, onStored, link, children }: SettingsFormProps) {
  const me = useMe();
  const isStaff = me.rights.includes('actForCustomers');
  const title = useSettingsTitle();
  const profile = stored.data;
  const parts = settingsParts(profile, isStaff);
  const offered = (values: SettingsValues) => editedParts(parts, values);
  return (
    <ProfileForm<SettingsValues, EditedPart>
      // Drafts belong to the session's profile; staff have one for each customer too.
      name={me.profile?.hash === profile.hash ? 'settings' : `settings.${profile.hash}`}
      stored={stored}
      onStored={onStored}
      parts={parts}
      inPlace={{ parts: offered, hasChanges, link }}
      aria-label={title}
    >
      {(form, edited, edit) => {
        const errors = (section: SectionId) =>
          form.summary.filter(({ name }) => sectionOfField(name, edited) === section).length;
        const canEditContact = offered(form.values).includes('basic');
        return (
          <>
            <ContactSection
              form={form}
              profile={edited}
              errors={errors('basic')}
              {...(canEditContact && { edit })}
            />
            <BankSection form={form} profile={edited} errors={errors('iban')} isStaff={isStaff} edit={edit} />
            {isCreator(profile) && (
              <AuthorNamesSection form={form} profile={edited} errors={errors('authorNames')} edit={edit} />
            )}
            {children}
            <OtherSection form={form} profile={edited} errors={errors('other')} edit={edit} />
          </>
        );
      }}
    </ProfileForm>
  );
}
