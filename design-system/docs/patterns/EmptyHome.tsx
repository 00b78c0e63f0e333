import { Checklist } from '../../src/checklist/Checklist';
import { Column, Columns } from '../../src/columns/Columns';
import { DateText } from '../../src/date-text/DateText';
import { EmptyState } from '../../src/empty-state/EmptyState';
import { Text } from '../../src/text/Text';
import { TitlePage } from '../../src/title-page/TitlePage';
import { emptyHomeTexts } from './empty-home.texts';
import { Screen } from './Screen';
import { useSpoken } from './spoken';

/** The first page of somebody who has just come: what to do first, and where news will be. */
export function EmptyHome() {
  const t = useSpoken(emptyHomeTexts);
  return (
    <Screen open={4} isLocked>
      <TitlePage
        title="Inka Vuorela"
        facts={t.facts}
        next={
          <span>
            {t.next} <DateText date="2026-12-10" />
          </span>
        }
      />
      <Columns>
        <Column title={t.toDo} id="to-do">
          <Text tone="muted">{t.waiting}</Text>
          <ToDo />
        </Column>
        <Column title={t.news} id="news">
          <Text tone="muted">{t.noNews}</Text>
        </Column>
        <Column title={t.messages} id="messages">
          <EmptyState>{t.noMessages}</EmptyState>
        </Column>
      </Columns>
    </Screen>
  );
}

/** The last line is locked like its page: it says what it waits for, and leads nowhere. */
function ToDo() {
  const t = useSpoken(emptyHomeTexts);
  return (
    <Checklist
      items={[
        {
          id: 'contract',
          label: t.contract,
          state: 'todo',
          stateText: t.contractState,
          hint: t.contractHint,
          href: '/contract',
        },
        {
          id: 'contact',
          label: t.contact,
          state: 'todo',
          stateText: t.contactState,
          hint: t.contactHint,
          href: '/settings',
        },
        {
          id: 'bankAccount',
          label: t.bankAccount,
          state: 'todo',
          stateText: t.bankAccountState,
          hint: t.bankAccountHint,
          href: '/settings/bank',
        },
        { id: 'works', label: t.works, state: 'todo', stateText: t.worksState, hint: t.worksHint },
      ]}
    />
  );
}
