import { Button, formatDate, LinkButton, Spinner } from '@nimio/design-system';
import { downloadStatement } from '@nimio/domain/accounting/accounting.endpoints';
import { useLayoutEffect, useRef, useState } from 'react';
import { pathOf } from '../../../api/path';
import { useText } from '../../../shared/intl/use-text';
import { Inline } from '../../../shared/page/layout';
import type { Payment, Statement } from './payments';
import type { StatementActions } from './use-statements';

interface StatementButtonProps extends StatementActions {
  profileHash: string;
  payment: Payment;
}

/** The action for a payment's statement, by its state: request, wait, save, request again. */
export function StatementButton({ payment, ...rest }: StatementButtonProps) {
  const { statement } = payment;
  return statement ? <Control {...rest} payment={payment} statement={statement} /> : null;
}

function Control(props: StatementButtonProps & { statement: Statement }) {
  const { statement, payment } = props;
  const place = useRetainedFocus(statement.state);
  return (
    <Inline {...place}>
      {statement.state === 'ready' ? (
        <Download {...props} />
      ) : (
        <RequestButton key={payment.payment} {...props} />
      )}
    </Inline>
  );
}

/** Requesting and refreshing are one button, so that it keeps the focus. */
function RequestButton({
  payment,
  statement,
  request,
  revalidate,
}: StatementButtonProps & { statement: Statement }) {
  const { t } = useText();
  const [isBusy, setBusy] = useState(false);
  const date = formatDate(payment.date);
  const isPending = statement.state === 'pending';
  const press = async () => {
    setBusy(true);
    await (isPending ? revalidate() : request(payment));
    setBusy(false);
  };
  const labels = {
    pending: ['accounting.refresh', 'accounting.refreshOf'],
    error: ['accounting.again', 'accounting.againOf'],
    new: ['accounting.fetch', 'accounting.fetchOf'],
  } as const;
  const [label, name] = labels[statement.state === 'ready' ? 'new' : (statement.state ?? 'new')];
  return (
    <>
      {isPending && <Spinner label={t('accounting.preparing')} isLabelShown />}
      <Button
        size="sm"
        variant={statement.state === 'error' ? 'danger' : isPending ? 'quiet' : 'second'}
        aria-label={t(name, { date })}
        isPending={isBusy}
        onPress={() => void press()}
      >
        {t(label)}
      </Button>
    </>
  );
}

function Download({ profileHash, payment, statement }: StatementButtonProps & { statement: Statement }) {
  const { t } = useText();
  const { hashes, size } = statement;
  const download =
    size === null
      ? t('accounting.download')
      : t('accounting.downloadSize', { size: Math.max(1, Math.round(size / 1024)) });
  return (
    <LinkButton
      size="sm"
      variant="second"
      href={`/api${pathOf(downloadStatement.path, { profileHash, hash: hashes }, undefined)}`}
      download
      aria-label={t('accounting.downloadOf', { download, date: formatDate(payment.date) })}
    >
      {download}
    </LinkButton>
  );
}

/** Moves the focus from a removed button to its replacement. */
function useRetainedFocus(state: Statement['state']) {
  const ref = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [state]);
  return {
    ref,
    onFocus: () => {
      hadFocus.current = true;
    },
    // React fires no blur event for removed elements, so this is a user who moved on.
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
