import { Page, PageHead } from '@nimio/design-system';
import { getAbout } from '@nimio/domain/about/about.endpoints';
import { EditorsText } from '../../shared/content/EditorsText';
import { Loaded } from '../../shared/content/Loaded';
import { PageActions } from '../../shared/content/PageActions';
import { useContent } from '../../shared/content/use-content';
import { useText } from '../../shared/intl/use-text';
import { usePageTitle } from '../../shared/page/page-title';

/** What the portal is and for whom. */
export function AboutPage() {
  const { t } = useText();
  const about = useContent(getAbout);
  usePageTitle(t('texts.about'));
  return (
    <Page>
      <PageHead title={t('texts.about')} action={<PageActions />} />
      <Loaded of={about}>{(shown) => <EditorsText {...shown} />}</Loaded>
    </Page>
  );
}
