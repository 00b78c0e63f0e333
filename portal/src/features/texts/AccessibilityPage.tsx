import { formatDate, Page, PageHead } from '@nimio/design-system';
import { getAccessibilityStatement } from '@nimio/domain/about/about.endpoints';
import { EditorsText } from '../../shared/content/EditorsText';
import { Loaded } from '../../shared/content/Loaded';
import { PageActions } from '../../shared/content/PageActions';
import { useContent } from '../../shared/content/use-content';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';

/** The accessibility statement that the law on digital services requires. */
export function AccessibilityPage() {
  const { t } = useText();
  const statement = useContent(getAccessibilityStatement);
  const { shown } = statement;
  usePageTitle(t('texts.accessibility'));
  return (
    <Page>
      <PageHead
        title={t('texts.accessibility')}
        {...(shown && { lead: t('texts.assessed', { date: formatDate(shown.assessedOn) }) })}
        action={<PageActions />}
      />
      <Loaded of={statement}>
        {({ text, language }) => <EditorsText text={text} language={language} />}
      </Loaded>
    </Page>
  );
}
