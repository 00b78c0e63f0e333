import { Column, EntryList, Skeleton, Text } from '@nimio/design-system';
import { listAnnouncements } from '@nimio/domain/announcement/announcement.endpoints';
import { useEndpoint } from '../../api/use-endpoint';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { useSettings } from '../../shared/settings/use-settings';

/** Announcements for this profile, newest first. */
export function Announcements() {
  const { t, language } = useText();
  const { homeItems } = useSettings().limits;
  const { data, error, reload } = useEndpoint(listAnnouncements, { query: { language } });
  return (
    <Column id="announcements" title={t('home.announcements')}>
      {data ? (
        data.records.length === 0 ? (
          <Text tone="muted">{t('home.noAnnouncements')}</Text>
        ) : (
          <EntryList
            aria-label={t('home.announcements')}
            initialCount={homeItems}
            moreLabel={t('home.moreAnnouncements')}
            items={data.records.map(({ hash, title, published, language: lang }) => ({
              id: hash,
              title,
              href: `/announcement/${hash}`,
              date: published,
              ...(lang !== language && { lang }),
            }))}
          />
        )
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Column>
  );
}
