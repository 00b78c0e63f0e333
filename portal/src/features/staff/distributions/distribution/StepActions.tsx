import { Notice, ProgressBar, Text, toast } from '@nimio/design-system';
import {
  downloadPaymentFile,
  downloadPostings,
  getDistribution,
  payDistribution,
  reopenDistribution,
} from '@nimio/domain/distribution/distribution.endpoints';
import { isOpen } from '@nimio/domain/distribution/distribution-states';
import { call, fetchFile } from '../../../../api/client';
import { AsyncButton } from '../../../../shared/action/AsyncButton';
import { ConfirmButton } from '../../../../shared/action/ConfirmButton';
import { downloadFile } from '../../../../shared/download/download-file';
import { useErrorText } from '../../../../shared/errors/error-text';
import { useText } from '../../../../shared/intl/use-text';
import { Above, Actions, Around } from '../../../../shared/page/layout';
import { OpenActions } from './OpenActions';
import type { ActionsProps, StepProps } from './use-step';
import { useStep } from './use-step';

/** The next actions, with the error of the last attempt above them. */
export function StepActions(props: StepProps) {
  const { ofFailure } = useErrorText();
  const { refusal, run } = useStep(props);
  const { isCalculating, state } = props.distribution;
  const actionProps = { ...props, run };
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
        <OpenActions {...actionProps} />
      ) : (
        <ApprovedActions {...actionProps} />
      )}
    </Around>
  );
}

function Calculating() {
  const { t } = useText();
  return (
    <>
      <ProgressBar label={t('distribution.calculating')} />
      <Text>{t('distribution.calculatingText')}</Text>
    </>
  );
}

/** The file for the bank, and the confirmation that the bank accepted it. */
function ApprovedActions({ distribution, run }: ActionsProps) {
  const { t } = useText();
  const { hash, state, result, isExported, isRejected, needsSecondPerson } = distribution;
  const params = { hash };
  // Without payable payments there is no file.
  const hasFile = (result?.transfers ?? 0) > 0;
  const pay = async () => {
    if (await run(() => call(payDistribution, { params }))) toast.success(t('distribution.paid'));
  };
  const reopen = async () => {
    if (await run(() => call(reopenDistribution, { params }))) toast.success(t('distribution.reopened'));
  };
  const download = async () => {
    await run(async () => {
      const { name, content } = await fetchFile(downloadPaymentFile, { params });
      downloadFile(name, content.type, content);
      return call(getDistribution, { params });
    });
  };
  // It may have been reopened in the meantime.
  const downloadForBookkeeper = async () => {
    await run(async () => {
      const { name, content } = await fetchFile(downloadPostings, { params });
      downloadFile(name, content.type, content);
      return undefined;
    });
  };
  return (
    <>
      {isRejected === 1 && (
        <Above>
          <Notice tone="warning">
            <p>{t('distribution.rejected')}</p>
          </Notice>
        </Above>
      )}
      {state === 'approved' && <Text>{t('distribution.fileHint')}</Text>}
      <Actions>
        <AsyncButton
          variant={state === 'approved' && isExported === 0 ? 'primary' : 'second'}
          action={download}
          disabledReason={
            (!hasFile && t('errors.nothingToPay')) ||
            (state === 'approved' && needsSecondPerson === 1 && t('distribution.fileBySecondPerson'))
          }
        >
          {t('distribution.file')}
        </AsyncButton>
        {state === 'approved' && (
          <ConfirmButton
            variant={isExported === 1 ? 'primary' : 'second'}
            action={pay}
            disabledReason={hasFile && isExported === 0 && t('distribution.downloadFirst')}
            title={t('distribution.payTitle')}
            body={t('distribution.payBody', { n: result?.withoutAccount ?? 0, manual: result?.manual ?? 0 })}
            confirmLabel={t('distribution.pay')}
            cancelLabel={t('distribution.cancel')}
            isDanger={false}
          >
            {t('distribution.pay')}
          </ConfirmButton>
        )}
        {isRejected === 1 && (
          <ConfirmButton
            variant="second"
            action={reopen}
            disabledReason={needsSecondPerson === 1 && t('distribution.rejectedByYou')}
            title={t('distribution.reopenTitle')}
            body={t('distribution.reopenBody')}
            confirmLabel={t('distribution.reopen')}
            cancelLabel={t('distribution.cancel')}
            isDanger={false}
          >
            {t('distribution.reopen')}
          </ConfirmButton>
        )}
        <AsyncButton variant="second" action={downloadForBookkeeper}>
          {t('distribution.postings')}
        </AsyncButton>
      </Actions>
    </>
  );
}
