import { Button, ErrorSummary, Form, focusHeading, Notice } from '@nimio/design-system';
import { type FormEvent, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../intl/use-text';
import type { Preloadable } from '../page/late';
import { Above } from '../page/layout';
import { watchUnsaved } from './unsaved';
import type { PortalForm as State } from './use-portal-form';

type Draft = State<object>['draft'];

interface PortalFormProps<T extends object> {
  form: State<T>;
  /** `form.save(action)`. */
  onSubmit: (event: FormEvent) => unknown;
  /** Fields and buttons. */
  children: ReactNode;
  /** Replaces the general error notice, for example by the choice after a conflict. */
  failureNotice?: ReactNode;
  /** What saving needs: dialogs and rules. Loaded when something is typed, so that saving does not wait for it. */
  lateParts?: readonly Preloadable[];
  'aria-label'?: string;
}

/**
 * A form with the parts that all forms of the portal share: error summary, failure notice, restoring a draft, and the
 * confirmation before leaving.
 */
export function PortalForm<T extends object>(props: PortalFormProps<T>) {
  const { onSubmit, children, failureNotice, lateParts, form, ...rest } = props;
  const { formRef, draft, failure, failureText, summary } = form;
  const { t } = useText();
  useUnsaved(form);
  useEffect(() => {
    if (form.isDirty) for (const { preload } of lateParts ?? []) preload();
  }, [form.isDirty, lateParts]);
  return (
    <Form ref={formRef} onSubmit={(event) => void onSubmit(event)} {...rest}>
      {draft.isOffered && <RestoreNotice {...draft} />}
      {failure !== undefined && (
        <Above role="alert" tabIndex={-1} data-failure>
          {failureNotice || (
            <Notice tone="danger">
              <p>{failureText(failure)}</p>
            </Notice>
          )}
        </Above>
      )}
      <ErrorSummary title={t('form.summaryTitle', { n: summary.length })} errors={summary} />
      {children}
    </Form>
  );
}

/** Registers the form while it has unsaved values. */
function useUnsaved<T extends object>({ isDirty, isUnsaved, draft }: State<T>) {
  const { drop } = draft;
  useEffect(
    () => (isDirty ? watchUnsaved({ isUnsaved, discard: drop }) : undefined),
    [isDirty, isUnsaved, drop],
  );
}

/**
 * The buttons disappear with the offer, so the focus moves to the first field, or to the page's heading while no field is
 * shown.
 */
const continueWith =
  (action: () => void) =>
  ({ target }: { target: Element }) => {
    const form = target.closest('form');
    form?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    flushSync(action);
    if (form && document.activeElement === document.body) focusHeading(form);
  };

function RestoreNotice({ restore, drop }: Pick<Draft, 'restore' | 'drop'>) {
  const { t } = useText();
  return (
    <Above>
      <Notice
        tone="info"
        title={t('form.restoreTitle')}
        actions={
          <>
            <Button variant="second" size="sm" onPress={continueWith(restore)}>
              {t('form.restore')}
            </Button>
            <Button variant="quiet" size="sm" onPress={continueWith(drop)}>
              {t('form.restoreNot')}
            </Button>
          </>
        }
      >
        <p>{t('form.restoreBody')}</p>
      </Notice>
    </Above>
  );
}
