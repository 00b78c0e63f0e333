import { Button, Card, Checkbox, FieldGroup, TextField } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { useEffect, useRef } from 'react';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { late } from '../../../shared/page/late';
import type { AuthorNamesValues, NameValues } from './author-names.form';
import { nameFields } from './name-fields';
import { StaffFields } from './StaffFields';

const IsniSync = late(() => import('./isni-sync/IsniSync'), { texts: ['history'], isOptional: true });

interface NameRowProps {
  form: FormFields<AuthorNamesValues>;
  /** Its index in the list. */
  at: number;
  profileHash: string;
  /** The stored name; `undefined` for a new one. */
  stored: AuthorName | undefined;
  /** Whether the row was just added. */
  takesFocus: boolean;
  onRemove: () => void;
}

/** One author name: its fields, or struck through when the next save deletes it. */
export function NameRow({ form, at, profileHash, stored, takesFocus, onRemove }: NameRowProps) {
  const { t } = useText();
  const place = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const name = form.values.authorNames[at];
  useEffect(() => {
    if (takesFocus) place.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  const isDeleted = name?.isDeleted;
  // The delete and undo buttons replace each other; the focus stays in the row.
  useEffect(() => {
    if (hasActed.current && isDeleted !== undefined) place.current?.querySelector('button')?.focus();
    hasActed.current = false;
  }, [isDeleted]);
  if (!name) return null;
  const title = wholeName(stored ?? name) || t('authorNames.new');
  const { change } = nameFields(form, name, at);
  const thenFocus = (what: () => void) => () => {
    hasActed.current = true;
    what();
  };
  if (name.isDeleted) {
    return (
      <div ref={place}>
        <Card
          title={<s>{title}</s>}
          actions={
            <Button
              variant="second"
              size="sm"
              aria-label={t('authorNames.undoOf', { name: title })}
              onPress={thenFocus(() => change({ isDeleted: false }))}
            >
              {t('authorNames.undo')}
            </Button>
          }
        >
          <p>{t('authorNames.goes')}</p>
        </Card>
      </div>
    );
  }
  const books = stored?.books ?? 0;
  return (
    <div ref={place}>
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
              onPress={thenFocus(onRemove)}
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
        {name.staffValues && stored && <IsniSync profileHash={profileHash} name={stored} />}
      </Card>
    </div>
  );
}

function OwnFields({ form, name, at }: Pick<NameRowProps, 'form' | 'at'> & { name: NameValues }) {
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
