import { Button, RadioGroup, Text, TextArea, TextField, TextLink, toast } from '@nimio/design-system';
import { createDeathReport } from '@nimio/domain/death-report/death-report.endpoints';
import { newDeathReportSchema, relations } from '@nimio/domain/death-report/death-report.schema';
import { call } from '../../api/client';
import { PortalForm } from '../../shared/form/PortalForm';
import { dayOnTheWire } from '../../shared/form/typed-day';
import { usePortalForm } from '../../shared/form/use-portal-form';
import { validateWith } from '../../shared/form/validate-with';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';

interface Values {
  authorName: string;
  diedOn: string;
  relation: string;
  text: string;
}

const empty: Values = { authorName: '', diedOn: '', relation: '', text: '' };
const bodyOf = (values: Values) => ({ ...values, diedOn: dayOnTheWire(values.diedOn) });
const validate = validateWith<Values>(newDeathReportSchema, bodyOf);

/** Reports a death. Documents are added to the sent report, so that a failed file loses nothing that was typed. */
export function DeathReportForm({ onSent }: { onSent: () => Promise<unknown> }) {
  const { t } = useText();
  const { hash: profileHash, email, phone } = useProfile();
  const ways = [email, phone].filter(Boolean).join(', ');
  const form = usePortalForm<Values>({
    name: 'death-report',
    initial: empty,
    validate,
    texts: {
      'authorName.required': 'deathReport.authorNameRequired',
      'diedOn.required': 'deathReport.diedOnRequired',
      'diedOn.dayInvalid': 'deathReport.diedOnInvalid',
      'relation.invalid': 'deathReport.relationRequired',
    },
  });
  const send = form.save(
    async (values) => {
      await call(createDeathReport, {
        params: { profileHash },
        body: newDeathReportSchema.cast(bodyOf(values)),
      });
      await onSent();
    },
    () => {
      form.reset(empty);
      toast.success(t('deathReport.sent'));
    },
  );
  return (
    <PortalForm form={form} onSubmit={send} aria-label={t('deathReport.form')}>
      <TextField
        {...form.field('authorName')}
        label={t('deathReport.authorName')}
        description={t('deathReport.authorNameHint')}
        autoComplete="off"
        isRequired
      />
      <TextField
        {...form.field('diedOn')}
        label={t('deathReport.diedOn')}
        description={t('deathReport.diedOnHint')}
        width="10rem"
        autoComplete="off"
        isRequired
      />
      <RadioGroup
        {...form.field('relation')}
        label={t('deathReport.relation')}
        options={relations.map((id) => ({ id, label: t(`deathReport.relation_${id}`) }))}
        isRequired
      />
      <TextArea
        {...form.field('text')}
        label={t('deathReport.text')}
        description={t('deathReport.textHint')}
      />
      <Text tone="muted">
        {t(ways ? 'deathReport.contact' : 'deathReport.contactMissing', {
          ways,
          link: (words) => <TextLink href="/settings#basic">{words}</TextLink>,
        })}
      </Text>
      <Button type="submit" isPending={form.isSubmitting}>
        {t('deathReport.send')}
      </Button>
    </PortalForm>
  );
}
