import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { entryPath } from '../entry-path.js';
import { useWords } from '../language.js';
import { abouts } from '../names/abouts.js';
import { types } from '../names/names.js';
import type { Words } from '../names/words.js';
import { useAnswer } from '../use-answer.js';
import { steps, firstStepsTexts as texts } from './first-steps-texts.js';
import { type Incomplete, MissingLanguages } from './MissingLanguages.js';

function Panel({ title, children }: { title: Words; children: ReactNode }) {
  const { say } = useWords();
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} width="100%" tag="section">
      <Typography variant="beta" tag="h2">
        {say(title)}
      </Typography>
      <Box paddingTop={4}>{children}</Box>
    </Box>
  );
}

function Place({ to, title, about }: { to: string; title: Words; about: Words | undefined }) {
  const { say } = useWords();
  return (
    <Box tag="li" paddingBottom={3}>
      <Link tag={RouterLink} to={to}>
        {say(title)}
      </Link>
      {about && (
        <Typography tag="p" textColor="neutral600">
          {say(about)}
        </Typography>
      )}
    </Box>
  );
}

function Places({ uids }: { uids: string[] }) {
  return (
    <ul>
      {Object.entries(types)
        .filter(([uid]) => uids.includes(uid))
        .map(([uid, { title }]) => (
          <Place key={uid} to={entryPath(uid)} title={title} about={abouts[uid]} />
        ))}
      <Place to="/plugins/upload" title={texts.pictures} about={texts.picturesAbout} />
      <Place to="/history" title={texts.history} about={texts.historyAbout} />
    </ul>
  );
}

function Steps() {
  const { say } = useWords();
  return (
    <ol style={{ listStyle: 'decimal', paddingInlineStart: '2rem' }}>
      {steps.map((step) => (
        <Typography key={step[2]} tag="li">
          {say(step)}
        </Typography>
      ))}
    </ol>
  );
}

interface Answer {
  entries: Incomplete[];
  uids: string[];
}

/** The first page after login: how to publish, where things are, and which entries lack a language. */
export default function FirstStepsPage() {
  const { say } = useWords();
  const answer = useAnswer<Answer>('/nimio/missing-languages');
  if (answer.state === 'loading') return <Page.Loading />;
  const { uids, entries } = answer.state === 'there' ? answer.value : { uids: [], entries: undefined };
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{say(texts.title)}</Page.Title>
        <Layouts.Header title={say(texts.title)} subtitle={say(texts.subtitle)} />
        <Layouts.Content>
          <Grid.Root gap={5}>
            <Grid.Item col={6} xs={12} alignItems="start">
              <Flex direction="column" alignItems="stretch" gap={5} width="100%">
                <Panel title={texts.howTitle}>
                  <Steps />
                </Panel>
                <Panel title={texts.what}>
                  <Places uids={uids} />
                </Panel>
              </Flex>
            </Grid.Item>
            <Grid.Item col={6} xs={12} alignItems="start">
              <Panel title={texts.missing}>
                <MissingLanguages entries={entries} />
              </Panel>
            </Grid.Item>
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
