import { getPreview } from '@nimio/domain/preview/preview.endpoints';
import type { Preview } from '@nimio/domain/preview/preview.types';
import { useParams } from 'react-router';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';

/** The content of the preview link, in the current language. */
export function usePreview() {
  const { language } = useText();
  const { token = '' } = useParams();
  const { data, error, reload } = useEndpoint(getPreview, { params: { token }, query: { language } });
  const isGone = error?.status === 404 || error?.status === 422;
  return { token, shown: data as Preview | undefined, error, isGone, reload };
}
