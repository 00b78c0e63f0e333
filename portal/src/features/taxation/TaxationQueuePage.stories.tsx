import type { OpenProposal } from '@nimio/domain/taxation/taxation.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { invalidate } from '../../api/use-endpoint';
import { withTexts } from '../../shared/intl/story-texts';
import { neverResponds, record, refusal, visit, writes } from '../../shared/session/story-visit';
import { TaxationQueuePage } from './TaxationQueuePage';

const card: OpenProposal = {
  proposal: 'p1',
  kind: 'card',
  created: '2026-03-02T10:00:00.000Z',
  proposedTaxRate: null,
  profileHash: 'one',
  profileName: 'Inka Vuorela',
  taxType: null,
  taxRate: null,
  taxYear: null,
};
const rate: OpenProposal = {
  ...card,
  proposal: 'p2',
  kind: 'rate',
  proposedTaxRate: 30.5,
  profileHash: 'two',
  profileName: 'Maximilian-Theodor Hohenlohe-Langenburgilainen, kuolinpesä',
  taxType: 'ST',
  taxRate: 20,
  taxYear: 2026,
};

const read = 'GET /taxation/queue?limit=50&offset=0';
const listed = ({ taxType: _type, taxRate: _rate, taxYear: _year, ...row }: OpenProposal) => row;
const queue = (...proposals: OpenProposal[]) => ({
  [read]: () => Response.json({ records: proposals.map(listed), total: proposals.length }),
  ...Object.fromEntries(
    proposals.map((open) => [`GET /taxation/queue/${open.proposal}`, () => record(open)]),
  ),
});
const openFirst = { name: 'Käsittele: Inka Vuorela' };
const visitWith = (responses: Parameters<typeof visit>[0]) => async () => {
  await invalidate('/');
  return visit(responses, { rights: ['handleTaxation'] })();
};

const meta = {
  title: 'Portal/Taxation queue',
  component: TaxationQueuePage,
  decorators: [withTexts],
  beforeEach: visitWith(queue(card, rate)),
} satisfies Meta<typeof TaxationQueuePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Inka Vuorela')).toBeVisible();
    await expect(canvas.getByText('Korotus 30,5 prosenttiin')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: visitWith(queue()),
  play: async ({ canvas }) => expect(await canvas.findByText('Mikään ei odota käsittelyä.')).toBeVisible(),
};

