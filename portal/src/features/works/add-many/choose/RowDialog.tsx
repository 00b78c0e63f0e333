import { Button, Modal } from '@nimio/design-system';
import { formatIsbn } from '@nimio/domain/work/isbn';
import { useState } from 'react';
import { PortalForm } from '../../../../shared/form/PortalForm';
import { usePortalForm } from '../../../../shared/form/use-portal-form';
import { useText } from '../../../../shared/intl/use-text';
import { Actions } from '../../../../shared/page/layout';
import { useProfile } from '../../../../shared/session/use-session';
import { AddWorkFields } from '../../add/form/AddWorkFields';
import { addWorkErrors } from '../../add/form/add-work.form';
import type { AddWorkValues } from '../../add/form/carried';
import { workFieldTexts } from '../../work-field-texts';
import type { WorkRow } from '../many-works.form';

interface RowDialogProps {
  row: WorkRow;
  onSave: (key: string, values: AddWorkValues) => void;
  onClose: () => void;
}

/** The separate values of one work of the list. Nothing is sent before the whole list is. */
export default function RowDialog({ row, onSave, onClose }: RowDialogProps) {
  const { t } = useText();
  const { hash } = useProfile();
  const { found, values: stored, key } = row;
  const [initial] = useState(stored);
  const form = usePortalForm<AddWorkValues>({
    name: `add-many-works.${key}`,
    initial,
    validate: addWorkErrors(hash, found),
    texts: workFieldTexts,
  });
  const submit = form.save((values) => Promise.resolve(onSave(key, values)), onClose);
  const cancel = () => {
    form.draft.drop();
    onClose();
  };
  return (
    <Modal isOpen onClose={cancel} title={stored.name || formatIsbn(found.isbn)}>
      <PortalForm form={form} onSubmit={submit} aria-label={t('addMany.rowTitle')}>
        <AddWorkFields form={form} found={found} />
        <Actions>
          <Button type="submit">{t('addMany.rowDone')}</Button>
          <Button variant="quiet" onPress={cancel}>
            {t('addMany.cancel')}
          </Button>
        </Actions>
      </PortalForm>
    </Modal>
  );
}
