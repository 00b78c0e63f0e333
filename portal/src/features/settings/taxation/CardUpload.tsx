import { FileUpload } from '@nimio/design-system';
import { taxCardMaxBytes, taxCardTypes } from '@nimio/domain/taxation/tax-card';
import { useText } from '../../../shared/intl/use-text';
import { useCardUpload } from './use-card-upload';

interface CardUploadProps {
  profileHash: string;
  /** A higher rate waits: it has to be cancelled first. */
  isBlocked: boolean;
}

/** Sends a tax card as soon as it is chosen. */
export function CardUpload({ profileHash, isBlocked }: CardUploadProps) {
  const { t } = useText();
  const upload = useCardUpload(profileHash);
  return (
    <FileUpload
      label={t('taxation.card')}
      description={t('taxation.cardHint')}
      {...upload}
      types={taxCardTypes}
      maxSize={taxCardMaxBytes}
      {...(isBlocked && { disabledReason: t('taxation.cardBlocked') })}
    />
  );
}
