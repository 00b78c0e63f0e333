import {
  Checklist,
  type ChecklistItem,
  formatNumber,
  Notice,
  Page,
  Section,
  TitlePage,
} from '@nimio/design-system';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import { useLocation } from 'react-router';
import { openItems, type PortalChecklistId, portalChecklist } from '../../shared/checklist/portal-checklist';
import { useText } from '../../shared/intl/use-text';
import { Above, Centred } from '../../shared/page/layout';
import { usePageTitle } from '../../shared/page/page-title';
import { useProfile } from '../../shared/session/use-session';

const places: Record<PortalChecklistId, string> = {
  contract: '/contract',
  contact: '/settings#basic',
  bankAccount: '/settings/bank',
  works: '/works',
};

export function HomePage() {
  const { t } = useText();
  const { profileName, worksCount } = useProfile();
  const state = useLocation().state as { hasJustRegistered?: boolean } | null;
  usePageTitle(t('home.title'));
  return (
    <Page>
      <TitlePage
        title={profileName}
        facts={t('home.works', { n: worksCount, count: formatNumber(worksCount) })}
      />
      <Centred>
        {state?.hasJustRegistered && (
          <Above>
            <Notice tone="success" title={t('home.registeredTitle')}>
              <p>{t('home.registeredBody')}</p>
            </Notice>
          </Above>
        )}
        <ToDo />
      </Centred>
    </Page>
  );
}

/** The to-do list as a table of contents: the whole row leads there. */
function ToDo() {
  const { t } = useText();
  const profile = useProfile();
  const items = portalChecklist(profile);
  const open = openItems(items);
  const isLocked = missingForWorks(profile).length > 0;
  const lines = items.map(({ id, state }): ChecklistItem => {
    const word = id === 'works' ? 'list' : id;
    const isTodo = state !== 'done';
    return {
      id,
      state,
      label: t(`home.${word}`),
      stateText: t(`home.${word}_${isTodo ? 'todo' : 'done'}`),
      href: places[id],
      ...(isTodo && { hint: t(id === 'works' && isLocked ? 'home.worksLocked' : `home.${word}_hint`) }),
    };
  });
  return (
    <Section id="todo" title={t('home.todo')}>
      <p>
        {open === 0
          ? t('home.allDone')
          : t(open === items.length ? 'home.open' : 'home.openSome', { n: open })}
      </p>
      <Checklist items={lines} />
    </Section>
  );
}
