import { Button, Checkbox, TextArea, toast } from '@nimio/design-system';
import { suggestChange } from '@nimio/domain/change-suggestion/change-suggestion.endpoints';
import { longestReason, suggestChangeSchema } from '@nimio/domain/change-suggestion/change-suggestion.schema';
import { useState } from 'react';
import { call } from '../../../api/client';
import { revalidate } from '../../../api/use-endpoint';
import { focusAfter } from '../../../shared/action/focus-after';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { useProfile } from '../../../shared/session/use-session';
import { AuthorNameField } from '../AuthorNameField';
import { AmountField } from '../roles/RolesField';
import { ShareArrow } from '../roles/ShareArrow';
import { shareChange } from '../roles/share-change';
import { bodyOf, type Suggested, type SuggestValues, startOf, suggestErrors } from './suggest-change.form';

/** The form that suggests another number to the owner of a deal, with its effect on the own share. */
export default function SuggestChangeForm(suggested: Suggested) {
  const { work, role } = suggested;
  const { t } = useText();
  const profile = useProfile();
  const [initial] = useState(() => startOf(suggested, profile));
  const form = usePortalForm<SuggestValues>({
    name: `suggest.${work.isbn}.${role}`,
    initial,
    validate: suggestErrors(suggested),
    texts: { 'suggestionReason.required': 'suggest.reasonRequired' },
  });
  const save = form.save(async (values) => {
    const moveFocus = focusAfter(form.formRef.current ?? document.body);
    await call(suggestChange, { body: suggestChangeSchema.cast(bodyOf(suggested)(values)) });
    toast.success(t('suggest.sent'));
    await revalidate(`/profiles/${profile.hash}/work-for-edit`);
    // The suggestion has replaced the form.
    moveFocus();
  });
  const { suggestedAmount, addIfAccepted } = form.values;
  const change = shareChange(work, { role, amount: suggestedAmount, isAdded: addIfAccepted });
  return (
    <PortalForm form={form} onSubmit={save} aria-label={t(`suggest.title_${role}`)}>
      <AmountField
        of={role}
        {...form.field('suggestedAmount')}
        description={t('suggest.now', { n: suggested.deal.amount })}
      />
      {work.role[role] === 0 && <Checkbox {...form.field('addIfAccepted')}>{t('suggest.addMe')}</Checkbox>}
      {profile.nameData.length > 1 && <AuthorNameField field={form.field('suggesterAuthorHash')} />}
      <TextArea
        {...form.field('suggestionReason')}
        label={t('suggest.reason')}
        description={t('suggest.reasonHint')}
        maxLength={longestReason}
        isRequired
      />
      <p role="status">
        <ShareArrow label={t('suggest.effect')} {...change} />
      </p>
      <Button type="submit" variant="second" isPending={form.isSubmitting}>
        {t('suggest.submit')}
      </Button>
    </PortalForm>
  );
}
