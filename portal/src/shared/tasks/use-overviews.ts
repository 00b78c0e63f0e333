import { listProfileOverviews } from '@nimio/domain/profile/profile.endpoints';
import { type InputOf } from '../../api/client';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../intl/use-text';

type View = Omit<InputOf<typeof listProfileOverviews>['query'], 'language'>;

/** The page with which the overview begins; the masthead needs its totals. */
export const firstView = {
  sort: 'task',
  direction: 'ascending',
  limit: 25,
  offset: 0,
} as const satisfies View;

/** A page of the profiles that the user looks after, with totals; nothing for `null`. */
export function useOverviews(view: View | null) {
  const { language } = useText();
  return useEndpoint(listProfileOverviews, view && { query: { ...view, language } }, {
    revalidateOnFocus: true,
    keepPreviousData: true,
  });
}
