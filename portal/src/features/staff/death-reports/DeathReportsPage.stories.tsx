import type { ReceivedDeathReport } from '@nimio/domain/death-report/death-report.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { DeathReportsPage } from './DeathReportsPage';

const report: ReceivedDeathReport = {
  hash: 'r'.repeat(22),
  authorName: 'Aino Maria Kuusivaara',
  diedOn: '2026-10-01',
  relation: 'child',
  text: 'Käytti myös nimeä A. M. Virta.\nOsakkaita on kolme.',
  state: 'open',
  created: '2026-11-20T10:00:00.000Z',
  documents: [{ number: 1, size: 240_000, created: '2026-11-20T10:05:00.000Z' }],
  reporterHash: 'heir',
  reporterName: 'Ella Kuusivaara',
};
const other: ReceivedDeathReport = {
  ...report,
  hash: 'o'.repeat(22),
  authorName: 'Maximilian-Theodor Hohenlohe-Langenburgilainen',
  relation: 'administrator',
  documents: [],
  text: '',
  reporterName: 'Asianajotoimisto Lindqvist',
};

const queued = ({ hash, reporterHash, reporterName, authorName, created }: ReceivedDeathReport) => ({
  ...{ hash, reporterHash, reporterName, authorName, created },
});
const read = (state: 'open' | 'handled') => `GET /death-reports?state=${state}&limit=50&offset=0`;
const list =
  (...reports: ReceivedDeathReport[]) =>
  () =>
    Response.json({ records: reports.map(queued), total: reports.length });
const visitWith = (responses: Parameters<typeof visit>[0]) =>
  visit(responses, { rights: ['manageCustomers'] });
const one = `/death-reports/${report.hash}`;

/** The page of messages, with the recipients that it was opened for. */
function Messages() {
  const { writeTo } = useLocation().state as { writeTo: { profileName: string }[] };
  return <p>{writeTo.map(({ profileName }) => profileName).join()}</p>;
}

const Reports = () => (
  <MemoryRouter>
    <Routes>
      <Route path="/" element={<DeathReportsPage />} />
      <Route path="/messages" element={<Messages />} />
    </Routes>
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Reported deaths',
  component: Reports,
  decorators: [withFreshCache, withTexts],
  beforeEach: visitWith({ [read('open')]: list(report, other), [`GET ${one}`]: () => record(report) }),
} satisfies Meta<typeof Reports>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function openFirst({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: `Avaa ilmoitus: ${report.authorName}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Ilmoitus: ${report.authorName}` }));
  await dialog.findByText('1.10.2026');
  return dialog;
}

/** The report, its documents, and the search for the author. */
export const Opened: Story = {
  play: async (context) => {
    const dialog = await openFirst(context);
    await expect(dialog.getByRole('link', { name: 'Lataa asiakirja 1 (PDF)' })).toHaveAttribute(
      'href',
      `/api${one}/documents/1`,
    );
    await expect(dialog.getByRole('link', { name: /^Etsi asiakkaista/ })).toHaveAttribute(
      'href',
      '/staff/customers?search=Aino+Maria+Kuusivaara&status=all',
    );
  },
};

/** The row is gone, and the focus is not lost. */
export const Handled: Story = {
  beforeEach: () => {
    let waiting = [report, other];
    return visitWith({
      [read('open')]: () => list(...waiting)(),
      [`GET ${one}`]: () => record(report),
      [`PUT ${one}`]: () => {
        waiting = [other];
        return record({ ...report, state: 'handled' });
      },
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openFirst(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Merkitse käsitellyksi' }));
    await waitFor(() => expect(canvas.queryByText(report.authorName)).toBeNull());
    await expect(writes).toEqual([`PUT ${one}`]);
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};

export const AnsweredByMessage: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const dialog = await openFirst(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Kirjoita ilmoittajalle' }));
    await expect(await context.canvas.findByText(report.reporterName)).toBeVisible();
  },
};

/** A report that was handled by mistake waits again. */
export const Reopened: Story = {
  beforeEach: visitWith({
    [read('open')]: list(),
    [read('handled')]: list({ ...report, state: 'handled' }),
    [`GET ${one}`]: () => record({ ...report, state: 'handled' }),
    [`PUT ${one}`]: () => record(report),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(await canvas.findByText('Yksikään ilmoitus ei odota käsittelyä.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Näytä'), 'Käsitellyt');
    const dialog = await openFirst(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Palauta odottamaan' }));
    await waitFor(() => expect(writes).toEqual([`PUT ${one}`]));
  },
};

export const Failed: Story = {
  beforeEach: visitWith({ [read('open')]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};
