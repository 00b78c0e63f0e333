import { Card, formatDate, Page, PageHead, PlainText, TextColumn } from '@nimio/design-system';
import type { Preview } from '@nimio/domain/preview/preview.types';
import { AnnouncementBody } from '../../features/announcement/AnnouncementPage';
import { PolicySections } from '../../features/texts/PrivacyPage';
import { EditorsText } from '../../shared/content/EditorsText';
import { Loaded } from '../../shared/content/Loaded';
import { HelpText } from '../../shared/info/HelpText';
import { InfoDisclosure } from '../../shared/info/InfoBox';
import { useText } from '../../shared/intl/use-text';
import { Markdown } from '../../shared/markdown/Markdown';
import { Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { TermsText } from '../../shared/terms/TermsText';
import { PreviewedSettings } from './PreviewedSettings';
import { usePreview } from './use-preview';

/** An e-mail as the recipient gets it: subject and plain text. */
const PreviewedMail = ({ subject, text }: { subject: string; text: string }) => (
  <Measure>
    <Card level={2} title={subject}>
      <PlainText text={text} />
    </Card>
  </Measure>
);

/** The page of a preview, between masthead and footer. */
export function PreviewedPage() {
  const { t } = useText();
  const { isGone, ...preview } = usePreview();
  usePageTitle(t('preview.title'));
  return (
    <Page>
      {isGone ? (
        <PageHead title={t('preview.goneTitle')} lead={t('preview.goneBody')} />
      ) : (
        <Loaded of={preview}>{(shown) => <Content {...shown} />}</Loaded>
      )}
    </Page>
  );
}

function Content(shown: Preview) {
  const { t } = useText();
  if (shown.kind === 'announcement') {
    const { title, language, published } = shown.content;
    return (
      <>
        <PageHead title={<span lang={language}>{title}</span>} lead={formatDate(published)} />
        <AnnouncementBody {...shown.content} />
      </>
    );
  }
  return (
    <>
      <PageHead title={t(shown.kind === 'mailText' ? 'preview.mail' : `preview.${shown.kind}`)} />
      <Text {...shown} />
    </>
  );
}

function Text(shown: Exclude<Preview, { kind: 'announcement' }>) {
  switch (shown.kind) {
    case 'terms':
      return <TermsText terms={{ shown: shown.content, error: undefined, reload: nothing }} />;
    case 'contract':
      return (
        <TextColumn>
          <Markdown text={shown.content.intro} />
          <Markdown text={shown.content.text} />
        </TextColumn>
      );
    case 'privacyPolicy':
      return <PolicySections {...shown.content} />;
    case 'infoText':
      return (
        <Measure>
          <InfoDisclosure title={shown.content.title} language={shown.content.language}>
            <HelpText {...shown.content} />
          </InfoDisclosure>
        </Measure>
      );
    case 'mailText':
      return <PreviewedMail {...shown.content} />;
    case 'settings':
      return <PreviewedSettings settings={shown.content} />;
    default:
      return <EditorsText text={shown.content.text} language={shown.content.language} />;
  }
}

const nothing = () => Promise.resolve();
