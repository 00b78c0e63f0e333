import type { ContentEvent } from '@nimio/domain/content/content-event';
import {
  Box,
  Button,
  Field,
  Flex,
  SingleSelect,
  SingleSelectOption,
  Table,
  Tbody,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { titleOf } from '../../content/content-kinds.js';
import { useMessages } from '../language.js';
import type { MessageId } from '../messages.js';
import { useResponse } from '../use-response.js';
import { EventRow } from './EventRow.js';

interface History {
  events: ContentEvent[];
  hasMore: boolean;
  /** Types that the editor may read. */
  uids: string[];
}

interface Position {
  uid: string;
  /** The cursors of the previous pages, the latest last. */
  ends: number[];
}

const columns: readonly MessageId[] = [
  'nimio.history.when',
  'nimio.history.who',
  'nimio.history.what',
  'nimio.history.type',
  'nimio.history.entry',
  'nimio.history.changed',
];

function Events({ events }: { events: ContentEvent[] }) {
  const { t } = useMessages();
  if (events.length === 0) return <Typography tag="p">{t('nimio.history.nothing')}</Typography>;
  return (
    <Table colCount={columns.length} rowCount={events.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{t(column)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </Tbody>
    </Table>
  );
}

function Filter({ uids, uid, choose }: { uids: string[]; uid: string; choose: (uid: string) => void }) {
  const { t, find } = useMessages();
  return (
    <Box maxWidth="32rem" paddingBottom={4}>
      <Field.Root name="type">
        <Field.Label>{t('nimio.history.filter')}</Field.Label>
        <SingleSelect value={uid} onChange={(chosen: string | number) => choose(String(chosen))}>
          <SingleSelectOption value="">{t('nimio.history.all')}</SingleSelectOption>
          {uids.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {find(titleOf(each)) ?? each}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}

/** The history of content: who changed what, the newest first. */
export default function HistoryPage() {
  const { t } = useMessages();
  const [{ uid, ends }, setPosition] = useState<Position>({ uid: '', ends: [] });
  const query = new URLSearchParams({ ...(uid ? { uid } : {}), before: String(ends.at(-1) ?? '') });
  const response = useResponse<History>(`/nimio/history?${query.toString()}`);
  if (response.state === 'loading') return <Page.Loading />;
  if (response.state === 'failed') return <Page.Error />;
  const { events, hasMore, uids } = response.value;
  const oldest = events.at(-1)?.id;
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{t('nimio.history')}</Page.Title>
        <Layouts.Header title={t('nimio.history')} subtitle={t('nimio.history.subtitle')} />
        <Layouts.Content>
          <Filter uids={uids} uid={uid} choose={(chosen) => setPosition({ uid: chosen, ends: [] })} />
          <Events events={events} />
          <Flex paddingTop={4} gap={2}>
            {ends.length > 0 && (
              <Button variant="tertiary" onClick={() => setPosition({ uid, ends: ends.slice(0, -1) })}>
                {t('nimio.history.newer')}
              </Button>
            )}
            {hasMore && oldest !== undefined && (
              <Button variant="tertiary" onClick={() => setPosition({ uid, ends: [...ends, oldest] })}>
                {t('nimio.history.older')}
              </Button>
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
