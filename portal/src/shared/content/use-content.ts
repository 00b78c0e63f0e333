import type { Endpoint, QueryOf, ReplyOf } from '@nimio/domain/endpoint';
import type { Language } from '@nimio/domain/language';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';

/** An endpoint of published content in a language. */
type ContentEndpoint = Endpoint & { params: undefined; body: undefined };

/**
 * Published content in the current language; the previous language remains until the new one has loaded, so that
 * nothing jumps.
 */
export function useContent<E extends ContentEndpoint>(
  endpoint: QueryOf<E> extends { language: Language } ? E : never,
) {
  const { language } = useText();
  const input = { query: { language } };
  const { data, error, reload } = useEndpoint<Endpoint>(endpoint, input as never, { keepPreviousData: true });
  return { shown: data as ReplyOf<E> | undefined, error, reload };
}