export const Failed: Story = {
  beforeEach: visitWith({ [read]: () => refusal(503, 'serviceUnavailable') }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** Only for staff who handle taxation. */
export const WithoutTheRight: Story = {
  beforeEach: visit({}),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Sinulla ei ole oikeutta käsitellä verotietoja.')).toBeVisible(),
};

/** A card is accepted with the values read from it; the next one is then open. */
export const Accepted: Story = {
  beforeEach: visitWith({ ...queue(card, rate), 'DELETE /taxation/one/accept': () => record({}) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', openFirst));
    const dialog = await screen.findByRole('dialog', { name: 'Verokortti: Inka Vuorela' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Hyväksy' }));
    await expect(writes).toEqual([]);
    await expect(within(dialog).getByRole('link', { name: 'Anna veroprosentti.' })).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Kortin veroprosentti/ }), '24,5');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hyväksy' }));
    await screen.findByRole('dialog', { name: `Korotus: ${rate.profileName}` });
    await expect(writes).toEqual(['DELETE /taxation/one/accept']);
  },
};

/** The row that opened the dialog is gone: the focus moves to that of the proposal shown last, otherwise to the heading. */
export const ClosedAfterward: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    let waiting = [rate, card];
    const accept = () => {
      waiting = waiting.slice(1);
      return record({});
    };
    return visitWith({
      ...queue(rate, card),
      [read]: () => Response.json({ records: waiting.map(listed), total: waiting.length }),
      'DELETE /taxation/two/accept': accept,
      'DELETE /taxation/one/accept': accept,
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Käsittele: ${rate.profileName}` }));
    const first = within(await screen.findByRole('dialog', { name: `Korotus: ${rate.profileName}` }));
    await userEvent.click(await first.findByRole('button', { name: 'Hyväksy' }));
    await screen.findByRole('dialog', { name: 'Verokortti: Inka Vuorela' });
    await waitFor(() => expect(canvas.queryByText(rate.profileName)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', openFirst)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const last = within(await screen.findByRole('dialog', { name: 'Verokortti: Inka Vuorela' }));
    await userEvent.type(await last.findByRole('textbox', { name: /^Kortin veroprosentti/ }), '24,5');
    await userEvent.click(last.getByRole('button', { name: 'Hyväksy' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

let respond: () => void;

/** A response that comes after the dialog was closed opens no other one, which would read another person's tax data. */
export const ClosedBeforeResponse: Story = {
  tags: ['test-only'],
  beforeEach: visitWith({
    ...queue(rate, card),
    'DELETE /taxation/two/accept': () =>
      new Promise<Response>((resolve) => (respond = () => resolve(record({})))),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Käsittele: ${rate.profileName}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Korotus: ${rate.profileName}` }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Hyväksy' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    respond();
    await screen.findByText(/^Hyväksytty: /);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

/** Someone else has handled the proposal: its row is gone once the list has been read. */
export const GoneWhenClosed: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    let reads = 0;
    return visitWith({
      ...queue(card),
      [read]: () => {
        reads += 1;
        if (reads === 1) return Response.json({ records: [listed(card)], total: 1 });
        return new Promise<Response>(
          (resolve) => (respond = () => resolve(Response.json({ records: [], total: 0 }))),
        );
      },
    })();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', openFirst));
    await screen.findByRole('dialog', { name: 'Verokortti: Inka Vuorela' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', openFirst)).toHaveFocus());
    respond();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The tax data are shown on opening, and not before; a handled one says so. */
export const HandledMeanwhile: Story = {
  tags: ['test-only'],
  beforeEach: visitWith({
    ...queue(card),
    'GET /taxation/queue/p1': () => refusal(409, 'taxProposalChanged'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', openFirst));
    const dialog = await screen.findByRole('dialog', { name: 'Verokortti: Inka Vuorela' });
    const reason = await within(dialog).findByText(/Ehdotusta on muutettu/);
    await waitFor(() => expect(reason).toBeVisible());
    await expect(within(dialog).queryByRole('button', { name: 'Hyväksy' })).toBeNull();
  },
};

/** Newer tax data have made the rate obsolete: it can only be declined. */
export const ChangedConcurrently: Story = {
  beforeEach: visitWith({
    ...queue(rate),
    'DELETE /taxation/two/accept': () => refusal(409, 'taxProposalOvertaken'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Käsittele: ${rate.profileName}` }));
    const dialog = await screen.findByRole('dialog', { name: `Korotus: ${rate.profileName}` });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Hyväksy' }));
    await expect(await within(dialog).findByText(/Hylkää se ja kerro syy/)).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: 'Hylkää ja kerro syy' })).toBeEnabled();
  },
};

/** The customer is shown immediately; the contents and actions load. */
export const Opening: Story = {
  beforeEach: visitWith({ ...queue(card), 'GET /taxation/queue/p1': neverResponds }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', openFirst));
    const dialog = await screen.findByRole('dialog', { name: 'Verokortti: Inka Vuorela' });
    await expect(await within(dialog).findByText('Haetaan')).toHaveAttribute('role', 'status');
    await expect(within(dialog).queryByRole('button', { name: 'Hyväksy' })).toBeNull();
  },
};

/** Another user was faster. */
export const Declined: Story = {
  beforeEach: visitWith({
    ...queue(rate),
    'DELETE /taxation/two/reject': () => refusal(409, 'taxProposalChanged'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Käsittele: ${rate.profileName}` }));
    const dialog = await screen.findByRole('dialog', { name: `Korotus: ${rate.profileName}` });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Hylkää ja kerro syy' }));
    const reason = await within(dialog).findByLabelText('Syy');
    await userEvent.type(reason, 'Prosentti on jo muuttunut.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hylkää' }));
    await expect(await within(dialog).findByText(/Ehdotusta on muutettu/)).toBeVisible();
    await waitFor(() => expect(reason).toHaveValue('Prosentti on jo muuttunut.'));
  },
};

const restore = { name: 'Palauta tiedot' };

/** A reason that was being typed when the session and its dialog ended is offered for its proposal. */
export const ReasonRetained: Story = {
  tags: ['test-only'],
  beforeEach: visitWith(queue(rate, card)),
  play: async ({ canvas, userEvent }) => {
    const open = async ({ kind, profileName }: OpenProposal) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Käsittele: ${profileName}` }));
      const title = `${kind === 'card' ? 'Verokortti' : 'Korotus'}: ${profileName}`;
      const dialog = within(await screen.findByRole('dialog', { name: title }));
      await dialog.findByRole('button', { name: 'Hylkää ja kerro syy' });
      return dialog;
    };
    const before = await open(rate);
    await userEvent.click(before.getByRole('button', { name: 'Hylkää ja kerro syy' }));
    await userEvent.type(await before.findByLabelText('Syy'), 'Prosentti ei ylitä nykyistä.');
    await userEvent.keyboard('{Escape}');
    const other = await open(card);
    await expect(other.queryByRole('button', restore)).toBeNull();
    await userEvent.keyboard('{Escape}');
    const after = await open(rate);
    await userEvent.click(await after.findByRole('button', restore));
    await expect(after.getByLabelText('Syy')).toHaveValue('Prosentti ei ylitä nykyistä.');
    await expect(after.queryByRole('button', restore)).toBeNull();
  },
};
