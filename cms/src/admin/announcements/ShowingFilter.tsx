import { SingleSelect, SingleSelectOption } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { contentTypes } from '../../content/content-kinds.js';
import { useMessages } from '../language.js';
import { chosenShowing, type ListFilters, showings, withShowing } from './showing.js';

interface ListQuery {
  page?: number;
  filters?: ListFilters;
}

/** Selects announcements that are visible now, scheduled or expired, above their list. */
export function ShowingFilter() {
  const { slug } = useParams<{ slug: string }>();
  const { t } = useMessages();
  const [{ query }, setQuery] = useQueryParams<ListQuery>();
  if (slug !== contentTypes.announcement) return null;
  const filters = query.filters ?? {};
  const choose = (chosen: string | number): void => {
    const showing = showings.find((each) => each === chosen);
    setQuery({ ...query, page: 1, filters: withShowing(filters, showing, new Date()) });
  };
  return (
    <SingleSelect
      size="S"
      aria-label={t('nimio.showing')}
      value={chosenShowing(filters) ?? 'all'}
      onChange={choose}
    >
      <SingleSelectOption value="all">{t('nimio.showing.all')}</SingleSelectOption>
      {showings.map((showing) => (
        <SingleSelectOption key={showing} value={showing}>
          {t(`nimio.showing.${showing}`)}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  );
}
