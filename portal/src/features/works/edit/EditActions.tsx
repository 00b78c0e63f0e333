import { Button, FormActions, LinkButton } from '@nimio/design-system';
import type { PortalForm } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { EditWorkValues } from './edit-work.form';

interface EditActionsProps {
  form: PortalForm<EditWorkValues>;
  isLocked: boolean;
  onRemove: () => void;
}

export function EditActions({ form, isLocked, onRemove }: EditActionsProps) {
  const { t } = useText();
  return (
    <>
      {!isLocked && (
        <p>
          <Button variant="danger" onPress={onRemove}>
            {t('edit.remove')}
          </Button>
        </p>
      )}
      <FormActions changes={form.changes} message={t('edit.changes', { n: form.changes })}>
        <LinkButton href="/works" variant="quiet">
          {t('edit.cancel')}
        </LinkButton>
        <Button type="submit" isPending={form.isSubmitting} isInactive={form.changes === 0 || isLocked}>
          {t('edit.save')}
        </Button>
      </FormActions>
    </>
  );
}
