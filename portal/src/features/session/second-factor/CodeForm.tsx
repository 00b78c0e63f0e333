import { Button, TextField } from '@nimio/design-system';
import { secondFactorSchema } from '@nimio/domain/second-factor/second-factor.schema';
import { PortalForm } from '../../../shared/form/PortalForm';
import { usePortalForm } from '../../../shared/form/use-portal-form';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { Actions } from '../../../shared/page/layout';

interface CodeFormProps {
  hint: string;
  submit: string;
  onCode: (body: { code: string }) => Promise<void>;
  /** Actions that need no code. */
  instead: { label: string; action: (button: Element) => void };
}

const validate = validateWith(secondFactorSchema);

/** A code of the app, or a recovery code. */
export function CodeForm({ hint, submit, onCode, instead }: CodeFormProps) {
  const { t } = useText();
  const form = usePortalForm({
    name: 'secondFactor',
    initial: { code: '' },
    validate,
    texts: { 'code.required': 'secondFactor.codeRequired' },
    neverStored: 'everything',
  });
  return (
    <PortalForm form={form} onSubmit={form.save(onCode)}>
      <TextField
        {...form.field('code')}
        label={t('secondFactor.code')}
        description={hint}
        autoComplete="one-time-code"
        spellCheck="false"
        width="14rem"
      />
      <Actions>
        <Button type="submit" isPending={form.isSubmitting}>
          {submit}
        </Button>
        <Button variant="quiet" onPress={({ target }) => instead.action(target)}>
          {instead.label}
        </Button>
      </Actions>
    </PortalForm>
  );
}
