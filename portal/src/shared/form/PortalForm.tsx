import { Button, ErrorSummary, Form, Notice } from '@nimio/design-system';
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useBlocker } from 'react-router';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';
import { Above } from '../page/layout';
import { currentMember } from '../session/session-store';
import type { PortalForm as State } from './use-portal-form';

type Draft = State<object>['draft'];

const LeaveDialog = lazy(() => import('./LeaveDialog'));

interface PortalFormProps<T extends object> {
  form: State<T>;
  /** `form.save(act)`. */
  onSubmit: (event: FormEvent) => unknown;
  /** Fields and buttons. */
  children: ReactNode;
  /** An act beside the failure, such as showing the record as it is now. */
  failureActions?: ReactNode;
  'aria-label'?: string;
}

/**
 * A form with what every form of the portal needs around its fields: the error summary, what failed, the offer
 * to restore what was typed before, and the question on leaving.
 */
export function PortalForm<T extends object>(props: PortalFormProps<T>) {
  const { onSubmit, children, failureActions, form, ...rest } = props;
  const { formRef, draft, failure, summary, isUnsaved } = form;
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return (
    <Form ref={formRef} onSubmit={(event) => void onSubmit(event)} {...rest}>
      {draft.isOffered && <RestoreNotice {...draft} />}
      {failure !== undefined && (
        <Above>
          <Notice tone="danger" role="alert" actions={failureActions}>
            <p>{ofFailure(failure)}</p>
          </Notice>
        </Above>
      )}
      <ErrorSummary title={t('form.summaryTitle', { n: summary.length })} errors={summary} />
      {children}
      <LeaveQuestion isUnsaved={isUnsaved} onLeave={draft.drop} />
    </Form>
  );
}

/** The offer's buttons go with it, so the focus goes on to the first field. */
const goOn =
  (act: () => void) =>
  ({ target }: { target: Element }) => {
    target.closest('form')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    act();
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
            <Button variant="second" size="sm" onPress={goOn(restore)}>
              {t('form.restore')}
            </Button>
            <Button variant="quiet" size="sm" onPress={goOn(drop)}>
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

/** Asks before unsaved values are left; a lost session asks nothing, as it loses nothing. */
function LeaveQuestion({ isUnsaved, onLeave }: { isUnsaved: () => boolean; onLeave: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved() && currentMember() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Suspense>
      <LeaveDialog onLeave={leave} onStay={blocker.reset} />
    </Suspense>
  );
}
