import { Checklist, type ChecklistItem, Column, Text } from '@nimio/design-system';
import type { ChecklistId } from '@nimio/domain/profile/checklist';
import { missingForWorks } from '@nimio/domain/profile/missing-for-works';
import { effectiveRate } from '@nimio/domain/taxation/rate';
import { openItems, portalChecklist } from '../../shared/checklist/portal-checklist';
import { formatPercent } from '../../shared/intl/percent';
import { useText } from '../../shared/intl/use-text';
import { useProfile } from '../../shared/session/use-session';
import { useToday } from '../../shared/settings/use-today';

const hrefs: Record<ChecklistId, string> = {
  contract: '/contract',
  contact: '/settings#basic',
  bankAccount: '/settings/bank',
  taxation: '/settings/tax',
  works: '/works',
};

const hintOf = (id: Exclude<ChecklistId, 'taxation'>, isLocked: boolean) => {
  if (id === 'works') return isLocked ? 'home.worksLocked' : 'home.list_hint';
  return `home.${id}_hint` as const;
};

/** The to-do list as a table of contents; the whole row is a link. */
export function ToDo() {
  const { t } = useText();
  const profile = useProfile();
  const today = useToday();
  const items = portalChecklist(profile, today);
  const open = openItems(items);
  const isLocked = missingForWorks(profile).length > 0;
  const taxHint = (state: ChecklistItem['state']) => {
    const { taxation } = profile;
    const rate = effectiveRate(taxation, today, taxation.defaultRate);
    return state === 'alert' ? t('home.taxationOld') : t('home.taxation_hint', { rate: formatPercent(rate) });
  };
  const lines = items.map(({ id, state }): ChecklistItem => {
    const messageKey = id === 'works' ? 'list' : id;
    const isTodo = state !== 'done';
    return {
      id,
      state,
      label: t(`home.${messageKey}`),
      stateText: t(`home.${messageKey}_${isTodo ? 'todo' : 'done'}`),
      href: hrefs[id],
      ...(isTodo && { hint: id === 'taxation' ? taxHint(state) : t(hintOf(id, isLocked)) }),
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
