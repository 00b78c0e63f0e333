import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { contentTypes, titleOf } from '../../content/content-kinds.js';
import { entryPath } from '../entry-path.js';
import { useMessages } from '../language.js';
import { useResponse } from '../use-response.js';
import { type Incomplete, MissingLanguages } from './MissingLanguages.js';

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6} width="100%" tag="section">
      <Typography variant="beta" tag="h2">
        {title}
      </Typography>
      <Box paddingTop={4}>{children}</Box>
    </Box>
  );
}

function Place({ to, title, about }: { to: string; title: string; about: string | undefined }) {
  return (
    <Box tag="li" paddingBottom={3}>
      <Link tag={RouterLink} to={to}>
        {title}
      </Link>
      {about && (
        <Typography tag="p" textColor="neutral600">
          {about}
        </Typography>
      )}
    </Box>
  );
}

function Places({ uids }: { uids: string[] }) {
  const { t, find } = useMessages();
  return (
    <ul>
      {Object.values(contentTypes)
        .filter((uid) => uids.includes(uid))
        .map((uid) => (
          <Place
            key={uid}
            to={entryPath(uid)}
            title={find(titleOf(uid)) ?? uid}
            about={find(`nimio.about.${uid}`)}
          />
        ))}
      <Place to="/plugins/upload" title={t('nimio.pictures')} about={t('nimio.firstSteps.picturesAbout')} />
      <Place to="/history" title={t('nimio.firstSteps.history')} about={t('nimio.firstSteps.historyAbout')} />
    </ul>
  );
}

const steps = ['nimio.firstSteps.step1', 'nimio.firstSteps.step2', 'nimio.firstSteps.step3'] as const;

function Steps() {
  const { t } = useMessages();
  return (
    <ol style={{ listStyle: 'decimal', paddingInlineStart: '2rem' }}>
      {steps.map((step) => (
        <Typography key={step} tag="li">
          {t(step)}
        </Typography>
      ))}
    </ol>
  );
}

interface MissingLanguages {
  entries: Incomplete[];
  uids: string[];
}

/** The first page after login: how to publish, where things are, and which entries lack a language. */
export default function FirstStepsPage() {
  const { t } = useMessages();
  const response = useResponse<MissingLanguages>('/nimio/missing-languages');
  if (response.state === 'loading') return <Page.Loading />;
  const { uids, entries } = response.state === 'there' ? response.value : { uids: [], entries: undefined };
  return (
    <Layouts.Root>
      <Page.Main>
        <Page.Title>{t('nimio.firstSteps.title')}</Page.Title>
        <Layouts.Header title={t('nimio.firstSteps.title')} subtitle={t('nimio.firstSteps.subtitle')} />
        <Layouts.Content>
          <Grid.Root gap={5}>
            <Grid.Item col={6} xs={12} alignItems="start">
              <Flex direction="column" alignItems="stretch" gap={5} width="100%">
                <Panel title={t('nimio.firstSteps.howTitle')}>
                  <Steps />
                </Panel>
                <Panel title={t('nimio.firstSteps.what')}>
                  <Places uids={uids} />
                </Panel>
              </Flex>
            </Grid.Item>
            <Grid.Item col={6} xs={12} alignItems="start">
              <Panel title={t('nimio.firstSteps.missing')}>
                <MissingLanguages entries={entries} />
              </Panel>
            </Grid.Item>
          </Grid.Root>
        </Layouts.Content>
      </Page.Main>
    </Layouts.Root>
  );
}
