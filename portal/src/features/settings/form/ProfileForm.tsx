import { Button, FormActions, Notice } from '@nimio/design-system';
import type { Profile } from '@nimio/domain/profile/profile.types';
import { type ReactNode, useEffect } from 'react';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { PortalForm } from '../../../shared/form/PortalForm';
import type { PortalForm as State } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { PartFailure } from './save-parts';
import { useFieldLabels } from './use-field-labels';
import { type ProfileFormOptions, useProfileForm } from './use-profile-form';

interface ProfileFormProps<T extends object> extends ProfileFormOptions<T> {
  'aria-label': string;
  /** Called with the fields that have errors when they change. */
  onWrong?: (names: string) => void;
  /** Renders the sections, with the profile that the form started from. */
  children: (form: State<T>, profile: Profile) => ReactNode;
}

/** A form for parts of the profile, with one bar that saves the changes. */
export function ProfileForm<T extends object>(props: ProfileFormProps<T>) {
  const { children, onWrong, 'aria-label': label, ...options } = props;
  const { t } = useText();
  const { form, profile, submit, confirmation, proofDialog, conflict, partial } = useProfileForm(options);
  const labels = useFieldLabels();
  const wrong = form.summary.map(({ name }) => name).join(' ');
  useEffect(() => onWrong?.(wrong), [onWrong, wrong]);
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
        {children(form, profile)}
        <FormActions changes={form.changes} message={t('settings.changes', { n: form.changes })}>
          <Button variant="quiet" isInactive={form.changes === 0} onPress={() => form.reset()}>
            {t('settings.cancel')}
          </Button>
          <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0}>
            {t('settings.save')}
          </Button>
        </FormActions>
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
