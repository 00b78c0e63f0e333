import { Button, Heading, Select, TextField, toast } from '@nimio/design-system';
import { grantAccess } from '@nimio/domain/access/access.endpoints';
import { type AccessKind, givenAccessKinds } from '@nimio/domain/access/access-kinds';
import { call } from '../../../api/client';
import { revalidate } from '../../../api/use-endpoint';
import { PortalForm } from '../../../shared/form/PortalForm';
import { dayOnTheWire } from '../../../shared/form/typed-day';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { Below } from '../../../shared/page/layout';
import { emptyGrant, type GrantValues, grantErrors } from './grant.form';

/** Grants an account access to the customer's profile, by user name. */
export function GrantForm({ profileHash }: { profileHash: string }) {
  const { t } = useText();
  const form = usePortalForm<GrantValues>({ name: 'grant', initial: emptyGrant, validate: grantErrors });
  const save = form.save(async ({ username, kind, lastDay }) => {
    const body = {
      username,
      kind: kind as Exclude<AccessKind, 'own'>,
      lastDay: dayOnTheWire(lastDay),
    };
    await call(grantAccess, { params: { profileHash }, body });
    form.reset(emptyGrant);
    toast.success(t('staff.given'));
    await revalidate(`/profiles/${profileHash}/`);
  });
  return (
    <Below>
      <Heading level={3}>{t('staff.give')}</Heading>
      <PortalForm form={form} onSubmit={save} aria-label={t('staff.give')}>
        <TextField {...form.field('username')} label={t('staff.username')} autoComplete="off" />
        <Select
          {...form.field('kind')}
          label={t('staff.giveKind')}
          options={givenAccessKinds.map((kind) => ({ id: kind, label: t(`access.kind.${kind}`) }))}
        />
        <TextField
          {...form.field('lastDay')}
          label={t('staff.lastDay')}
          description={t('staff.lastDayHint')}
          width="10rem"
          autoComplete="off"
        />
        <Button type="submit" variant="second" isPending={form.isSubmitting}>
          {t('staff.give')}
        </Button>
      </PortalForm>
    </Below>
  );
}
