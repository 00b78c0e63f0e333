import { Button, formatDate, Money, Notice } from '@nimio/design-system';
import { downloadBeneficiaryFile } from '@nimio/domain/accounting/accounting.endpoints';
import type { BeneficiaryMonth } from '@nimio/domain/accounting/accounting.types';
import { useState } from 'react';
import { fetchFile } from '../../../api/client';
import { downloadFile } from '../../../shared/download/download-file';
import { useErrorText } from '../../../shared/errors/error-text';
import { useText } from '../../../shared/intl/use-text';
import { Inline } from '../../../shared/page/layout';
import { Why } from '../Why';

interface BeneficiaryFileProps {
  extPartyCode: string;
  file: BeneficiaryMonth['files'][number];
}

/** A statement that was never requested is created first, possibly after others. */
const timeout = 120_000;

/** A payment of a beneficiary, with its statement and its reason. */
export function BeneficiaryFile({ extPartyCode, file }: BeneficiaryFileProps) {
  const { t } = useText();
  const { ofFailure } = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { fileId, name, date, amountInCents } = file;
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { content } = await fetchFile(downloadBeneficiaryFile, {
        params: { extPartyCode },
        query: { format: 'pdf', fileId },
        timeout: timeout,
      });
      downloadFile(name, content.type, content);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const download = t('accounting.download');
  return (
    <div>
      <Inline>
        {formatDate(date)} <Money cents={amountInCents} />
        <Button
          size="sm"
          variant="second"
          aria-label={t('accounting.downloadOf', { download, date: formatDate(date) })}
          isPending={isBusy}
          onPress={() => void save()}
        >
          {download}
        </Button>
        <Why payment={fileId} date={date} paidAmountInCents={amountInCents} />
      </Inline>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          <p>{ofFailure(failure)}</p>
        </Notice>
      )}
    </div>
  );
}
