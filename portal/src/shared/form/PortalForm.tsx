import { Button, ErrorSummary, Form, Notice } from '@nimio/design-system';
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react';
import { useBlocker } from 'react-router';
import { useErrorText } from '../errors/error-text';
import { useText } from '../intl/use-text';
import { currentMember } from '../session/session-store';
import type { PortalForm as State } from './use-portal-form';

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
  const { form, onSubmit, children, failureActions, ...rest } = props;
  const { t } = useText();
  const { ofFailure } = useErrorText();
  return (
    <Form ref={form.formRef} onSubmit={(event) => void onSubmit(event)} {...rest}>
      {form.draft.isOffered && <RestoreNotice form={form} />}
      {form.failure !== undefined && (
        <Notice tone="danger" role="alert" actions={failureActions}>
          <p>{ofFailure(form.failure)}</p>
        </Notice>
      )}
      <ErrorSummary title={t('form.summaryTitle', { n: form.summary.length })} errors={form.summary} />
      {children}
      <LeaveQuestion form={form} />
    </Form>
  );
}

function RestoreNotice<T extends object>({ form }: { form: State<T> }) {
  const { t } = useText();
  return (
    <Notice
      tone="info"
      title={t('form.restoreTitle')}
      actions={
        <>
          <Button variant="second" size="sm" onPress={form.draft.restore}>
            {t('form.restore')}
          </Button>
          <Button variant="quiet" size="sm" onPress={form.draft.drop}>
            {t('form.restoreNot')}
          </Button>
        </>
      }
    >
      <p>{t('form.restoreBody')}</p>
    </Notice>
  );
}

/** Asks before unsaved values are left; a lost session asks nothing, as it loses nothing. */
function LeaveQuestion<T extends object>({ form }: { form: State<T> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      form.isUnsaved() && currentMember() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    form.draft.drop();
    blocker.proceed();
  };
  return (
    <Suspense>
      <LeaveDialog onLeave={leave} onStay={blocker.reset} />
    </Suspense>
  );
}
