import { Button, toast } from '@nimio/design-system';
import {
  deleteLibraryClass,
  getLibraryClass,
  updateLibraryClass,
} from '@nimio/domain/library-class/library-class.endpoints';
import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error';
import { call, exchange } from '../../../api/client';
import { ConfirmButton } from '../../../shared/action/ConfirmButton';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { discardUnsaved } from '../../../shared/form/unsaved';
import { useText } from '../../../shared/intl/use-text';
import { Actions, Measure } from '../../../shared/page/layout';
import { classTerm } from '../class-term';
import { factorText } from '../decimal';
import { ClassFields } from './ClassFields';
import { type ClassValues, classBody, classErrors, classTexts, classValues } from './class.form';
import { invalidateClasses } from './invalidate-classes';

interface ClassFormProps {
  stored: Stored<LibraryClass>;
  onReload: () => Promise<unknown>;
}

/** Updates or deletes a library class; both return to the list. */
export function ClassForm({ stored, onReload }: ClassFormProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { code } = stored.data;
  const params = { code };
  const { form, save, conflict } = useVersionedForm<LibraryClass, ClassValues>({
    stored,
    valuesOf: classValues,
    read: () => exchange(getLibraryClass, { params }),
    write: (values, over) =>
      exchange(updateLibraryClass, { params, body: classBody(values), ifMatch: over.etag }),
    name: `class.${code}`,
    validate: classErrors,
    texts: classTexts,
    onSaved: () => {
      void invalidateClasses();
      toast.success(t('classes.saved'));
      void navigate('/staff/classes');
    },
  });
  const deleteClass = async () => {
    try {
      await call(deleteLibraryClass, { params, ifMatch: stored.etag });
    } catch (error) {
      // The dialog shows the error and remains open, with the current values.
      if (error instanceof ApiError && error.code === 'stale') await onReload();
      throw error;
    }
    discardUnsaved();
    toast.success(t('classes.removed'));
    await navigate('/staff/classes');
    await invalidateClasses();
  };
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('classes.class', { code })}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => t(`classes.${name}`)}
            text={(name, side) => conflict[side][name]}
          />
        )
      }
    >
      <Measure>
        <ClassFields form={form} />
      </Measure>
      <Actions>
        <Button type="submit" isPending={form.isSubmitting} isInactive={!form.isDirty}>
          {t('classes.save')}
        </Button>
        <ConfirmButton
          variant="danger"
          action={deleteClass}
          title={t('classes.removeTitle')}
          body={t('classes.removeBody', {
            term: classTerm(stored.data, language),
            factor: factorText(stored.data.factor),
          })}
          confirmLabel={t('classes.remove')}
          cancelLabel={t('classes.cancel')}
        >
          {t('classes.remove')}
        </ConfirmButton>
      </Actions>
    </PortalForm>
  );
}
