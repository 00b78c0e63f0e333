import { formatDate, Page, PageHead, Section, TextColumn, TextLink } from '@nimio/design-system';
import type { ReplyOf } from '@nimio/domain/endpoint';
import { getPrivacyPolicy } from '@nimio/domain/privacy-policy/privacy-policy.endpoints';
import { OtherLanguage } from '../../shared/content/EditorsText';
import { Loaded } from '../../shared/content/Loaded';
import { PageActions } from '../../shared/content/PageActions';
import { useContent } from '../../shared/content/use-content';
import { useText } from '../../shared/intl/use-text';
import MarkdownText from '../../shared/markdown/MarkdownText';
import { Measure } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useAnchorFocus } from '../../shared/page/use-anchor-focus';

type Policy = ReplyOf<typeof getPrivacyPolicy>;

/** The privacy policy in numbered sections with anchors. */
export function PrivacyPage() {
  const { t } = useText();
  const policy = useContent(getPrivacyPolicy);
  const { shown } = policy;
  usePageTitle(t('texts.privacy'));
  return (
    <Page>
      <PageHead
        title={t('texts.privacy')}
        {...(shown && { lead: t('texts.privacyUpdated', { date: formatDate(shown.updatedOn) }) })}
        action={<PageActions />}
      />
      <Loaded of={policy}>{(read) => <PolicySections {...read} />}</Loaded>
    </Page>
  );
}

const anchorOf = (number: number) => `section-${number}`;

/** The table of contents and the sections. */
export function PolicySections({ sections, language }: Policy) {
  const { t } = useText();
  useAnchorFocus();
  return (
    <Measure>
      <OtherLanguage language={language} />
      <nav aria-labelledby="contents">
        <h2 id="contents">{t('texts.contents')}</h2>
        <TextColumn lang={language}>
          <ol>
            {sections.map(({ number, title }) => (
              <li key={number}>
                <TextLink href={`#${anchorOf(number)}`}>{title}</TextLink>
              </li>
            ))}
          </ol>
        </TextColumn>
      </nav>
      <div lang={language}>
        {sections.map(({ number, title, text }) => (
          <Section key={number} id={anchorOf(number)} title={`${number}. ${title}`}>
            <TextColumn>
              <MarkdownText text={text} />
            </TextColumn>
          </Section>
        ))}
      </div>
    </Measure>
  );
}
