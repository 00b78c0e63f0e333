import { DesignSystemProvider, Page, PageHead } from '@nimio/design-system';
import { languages } from '@nimio/domain/language';
import { rememberView } from '../../../portal/src/features/works/list/remembered-view';
import { useWorksColumns } from '../../../portal/src/features/works/list/use-works-columns';
import { WorksTable } from '../../../portal/src/features/works/list/WorksTable';
import { TextsIn } from '../../../portal/src/shared/intl/story-texts';
import { sessionStore } from '../../../portal/src/shared/session/session-store';
import { storyMe, storyProfile } from '../../../portal/src/shared/session/story-people';
import { loadSettings } from '../../../portal/src/shared/settings/settings';
import { storySettings } from '../../../portal/src/shared/settings/story-settings';
import { exposeBench } from './measure';
import { works } from './works';

/** Writes the settings into the page as the server does. */
function writeSettings(): void {
  const written = document.createElement('script');
  written.id = 'settings';
  written.type = 'application/json';
  written.textContent = JSON.stringify(
    Object.fromEntries(languages.map((language) => [language, storySettings(language)])),
  );
  document.head.append(written);
}

writeSettings();
await loadSettings();
sessionStore.set({ status: 'member', me: storyMe });
rememberView(storyProfile.hash, {
  sort: { column: 'name', direction: 'ascending' },
  filter: '',
  page: 1,
  pageSize: 'all',
});

const Works = () => (
  <WorksTable
    works={works}
    count={works.length}
    hasSuggestions={false}
    onFilter={() => undefined}
    columns={useWorksColumns()}
    isLoading={false}
    error={undefined}
    onRetry={() => undefined}
    canAdd
  />
);

exposeBench(<Works />, (list) => (
  <TextsIn language="fi">
    <DesignSystemProvider locale="fi-FI">
      <Page>
        <PageHead title="Teosluettelo" />
        {list}
      </Page>
    </DesignSystemProvider>
  </TextsIn>
));
