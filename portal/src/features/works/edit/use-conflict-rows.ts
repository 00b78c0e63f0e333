import { bookTypes } from '@nimio/domain/work/book-types';
import type { ConflictRow } from '../../../shared/conflict/ConflictChoice';
import { useText } from '../../../shared/intl/use-text';
import { useProfile } from '../../../shared/session/use-session';
import { nameOptions } from '../author-names';
import { useWorkLabels } from '../use-work-labels';
import type { EditWorkValues } from './edit-work.form';

const labels = {
  name: 'works.name',
  subtitle: 'works.subtitle',
  publisher: 'works.publisher',
  publishYear: 'works.publishYear',
  bookType: 'works.bookType',
  authorHash: 'works.authorName',
  roles: 'roles.label',
  numberOfAuthors: 'roles.authors',
  numberOfTranslators: 'roles.translators',
} as const;

/** Both versions of conflicting fields as text. */
export function useConflictRows() {
  const { t } = useText();
  const words = useWorkLabels();
  const { nameData } = useProfile();
  const shown = (name: keyof EditWorkValues, values: EditWorkValues): string => {
    if (name === 'roles') return values.roles.map(words.role).join(', ');
    if (name === 'authorHash')
      return nameOptions(nameData).find(({ id }) => id === values.authorHash)?.label ?? '';
    if (name === 'bookType') {
      const type = bookTypes.find((id) => id === values.bookType);
      return type ? words.type(type) : '';
    }
    return String(values[name] ?? '');
  };
  return (fields: (keyof EditWorkValues)[], own: EditWorkValues, current: EditWorkValues): ConflictRow[] =>
    fields.map((name) => ({
      name,
      label: t(labels[name]),
      own: shown(name, own),
      current: shown(name, current),
    }));
}
