import {
  Breadcrumbs,
  DateText,
  EmptyState,
  LinkButton,
  Page,
  PageHead,
  Skeleton,
  TextLink,
} from '@nimio/design-system';
import { getAnnouncement } from '@nimio/domain/announcement/announcement.endpoints';
import type { Announcement } from '@nimio/domain/announcement/announcement.types';
import { useParams } from 'react-router';
import { useEndpoint } from '../../api/use-endpoint';
import { EditorsText } from '../../shared/content/EditorsText';
import { PageActions } from '../../shared/content/PageActions';
import { useText } from '../../shared/intl/use-text';
import { LoadFailure } from '../../shared/page/LoadFailure';
import { usePageTitle } from '../../shared/page/page-title';

/** An announcement to read, print or share. */
export function AnnouncementPage() {
  const { t, language } = useText();
  const { hash = '' } = useParams();
  const { data, error, reload } = useEndpoint(getAnnouncement, { params: { hash }, query: { language } });
  const isGone = error?.status === 404 || error?.status === 422;
  const title = data?.title ?? t(isGone ? 'announcement.goneTitle' : 'announcement.title');
  usePageTitle(title);
  return (
    <Page>
      <Breadcrumbs items={[{ href: '/', label: t('announcement.home') }]} current={title} />
      <PageHead
        title={data ? <span lang={data.language}>{title}</span> : title}
        {...(data && { lead: <DateText date={data.published} />, action: <PageActions /> })}
      />
      {data ? (
        <AnnouncementBody {...data} />
      ) : isGone ? (
        <Gone />
      ) : error ? (
        <LoadFailure error={error} onRetry={reload} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Page>
  );
}

/** The text of an announcement, and its link. */
export function AnnouncementBody({ content, language, link }: Announcement) {
  const { t } = useText();
  const host = /^https?:\/\/([^/]+)/i.exec(link ?? '')?.[1];
  return (
    <>
      <EditorsText text={content} language={language} />
      {link && (
        <p>
          <TextLink href={link}>
            {host ? t('announcement.readOn', { host }) : t('announcement.openPage')}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Gone() {
  const { t } = useText();
  return (
    <EmptyState action={<LinkButton href="/">{t('announcement.home')}</LinkButton>}>
      {t('announcement.goneBody')}
    </EmptyState>
  );
}
