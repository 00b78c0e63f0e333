import { Button, FormActions, Notice } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import type { ReactNode } from 'react';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { type FollowedLink, type OpenParts, useOpenParts } from '../../../shared/form/edit-in-place';
import { PortalForm } from '../../../shared/form/PortalForm';
import type { PortalForm as State } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { PartFailure } from './save-parts';
import { useFieldLabels } from './use-field-labels';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form';

/** Parts of the form that are text until they are edited in place. */
interface InPlace<T extends object, P extends string> {
  /** In the order of the page. */
  parts: (values: T) => readonly P[];
  /** Whether values of a part differ from the stored ones. */
  hasChanges: (part: P, values: T, profile: Profile) => boolean;
  link?: FollowedLink;
}

interface ProfileFormProps<T extends object, P extends string> extends ProfileFormOptions<T> {
  'aria-label': string;
  /** Without it all fields are there from the beginning. */
  inPlace?: InPlace<T, P>;
  /** Renders the sections, with the profile that the form started from. */
  children: (form: State<T>, profile: Profile, edit: OpenParts<P>) => ReactNode;
}

/** A form for parts of the profile, with one bar that saves the changes. */
export function ProfileForm<T extends object, P extends string = never>(props: ProfileFormProps<T, P>) {
  const { children, inPlace, 'aria-label': label, ...options } = props;
  const { t } = useText();
  const labels = useFieldLabels();
  const openParts = useOpenParts(inPlace?.link);
  const { form, profile, submit, confirmation, proofDialog, conflict, partial } = useProfileForm(
    options,
    openParts.close,
  );
  const edit = openParts.among<P>(
    inPlace?.parts(form.values) ?? [],
    (part) => inPlace?.hasChanges(part, form.values, profile) ?? false,
  );
  return (
    <>
      <PortalForm
        form={form}
        onSubmit={submit}
        aria-label={label}
        lateParts={options.parts.flatMap(({ lateParts = [], rules = [] }) => lateParts.concat(rules))}
        failureNotice={
          (conflict && (
            <ConflictChoice
              conflict={conflict}
              label={labels.label}
              text={(name, side) => labels.both(name, conflict.own[name], conflict.current[name])[side]}
            />
          )) ||
          (partial && <PartialNotice failure={partial} text={form.failureText(partial)} />)
        }
      >
        {children(form, profile, edit)}
        {(!inPlace || edit.open.length > 0) && (
          <FormActions changes={form.changes} message={t('settings.changes', { n: form.changes })}>
            <Button
              variant="quiet"
              isInactive={inPlace ? form.isSubmitting : form.changes === 0}
              onPress={() => {
                form.reset();
                openParts.close();
              }}
            >
              {t('settings.cancel')}
            </Button>
            <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0}>
              {t('settings.save')}
            </Button>
          </FormActions>
        )}
      </PortalForm>
      {confirmation && <confirmation.Dialog {...confirmation} />}
      {proofDialog}
    </>
  );
}

/** Says which parts were saved, which were not and why; the rest remains in the form. */
function PartialNotice({ failure, text }: { failure: PartFailure; text: string }) {
  const { t } = useText();
  const saved = failure.saved.map((id) => t(`settings.part_${id}`)).join(', ');
  return (
    <Notice tone="danger" title={t('settings.partTitle')}>
      <p>{t('settings.partSaved', { saved })}</p>
      <p>{t('settings.partFailed', { failed: t(`settings.part_${failure.failed}`), reason: text })}</p>
      <p>{t('settings.partRest')}</p>
    </Notice>
  );
}
