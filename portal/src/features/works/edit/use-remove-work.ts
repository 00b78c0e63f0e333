import { toast } from '@nimio/design-system';
import { removeWork } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client';
import { invalidate } from '../../../api/use-endpoint';
import { useText } from '../../../shared/intl/use-text';
import { useOnUnmount } from '../../../shared/page/use-on-unmount';
import { checkSession } from '../../../shared/session/session';
import { useProfile } from '../../../shared/session/use-session';
import { invalidateStatistics } from '../../../shared/statistics/invalidate-statistics';
import { refreshTasks } from '../../../shared/tasks/use-tasks';

/**
 * Removes the work from the list.
 *
 * @param discard closes the dialog and discards the form's unsaved values, so that leaving does not ask
 */
export function useRemoveWork({ authorHash, bookHash }: WorkForEdit, discard: () => void) {
  const { t } = useText();
  const navigate = useNavigate();
  const onUnmount = useOnUnmount();
  const { hash: profileHash } = useProfile();
  const [failure, setFailure] = useState<unknown>();
  const remove = async () => {
    if (authorHash === null || bookHash === null) return;
    setFailure(undefined);
    try {
      await call(removeWork, { params: { authorHash, bookHash } });
    } catch (error) {
      setFailure(error);
      return;
    }
    flushSync(discard);
    toast.success(t('edit.removed'));
    // The profile contains the number of works on the list.
    void checkSession().catch(() => undefined);
    for (const path of ['/profiles/author-books', '/profiles/book-suggestions']) void invalidate(path);
    void invalidateStatistics(profileHash);
    void refreshTasks();
    onUnmount(() => {
      for (const path of [`/profiles/${profileHash}`, '/books/isbn-list', '/books/book-search'])
        void invalidate(path);
    });
    await navigate('/works');
  };
  return { remove, failure };
}
