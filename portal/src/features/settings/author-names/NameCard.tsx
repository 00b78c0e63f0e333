import { Button, Card, Checkbox, FieldGroup, TextField } from '@nimio/design-system';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import type { AuthorNamesValues, NameValues } from './author-names.form';
import { nameFields } from './name-fields';
import { StaffFields } from './StaffFields';

interface NameCardProps {
  form: FormFields<AuthorNamesValues>;
  name: NameValues;
  /** Its index in the list. */
  at: number;
  title: string;
  /** The number of works that use the name, which then cannot be deleted. */
  books: number;
  onRemove: () => void;
}

/** The fields of an author name, loaded when they are opened. */
export default function NameCard({ form, name, at, title, books, onRemove }: NameCardProps) {
  const { t } = useText();
  return (
    <Card
      title={title}
      actions={
        books > 0 ? (
          <span>{t('authorNames.inUse', { n: books })}</span>
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('authorNames.deleteOf', { name: title })}
            onPress={onRemove}
          >
            {t('authorNames.delete')}
          </Button>
        )
      }
    >
      <OwnFields form={form} name={name} at={at} />
      {name.staffValues && (
        <StaffFields form={form} name={name} staffValues={name.staffValues} at={at} books={books} />
      )}
    </Card>
  );
}

function OwnFields({ form, name, at }: Pick<NameCardProps, 'form' | 'name' | 'at'>) {
  const { t } = useText();
  const { field } = nameFields(form, name, at);
  const isni = field('isni');
  const isPseudonym = name.pseudonym;
  return (
    <>
      <FieldGroup>
        <TextField
          {...field('name1')}
          label={t(isPseudonym ? 'authorNames.signature' : 'authorNames.name1')}
          width="14rem"
          isRequired
        />
        <TextField
          {...field('name2')}
          label={t(isPseudonym ? 'authorNames.name2Optional' : 'authorNames.name2')}
          width="14rem"
          isRequired={!isPseudonym}
        />
      </FieldGroup>
      <TextField
        {...isni}
        onBlur={() => isni.onChange(formatIsni(name.isni))}
        label={t('authorNames.isni')}
        description={t('authorNames.isniHint')}
        autoComplete="off"
        spellCheck="false"
        width="14rem"
      />
      <Checkbox {...field('pseudonym')} description={t('authorNames.pseudonymHint')}>
        {t('authorNames.pseudonym')}
      </Checkbox>
      <Checkbox {...field('privateAuthor')} description={t('authorNames.privateHint')}>
        {t('authorNames.private')}
      </Checkbox>
    </>
  );
}
