import { Button, FormActions, Notice, TextField } from '@nimio/design-system';
import { maskIban } from '@nimio/domain/bank-account/iban';
import { isPlaceholderIban } from '@nimio/domain/bank-account/placeholder-iban';
import { lazy, Suspense } from 'react';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import { PortalForm } from '../../../shared/form/PortalForm';
import { useText } from '../../../shared/intl/use-text';
import { type BankValues, countryOfIban, needsBic, tidyIban } from './bank.form';
import { type BankFormProps, useBankForm } from './use-bank-form';

const CheckDialog = lazy(() => import('./CheckDialog'));

export function BankForm(props: BankFormProps) {
  const { t } = useText();
  const { form, submit, check, conflict } = useBankForm(props);
  const { iban } = form.values;
  return (
    <>
      <PortalForm
        form={form}
        onSubmit={submit}
        aria-label={t('bank.title')}
        failureNotice={
          conflict && (
            <ConflictChoice
              rows={[
                {
                  name: 'iban',
                  label: t('bank.iban'),
                  own: tidyIban(iban),
                  current: maskIban(conflict.currentIban),
                },
              ]}
              onKeepOwn={conflict.keepOwn}
              onTakeCurrent={conflict.takeCurrent}
            />
          )
        }
      >
        <IbanField form={form} />
        {needsBic(iban) && (
          <TextField
            {...form.field('swift')}
            label={t('bank.bic')}
            description={t('bank.bicHint')}
            autoComplete="off"
            spellCheck="false"
            width="12rem"
            isRequired
          />
        )}
        {isPlaceholderIban(iban) && (
          <Notice tone="warning" role="status">
            <p>{t('bank.placeholder')}</p>
          </Notice>
        )}
        <FormActions changes={form.changes} message={t('settings.changes', { n: form.changes })}>
          <Button variant="quiet" isInactive={form.changes === 0} onPress={() => form.reset()}>
            {t('settings.cancel')}
          </Button>
          <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0}>
            {t('settings.save')}
          </Button>
        </FormActions>
      </PortalForm>
      <Suspense>{check && <CheckDialog {...check} />}</Suspense>
    </>
  );
}

function IbanField({ form }: { form: ReturnType<typeof useBankForm>['form'] }) {
  const { t, language } = useText();
  const field = form.field('iban');
  const country = countryOfIban(field.value, language);
  const leave = () => {
    form.setValues(({ iban }: BankValues) => ({ iban: tidyIban(iban) }));
    field.onBlur();
  };
  return (
    <TextField
      {...field}
      onBlur={leave}
      label={t('bank.iban')}
      description={t('bank.ibanHint')}
      confirmation={country ? t('bank.recognised', { country }) : null}
      autoComplete="off"
      spellCheck="false"
      width="24rem"
      isRequired
    />
  );
}
