import { FileUpload } from '@nimio/design-system';
import { taxCardMaxBytes, taxCardTypes } from '@nimio/domain/taxation/tax-card';
import { useText } from '../../../shared/intl/use-text';
import { useCardUpload } from './use-card-upload';

interface CardUploadProps {
  profileHash: string;
  /** Whether a higher rate is pending, which has to be cancelled first. */
  isBlocked: boolean;
}

/** Uploads a tax card as soon as it is chosen. */
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
