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
import { useWords } from '../language.js';
import { useAnswer } from '../use-answer.js';
import { ActRow } from './EventRow.js';
import { historyTexts as texts, typeTitle } from './history-texts.js';

interface History {
  acts: ContentEvent[];
  hasMore: boolean;
  /** Types that the editor may read. */
  uids: string[];
}

interface Turn {
  uid: string;
  /** The cursors of the previous pages, the latest last. */
  ends: number[];
}

const columns = [texts.when, texts.who, texts.act, texts.type, texts.entry, texts.changed];

function Acts({ acts }: { acts: ContentEvent[] }) {
  const { say } = useWords();
  if (acts.length === 0) return <Typography tag="p">{say(texts.nothing)}</Typography>;
  return (
    <Table colCount={columns.length} rowCount={acts.length + 1}>
      <Thead>
        <Tr>
          {columns.map((column) => (
            <Th key={column[2]}>
              <Typography variant="sigma">{say(column)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {acts.map((act) => (
          <ActRow key={act.id} act={act} />
        ))}
      </Tbody>
    </Table>
  );
}

function Filter({ uids, uid, choose }: { uids: string[]; uid: string; choose: (uid: string) => void }) {
  const { say } = useWords();
  return (
    <Box maxWidth="32rem" paddingBottom={4}>
      <Field.Root name="type">
        <Field.Label>{say(texts.filter)}</Field.Label>
        <SingleSelect value={uid} onChange={(chosen: string | number) => choose(String(chosen))}>
          <SingleSelectOption value="">{say(texts.all)}</SingleSelectOption>
          {uids.map((each) => (
            <SingleSelectOption key={each} value={each}>
              {say(typeTitle(each))}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
  );
}

/** The history of content: who changed what, the newest first. */
export default function HistoryPage() {
  const { say } = useWords();
  const [{ uid, ends }, turnTo] = useState<Turn>({ uid: '', ends: [] });
  const query = new URLSearchParams({ ...(uid ? { uid } : {}), before: String(ends.at(-1) ?? '') });
  const answer = useAnswer<History>(`/nimio/history?${query.toString()}`);
  if (answer.state === 'loading') return <Page.Loading />;
  if (answer.state === 'failed') return <Page.Error />;
  const { acts, hasMore, uids } = answer.value;
  const oldest = acts.at(-1)?.id;
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{say(texts.title)}</Page.Title>
        <Layouts.Header title={say(texts.title)} subtitle={say(texts.subtitle)} />
        <Layouts.Content>
          <Filter uids={uids} uid={uid} choose={(chosen) => turnTo({ uid: chosen, ends: [] })} />
          <Acts acts={acts} />
          <Flex paddingTop={4} gap={2}>
            {ends.length > 0 && (
              <Button variant="tertiary" onClick={() => turnTo({ uid, ends: ends.slice(0, -1) })}>
                {say(texts.newer)}
              </Button>
            )}
            {hasMore && oldest !== undefined && (
              <Button variant="tertiary" onClick={() => turnTo({ uid, ends: [...ends, oldest] })}>
                {say(texts.older)}
              </Button>
            )}
          </Flex>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
