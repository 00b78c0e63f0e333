import { Button, Skeleton } from '@nimio/design-system';
import { wholeName } from '@nimio/domain/author-name/author-name';
import { formatIsni } from '@nimio/domain/author-name/isni';
import type { AuthorName } from '@nimio/domain/profile/profile.types';
import { useEffect, useRef } from 'react';
import { EditButton, OpenedFields } from '../../../shared/form/edit-in-place';
import type { FormFields } from '../../../shared/form/use-portal-form';
import { useText } from '../../../shared/intl/use-text';
import { LineWithAction, Muted } from '../../../shared/page/frame-layout';
import { late } from '../../../shared/page/late';
import { type AuthorNamesValues, changedName, type NameValues } from './author-names.form';

const IsniSync = late(() => import('./isni-sync/IsniSync'), { texts: ['history'], isOptional: true });

const NameCard = late(() => import('./NameCard'), {
  fallback: () => <Skeleton lines={4} height="4.75rem" />,
  failure: 'settings.fieldsNotCome',
});

interface NameRowProps {
  form: FormFields<AuthorNamesValues>;
  name: NameValues;
  /** Its index in the list. */
  at: number;
  profileHash: string;
  /** The stored name; `undefined` for a new one. */
  stored: AuthorName | undefined;
  /** What is edited in place, and opens it. */
  part: string;
  isOpen: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** One author name: its facts, its fields, or struck through when the next save deletes it. */
export function NameRow({
  form,
  name,
  at,
  profileHash,
  stored,
  part,
  isOpen,
  onOpen,
  onRemove,
}: NameRowProps) {
  const { t } = useText();
  const place = useRef<HTMLLIElement>(null);
  const hasActed = useRef(false);
  const { isDeleted } = name;
  // The delete and undo buttons replace each other; the focus stays in the row.
  useEffect(() => {
    if (hasActed.current) place.current?.querySelector('button')?.focus();
    hasActed.current = false;
  }, [isDeleted]);
  const thenFocus = (what: () => void) => () => {
    hasActed.current = true;
    what();
  };
  const title = wholeName(stored ?? name) || t('authorNames.new');
  const restore = () =>
    form.setValues(({ authorNames }) => ({
      authorNames: changedName(authorNames, name.key, { isDeleted: false }),
    }));
  return (
    <li ref={place}>
      {isDeleted ? (
        <LineWithAction>
          <s>{title}</s>
          <Muted>{t('authorNames.goes')}</Muted>
          <Button
            variant="quiet"
            aria-label={t('authorNames.undoOf', { name: title })}
            onPress={thenFocus(restore)}
          >
            {t('authorNames.undo')}
          </Button>
        </LineWithAction>
      ) : isOpen ? (
        <OpenedFields>
          <NameCard
            form={form}
            name={name}
            at={at}
            title={title}
            books={stored?.books ?? 0}
            onRemove={thenFocus(onRemove)}
          />
        </OpenedFields>
      ) : (
        <LineWithAction>
          <strong>{title}</strong>
          {stored && <NameFacts name={stored} />}
          <EditButton
            part={part}
            label={t('settings.edit')}
            name={t('authorNames.edit', { name: title })}
            icon={null}
            onOpen={onOpen}
          />
        </LineWithAction>
      )}
      {name.staffValues && stored && !isDeleted && <IsniSync profileHash={profileHash} name={stored} />}
    </li>
  );
}

/** What is stored about a name, in a line. */
function NameFacts({ name: { isni, pseudonym, privateAuthor, books } }: { name: AuthorName }) {
  const { t } = useText();
  const facts = [
    pseudonym === 1 && t('authorNames.signature'),
    privateAuthor === 1 && t('authorNames.private'),
    isni && t('authorNames.isniShort', { isni: formatIsni(isni).replaceAll(' ', '\u00a0') }),
    t('authorNames.books', { n: books }),
  ];
  return <Muted>{facts.filter(Boolean).join(' · ')}</Muted>;
}
