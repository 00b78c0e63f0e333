import { Checklist, type ChecklistItem, Column, Text } from '@nimio/design-system';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import { openItems, type PortalChecklistId, portalChecklist } from '../../shared/checklist/portal-checklist';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';

const places: Record<PortalChecklistId, string> = {
  contract: '/contract',
  contact: '/settings#basic',
  bankAccount: '/settings/bank',
  works: '/works',
};

/** The to-do list as a table of contents: the whole row leads there. */
export function ToDo() {
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
    <Column id="todo" title={t('home.todo')}>
      <Text tone="muted">
        {open === 0
          ? t('home.allDone')
          : t(open === items.length ? 'home.open' : 'home.openSome', { n: open })}
      </Text>
      <Checklist items={lines} />
    </Column>
  );
}
