import { Button, Checkbox, Select, TextField, toast } from '@nimio/design-system';
import { bookTypes } from '@nimio/domain/work/book-types';
import { getBook, updateBook } from '@nimio/domain/work/register.endpoints';
import { correctWorkSchema } from '@nimio/domain/work/register.schema';
import type { RegisteredWork } from '@nimio/domain/work/register.types';
import { exchange } from '../../../api/client';
import { ConflictChoice } from '../../../shared/conflict/ConflictChoice';
import type { Stored } from '../../../shared/conflict/save-version';
import { useVersionedForm } from '../../../shared/conflict/use-versioned-form';
import { PortalForm } from '../../../shared/form/PortalForm';
import { validateWith } from '../../../shared/form/validate-with';
import { useText } from '../../../shared/intl/use-text';
import { type BookValues, bookBody, bookValues } from './book.form';

interface BookFormProps {
  stored: Stored<RegisteredWork>;
  onStored: (answer: Stored<RegisteredWork>) => Promise<unknown>;
}

const validate = validateWith<BookValues>(correctWorkSchema, bookBody);

/** The form for the register's data of a work. */
export function BookForm({ stored, onStored }: BookFormProps) {
  const { t } = useText();
  const { isbn } = stored.data;
  const params = { isbn };
  const { form, save, conflict } = useVersionedForm<RegisteredWork, BookValues>({
    stored,
    valuesOf: bookValues,
    read: () => exchange(getBook, { params }),
    write: (values, over) => exchange(updateBook, { params, body: bookBody(values), ifMatch: over.etag }),
    name: `book.${isbn}`,
    validate,
    texts: { 'name.required': 'book.nameRequired', 'publishYear.wrongType': 'fields.yearInvalid' },
    onStored,
    onSaved: () => toast.success(t('book.saved')),
  });
  const typeOptions = bookTypes.map((id) => ({ id, label: t(`book.type_${id}`) }));
  const shown = (name: keyof BookValues, values: BookValues): string => {
    if (name === 'translated') return t(values.translated ? 'book.yes' : 'book.no');
    if (name === 'bookType') return typeOptions.find(({ id }) => id === values.bookType)?.label ?? '';
    return values[name];
  };
  return (
    <PortalForm
      form={form}
      onSubmit={save}
      aria-label={t('book.correct')}
      failureNotice={
        conflict && (
          <ConflictChoice
            conflict={conflict}
            label={(name) => t(`book.${name}`)}
            text={(name, side) => shown(name, conflict[side])}
          />
        )
      }
    >
      <TextField {...form.field('name')} label={t('book.name')} />
      <TextField {...form.field('subtitle')} label={t('book.subtitle')} />
      <TextField {...form.field('publisher')} label={t('book.publisher')} width="20rem" />
      <TextField
        {...form.field('publishYear')}
        label={t('book.publishYear')}
        inputMode="numeric"
        width="9rem"
      />
      <Select {...form.field('bookType')} label={t('book.bookType')} options={typeOptions} width="14rem" />
      <Checkbox {...form.field('translated')} description={t('book.translatedHint')}>
        {t('book.translated')}
      </Checkbox>
      <TextField {...form.field('libraryClass')} label={t('book.libraryClass')} width="9rem" />
      <Button type="submit" variant="second" isPending={form.isSubmitting} isInactive={!form.isDirty}>
        {t('book.save')}
      </Button>
    </PortalForm>
  );
}
