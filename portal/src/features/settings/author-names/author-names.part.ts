import { updateAuthorNames } from '@nimio/domain/author-name/author-name.endpoints';
import { exchange } from '../../../api/client';
import { invalidate, revalidate } from '../../../api/use-endpoint';
import { lateRules } from '../../../shared/form/late-rules';
import { refreshTasks } from '../../../shared/tasks/use-tasks';
import type { Part } from '../form/part';
import { type AuthorNamesValues, authorNamesOf, refusedNames, remainingNames } from './author-names.form';
import { mergeNames } from './merge-names';

const rules = lateRules(() => import('./author-names.rules'));

/** The names under which the customer writes. */
export const authorNamesPart: Part<AuthorNamesValues> = {
  id: 'authorNames',
  valuesOf: authorNamesOf,
  rules,
  validate: (values, profile) => rules.current()?.checkNames(values, profile) ?? {},
  write: async (values, { data, etag }) => {
    const { namesBody } = await rules.load();
    const saved = await exchange(updateAuthorNames, {
      params: { profileHash: data.hash },
      body: namesBody(values),
      ifMatch: etag,
    });
    // The ISNI states that staff see depend on the names.
    void revalidate(`/profiles/${data.hash}/name-data`);
    // Works are suggested by name.
    void invalidate('/profiles/book-suggestions');
    void refreshTasks();
    return saved;
  },
  fieldsOf: refusedNames,
  recovery: { handles: ({ code }) => code === 'nameDataDeleteDisallowed', remainingValues: remainingNames },
  mergers: { authorNames: mergeNames },
  texts: {
    'authorNames.name1.required': 'authorNames.name1Required',
    'authorNames.name2.required': 'authorNames.name2Required',
  },
};
