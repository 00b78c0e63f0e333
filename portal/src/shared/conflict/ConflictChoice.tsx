import { Button, DescriptionList, focusField, focusHeading, Notice } from '@nimio/design-system';
import { flushSync } from 'react-dom';
import { ApiError } from '../../api/api-error';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';
import type { OpenConflict } from './use-versioned-form';

interface ConflictChoiceProps<T extends object> {
  conflict: OpenConflict<T>;
  label: (name: keyof T & string) => string;
  /** The value of a field on one side as text. */
  text: (name: keyof T & string, side: 'own' | 'current') => string;
}

/** Both versions of conflicting changes, and the choice between them; a form's `failureNotice`. */
export function ConflictChoice<T extends object>({ conflict, label, text }: ConflictChoiceProps<T>) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const orNothing = (value: string) => value || t('conflictChoice.nothing');
  return (
    <Notice
      tone="warning"
      title={t('conflictChoice.title')}
      actions={
        <>
          <Button variant="second" onPress={continueAt(conflict, conflict.saveOwn)}>
            {t('conflictChoice.keepOwn')}
          </Button>
          <Button variant="second" onPress={continueAt(conflict, conflict.takeCurrent)}>
            {t('conflictChoice.takeCurrent')}
          </Button>
        </>
      }
    >
      <p>{ofFailure(new ApiError('stale'))}</p>
      <DescriptionList
        items={conflict.names.map((name) => ({
          term: label(name),
          value: (
            <>
              {t('conflictChoice.own', { value: orNothing(text(name, 'own')) })}
              <br />
              {t('conflictChoice.current', { value: orNothing(text(name, 'current')) })}
            </>
          ),
        }))}
      />
    </Notice>
  );
}

/** The buttons disappear with the choice, so the focus moves to the first conflicting field. */
const continueAt =
  ({ names: [name = ''] }: { names: readonly string[] }, action: () => void) =>
  ({ target }: { target: Element }) => {
    const form = target.closest('form');
    flushSync(action);
    focusField(name, form);
    // The field may not exist with the current values.
    if (form && document.activeElement === document.body) focusHeading(form);
  };
