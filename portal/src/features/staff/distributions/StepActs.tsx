import { formatCents, Notice, ProgressBar, Text, toast } from '@nimio/design-system';
import {
  approveDistribution,
  calculateDistribution,
  downloadPaymentFile,
  payDistribution,
  removeDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { useNavigate } from 'react-router';
import { call, fetchFile } from '../../../api/client';
import { forget, refresh } from '../../../api/use-endpoint';
import { ActButton } from '../../../shared/act/ActButton';
import { AskedAct } from '../../../shared/act/AskedAct';
import { downloadFile } from '../../../shared/download/download-file';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Above, Actions, Around } from '../../../shared/page/layout';
import type { StoredProps } from './stored-props';
import { useStep } from './use-step';

interface StepProps extends StoredProps {
  /** What has been changed counts only once it is saved. */
  isUnsaved: boolean;
}

/** What can be done next; what stood against the last try is said over it. */
export function StepActs(props: StepProps) {
  const { ofFailure } = useErrorText();
  const { refusal, run } = useStep(props);
  const { isCalculating, state } = props.distribution;
  const acts = { ...props, run };
  return (
    <Around>
      {refusal && (
        <Above>
          <Notice tone="danger" role="alert">
            <p>{ofFailure(refusal)}</p>
          </Notice>
        </Above>
      )}
      {isCalculating === 1 ? (
        <Calculating />
      ) : isOpen(state) ? (
        <OpenActs {...acts} />
      ) : (
        <ApprovedActs {...acts} />
      )}
    </Around>
  );
}

type ActsProps = StepProps & Pick<ReturnType<typeof useStep>, 'run'>;

function Calculating() {
  const { t } = useText();
  return (
    <>
      <ProgressBar label={t('distribution.calculating')} />
      <Text>{t('distribution.calculatingText')}</Text>
    </>
  );
}

/** Calculating, approving what was calculated, and throwing it away. */
function OpenActs({ distribution, run, isUnsaved }: ActsProps) {
  const { t } = useText();
  const { hash, result } = distribution;
  const params = { hash };
  const disabledReason = isUnsaved && t('distribution.saveFirst');
  const approve = async (calculation: string) => {
    const isDone = await run(() => call(approveDistribution, { params, body: { calculation } }));
    if (isDone) toast.success(t('distribution.approved'));
  };
  return (
    <Actions>
      {result && (
        <AskedAct
          act={() => approve(result.hash)}
          title={t('distribution.approveTitle')}
          body={t('distribution.approveBody', {
            gross: formatCents(result.paymentsGross),
            n: result.payments,
          })}
          confirmLabel={t('distribution.approve')}
          cancelLabel={t('distribution.keep')}
          isDanger={false}
          disabledReason={disabledReason}
        >
          {t('distribution.approve')}
        </AskedAct>
      )}
      <ActButton
        variant={result ? 'second' : 'primary'}
        disabledReason={disabledReason}
        act={() => run(() => call(calculateDistribution, { params }))}
      >
        {t(result ? 'distribution.recalculate' : 'distribution.calculate')}
      </ActButton>
      <Remove distribution={distribution} run={run} />
    </Actions>
  );
}

function Remove({ distribution, run }: Pick<ActsProps, 'distribution' | 'run'>) {
  const { t } = useText();
  const navigate = useNavigate();
  const remove = async () => {
    const isDone = await run(async () => {
      await call(removeDistribution, { params: { hash: distribution.hash } });
      return undefined;
    });
    if (!isDone) return;
    toast.success(t('distribution.removed'));
    await navigate('/accountings');
    await forget('/accountings/distributions');
  };
  return (
    <AskedAct
      variant="danger"
      act={remove}
      title={t('distribution.removeTitle')}
      body={t('distribution.removeBody')}
      confirmLabel={t('distribution.remove')}
      cancelLabel={t('distribution.keep')}
    >
      {t('distribution.remove')}
    </AskedAct>
  );
}

/** The file for the bank, and that the bank has taken it. */
function ApprovedActs({ distribution, run }: ActsProps) {
  const { t } = useText();
  const { hash, state, result } = distribution;
  const params = { hash };
  const pay = async () => {
    if (await run(() => call(payDistribution, { params }))) toast.success(t('distribution.paid'));
  };
  const download = async () => {
    const isDone = await run(async () => {
      const { name, content } = await fetchFile(downloadPaymentFile, { params });
      downloadFile(name, content.type, content);
      return undefined;
    });
    if (isDone) await refresh(`/accountings/distributions/${hash}/events`);
  };
  return (
    <>
      {state === 'approved' && <Text>{t('distribution.fileHint')}</Text>}
      <Actions>
        <ActButton variant={state === 'approved' ? 'primary' : 'second'} act={download}>
          {t('distribution.file')}
        </ActButton>
        {state === 'approved' && (
          <AskedAct
            variant="second"
            act={pay}
            title={t('distribution.payTitle')}
            body={t('distribution.payBody', { n: result?.withoutAccount ?? 0 })}
            confirmLabel={t('distribution.pay')}
            cancelLabel={t('distribution.keep')}
            isDanger={false}
          >
            {t('distribution.pay')}
          </AskedAct>
        )}
      </Actions>
    </>
  );
}
