import { Button, DescriptionList, focusField, focusHeading, Notice } from '@nimio/design-system';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';

export interface ConflictRow {
  /** Name of the field. */
  name: string;
  label: string;
  /** Both versions as text. */
  own: string;
  current: string;
}

interface ConflictChoiceProps {
  rows: readonly ConflictRow[];
  onKeepOwn: () => void;
  onTakeCurrent: () => void;
}

/** Both versions of conflicting changes, and the choice between them; a form's `failureNotice`. */
export function ConflictChoice({ rows, onKeepOwn, onTakeCurrent }: ConflictChoiceProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const orNothing = (value: string) => value || t('conflictChoice.nothing');
  return (
    <Notice
      tone="warning"
      title={t('conflictChoice.title')}
      actions={
        <>
          <Button variant="second" onPress={goOnAt(rows, onKeepOwn)}>
            {t('conflictChoice.keepOwn')}
          </Button>
          <Button variant="second" onPress={goOnAt(rows, onTakeCurrent)}>
            {t('conflictChoice.takeCurrent')}
          </Button>
        </>
      }
    >
      <p>{ofFailure(new ApiError('stale'))}</p>
      <DescriptionList
        items={rows.map(({ label, own, current }) => ({
          term: label,
          value: (
            <>
              {t('conflictChoice.own', { value: orNothing(own) })}
              <br />
              {t('conflictChoice.current', { value: orNothing(current) })}
            </>
          ),
        }))}
      />
    </Notice>
  );
}

/** The buttons disappear with the choice, so the focus moves to the first conflicting field. */
const goOnAt =
  (rows: readonly ConflictRow[], act: () => void) =>
  ({ target }: { target: Element }) => {
    const form = target.closest('form');
    flushSync(act);
    focusField(rows[0]?.name ?? '', form);
    // The field may not exist with the current values.
    if (form && document.activeElement === document.body) focusHeading(form);
  };
