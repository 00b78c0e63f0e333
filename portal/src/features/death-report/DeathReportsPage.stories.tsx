import type { DeathReport } from '@nimio/domain/death-report/death-report.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectCalm, expectFailure, expectTyped, expectWrong, fill } from '../../shared/form/story-form';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { record, refusal, visit, writes } from '../../shared/session/story-visit';
import { DeathReportsPage } from './DeathReportsPage';

const report: DeathReport = {
  hash: 'r'.repeat(22),
  authorName: 'Aino Maria Kuusivaara',
  diedOn: '2026-10-01',
  relation: 'child',
  text: 'Käytti myös nimeä A. M. Virta.\nOsakkaita on kolme.',
  state: 'open',
  created: '2026-11-20T10:00:00.000Z',
  documents: [
    { number: 1, size: 240_000, created: '2026-11-20T10:05:00.000Z' },
    { number: 2, size: 1_840_000, created: '2026-11-21T10:05:00.000Z' },
  ],
};
const handled: DeathReport = {
  ...report,
  hash: 'h'.repeat(22),
  authorName: 'Kaarlo Rantakoski',
  relation: 'administrator',
  text: '',
  state: 'handled',
};

const read = 'GET /profiles/own/death-reports?limit=200&offset=0';
const send = 'POST /profiles/own/death-reports';
const listed = (...reports: DeathReport[]) => ({
  [read]: () => Response.json({ records: reports, total: reports.length }),
});

const Reports = () => (
  <MemoryRouter>
    <DeathReportsPage />
  </MemoryRouter>
);

const meta = {
  title: 'Portal/Report of a death',
  component: Reports,
  decorators: [withFreshCache, withTexts],
  beforeEach: visit(listed()),
} satisfies Meta<typeof Reports>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = { 'Tekijän nimi': 'Aino Kuusivaara', Kuolinpäivä: '1.10.2026' };

export const Empty: Story = {
  play: async (context) => {
    await expect(await context.canvas.findByLabelText('Tekijän nimi')).toHaveValue('');
    await expectCalm(context);
  },
};

export const Invalid: Story = {
  play: async (context) => {
    await fill(context, { Kuolinpäivä: '31.9.2026' });
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Lähetä ilmoitus' }));
    await expectWrong(context, [
      'Anna tekijän nimi.',
      'Kuolinpäivä ei ole oikein. Kirjoita päivä, kuukausi ja vuosi, esimerkiksi 3.5.2026. Päivä ei voi olla tulevaisuudessa.',
      'Valitse suhteesi tekijään.',
    ]);
    await expect(writes).toEqual([]);
  },
};

/** Nothing that was typed is lost. */
export const Failed: Story = {
  beforeEach: visit({ ...listed(), [send]: () => refusal(503, 'serviceUnavailable') }),
  play: async (context) => {
    await fill(context, typed);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Lapsi' }));
    const button = context.canvas.getByRole('button', { name: 'Lähetä ilmoitus' });
    await context.userEvent.click(button);
    await expectFailure(
      context,
      'Palvelu ei ole juuri nyt käytettävissä. Yritä hetken päästä uudelleen.',
      button,
    );
    await expectTyped(context, typed);
  },
};

/** The sent report appears above an empty form, ready for documents. */
export const Sent: Story = {
  beforeEach: () => {
    const reports: DeathReport[] = [];
    return visit({
      [read]: () => Response.json({ records: reports, total: reports.length }),
      [send]: () => {
        const made = { ...report, documents: [] };
        reports.push(made);
        return record(made);
      },
    })();
  },
  play: async (context) => {
    await fill(context, typed);
    await context.userEvent.click(context.canvas.getByRole('radio', { name: 'Lapsi' }));
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Lähetä ilmoitus' }));
    const sent = within(await context.canvas.findByRole('region', { name: report.authorName }));
    await expect(sent.getByText('Odottaa käsittelyä')).toBeVisible();
    await expect(sent.getByRole('group', { name: 'Lisää asiakirja' })).toBeVisible();
    await expectTyped(context, { 'Tekijän nimi': '', Kuolinpäivä: '' });
  },
};

/** A document is removed after a confirmation; those of a handled report remain. */
export const WithDocuments: Story = {
  beforeEach: () => {
    let { documents } = report;
    return visit({
      [read]: () => Response.json({ records: [{ ...report, documents }, handled], total: 2 }),
      [`DELETE /profiles/own/death-reports/${report.hash}/documents/2`]: () => {
        documents = documents.slice(0, 1);
        return record({ ...report, documents });
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    const sent = within(await canvas.findByRole('region', { name: report.authorName }));
    const closed = within(canvas.getByRole('region', { name: handled.authorName }));
    await expect(closed.queryByRole('button')).toBeNull();
    await userEvent.click(sent.getByRole('button', { name: 'Poista asiakirja 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Poistetaanko asiakirja 2?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Poista' }));
    await waitFor(() => expect(sent.queryByText('Asiakirja 2')).toBeNull());
    await expect(sent.getByText('Asiakirja 1')).toBeVisible();
  },
};
