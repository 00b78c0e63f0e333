import { type BookType, bookTypes } from '@nimio/domain/work/book-types';
import { type CreatorRole, creatorRoles } from '@nimio/domain/work/roles';
import { useMemo } from 'react';
import { useText } from '../../shared/intl/use-text';

interface RoleFacts {
  role: Readonly<Record<CreatorRole, number>>;
  numberOfAuthors: number | null;
  numberOfTranslators: number | null;
}

/** Labels of formats and roles. */
export function useWorkLabels() {
  const { t } = useText();
  return useMemo(() => {
    const type = (bookType: BookType) => t(`bookType.${bookType}`);
    const role = (name: CreatorRole) => t(`works.role.${name}`);
    return {
      type,
      role,
      typeOptions: bookTypes.map((id) => ({ id, label: type(id) })),
      /** The held roles on a work, billable ones with their amounts: `Kirjoittaja (2), toimittaja`. */
      roles: (work: RoleFacts): string => {
        const held = creatorRoles.filter((name) => work.role[name] === 1);
        return held
          .map((name, index) => {
            const word = index === 0 ? role(name) : role(name).toLowerCase();
            const amount =
              name === 'author'
                ? work.numberOfAuthors
                : name === 'translator'
                  ? work.numberOfTranslators
                  : null;
            return amount !== null && amount > 1 ? `${word} (${amount})` : word;
          })
          .join(', ');
      },
    };
  }, [t]);
}
