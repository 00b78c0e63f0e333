import { isCreator } from '@nimio/domain/profile/checklist';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { useCallback } from 'react';
import type { Stored } from '../../shared/conflict/save-version';
import { useMe } from '../../shared/session/use-session';
import { useSettingsTitle } from '../../shared/session/use-settings-title';
import { AuthorNamesSection } from './author-names/AuthorNamesSection';
import { BankSection } from './bank/BankSection';
import { ContactSection } from './contact/ContactSection';
import { ProfileForm } from './form/ProfileForm';
import { type SectionId, type SettingsValues, settingsParts, wrongSections } from './form/settings-form';
import { OtherSection } from './preferences/OtherSection';

interface SettingsFormProps {
  stored: Stored<Profile>;
  onStored: (answer: Stored<Profile>) => void;
  /** Called with the sections that have errors when they change. */
  onWrong: (sections: readonly SectionId[]) => void;
}

/** All sections that the save bar saves. */
export function SettingsForm({ stored, onStored, onWrong }: SettingsFormProps) {
  const isStaff = useMe().rights.includes('actForCustomers');
  const title = useSettingsTitle();
  const profile = stored.data;
  const isOwn = profile.asContact === 1 || isStaff;
  const notifySections = useCallback((names: string) => onWrong(wrongSections(names)), [onWrong]);
  return (
    <ProfileForm<SettingsValues>
      name="settings"
      stored={stored}
      onStored={onStored}
      onWrong={notifySections}
      parts={settingsParts(profile, isStaff)}
      aria-label={title}
    >
      {(form, edited) => (
        <>
          <ContactSection form={form} profile={edited} isOwn={isOwn} />
          <BankSection form={form} profile={edited} />
          {isCreator(profile) && <AuthorNamesSection form={form} profile={edited} />}
          <OtherSection form={form} profile={edited} />
        </>
      )}
    </ProfileForm>
  );
}
