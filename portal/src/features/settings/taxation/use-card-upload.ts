import { sendTaxCard } from '@nimio/domain/taxation/taxation.endpoints';
import { sendFile } from '../../../api/send-file';
import { useUpload } from '../../../shared/upload/use-upload';
import { isBlocked } from './taxation-refusals';
import { useTaxation } from './use-taxation';

/** Uploads the chosen card immediately; removing it aborts the upload. */
export function useCardUpload(profileHash: string) {
  const { cardSent, blocked } = useTaxation(profileHash);
  return useUpload({
    send: (file, watch) => sendFile(sendTaxCard, { params: { profileHash }, file, ...watch }),
    onSent: cardSent,
    onFailed: (failure) => {
      if (isBlocked(failure)) blocked(failure);
    },
  });
}
