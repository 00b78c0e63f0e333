import type { PlannedPayment } from '@nimio/domain/accounting/accounting.types';
import type { Taxation } from '@nimio/domain/taxation/taxation.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { FormUser } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { storyProfile } from '../../../shared/session/story-people';
import { record, refusal, sessionResponses, visit, writes } from '../../../shared/session/story-visit';
import { noTaxation, usualTaxation } from '../../../shared/tax-data/story-taxation';
import { TaxationSection } from './TaxationSection';

const year = new Date().getFullYear();
const profileWith = (taxation: Taxation) => ({ ...storyProfile, taxation });
const sent = {
  proposal: 'sent',
  proposalStatus: 'PENDING',
  proposalCreationDate: `${year}-03-02T10:00:00.000Z`,
} as const;
const raised: Taxation = { ...usualTaxation, ...sent, proposedTaxRate: 30 };
const withCard: Taxation = { ...noTaxation, ...sent, taxCardPath: '/api/taxation/own/download' };
const declined: Taxation = {
  ...usualTaxation,
  proposal: 'sent',
  proposalStatus: 'DECLINED',
  proposalReason: 'Kortti on viime vuodelta.',
  proposalStatusUpdateDate: `${year}-03-04T10:00:00.000Z`,
};
const change = 'PUT /taxation/own';

const nothingPlanned = () => Response.json({ records: [], total: 0, failed: [], waiting: [] });

const visitWith = (taxation: Taxation, responses: Parameters<typeof visit>[0] = {}) =>
  visit(
    { 'GET /profiles/own/planned-payments': nothingPlanned, ...responses },
    { profile: profileWith(taxation) },
  );

const meta = {
  title: 'Portal/Taxation',
  component: TaxationSection,
  decorators: [withFreshCache, withTexts],
  beforeEach: visitWith(usualTaxation),
  args: { title: 'Verotus' },
} satisfies Meta<typeof TaxationSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const newRate = { name: /^Uusi veroprosentti/ };

/** Its buttons have the same label. */
async function typeRate({ canvas, userEvent }: FormUser, typed: string) {
  const field = canvas.getByRole('textbox', newRate);
  await userEvent.clear(field);
  await userEvent.type(field, typed);
}
const propose = { name: 'Ehdota korotusta' };

/** Without tax data: 60 percent, the reason, and what to do. */
export const Empty: Story = {
  beforeEach: visitWith(noTaxation),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /60\s%/ })).toBeVisible();
    await expect(canvas.getByText('Pidätämme nyt 60 prosenttia.')).toBeVisible();
    await expect(
      await canvas.findByText(/^Sadasta eurosta pidätämme 60,00\s€ ja maksamme 40,00\s€\. Liikaa/),
    ).toBeVisible();
    await expect(canvas.getByText(/prosenttia ei voi korottaa/)).toBeVisible();
    await expect(canvas.queryByRole('textbox', newRate)).toBeNull();
  },
};

export const Filled: Story = {
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByRole('heading', { name: /22,5\s%/ })).toBeVisible();
    await expect(canvas.getByText('Palkka, verokortin mukaan (ST)')).toBeVisible();
    await expect(canvas.getByRole('textbox', newRate)).toHaveValue('23');
    await typeRate(context, '30,5');
    await expect(canvas.getByText(/pidätämme 30,50\s€ ja maksamme 69,50\s€/)).toBeVisible();
  },
};

const planned = (...records: Partial<PlannedPayment>[]) => ({
  'GET /profiles/own/planned-payments': () =>
    Response.json({ records, total: records.length, failed: [], waiting: [] }),
});
const december: PlannedPayment = {
  payment: 'p'.repeat(22),
  date: '2026-12-18',
  grossInCents: 4_513_34,
  withheldInCents: 1_015_50,
  netInCents: 3_497_84,
  taxRate: 22.5,
  taxKind: 'withholding',
  accountEnd: '0785',
};

/** The next payment is announced: what is withheld in euros, and that a change reaches only later ones. */
export const Announced: Story = {
  beforeEach: visitWith(usualTaxation, planned(december, { ...december, date: '2027-03-15' })),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^Maksusta 18\.12\.2026/);
    await expect(sentence).toHaveTextContent(
      /\(4\s513,34\s€\) pidätämme 1\s015,50\s€, ja tilille tulee 3\s497,84\s€\. Tämän maksun pidätys on jo vahvistettu\. .* vaikuttaa myöhemmin vahvistettaviin tilityksiin\./,
    );
  },
};

/** It was approved at another rate than the current one. */
export const AnnouncedAtOldRate: Story = {
  beforeEach: visitWith(
    usualTaxation,
    planned({ ...december, taxRate: 60, withheldInCents: 2_708_00, netInCents: 1_805_34 }),
  ),
  play: async ({ canvas }) => {
    const sentence = await canvas.findByText(/^Maksusta 18\.12\.2026/);
    await expect(sentence).toHaveTextContent(
      /pidätämme 2\s708,00\s€, .*Nykyisellä 22,5 prosentilla pidätys olisi 1\s015,50\s€\./,
    );
  },
};

/** The minimum is above the current rate. */
export const Invalid: Story = {
  play: async (context) => {
    await typeRate(context, '22,5');
    await context.userEvent.click(context.canvas.getByRole('button', propose));
    const summary = context.canvas.getByRole('link', {
      name: /^Veroprosentin on oltava suurempi kuin nykyinen, 22,5\s%\.$/,
    });
    await expect(summary).toBeVisible();
    await expect(context.canvas.getByRole('textbox', newRate)).toHaveValue('22,5');
    await expect(writes).toEqual([]);
  },
};

const sessionOf = (taxation: Taxation) => sessionResponses({ profile: profileWith(taxation) });

/** A tax card was sent in another tab: the page says so and shows the current state. */
export const Blocked: Story = {
  beforeEach: visitWith(usualTaxation, {
    [change]: () => refusal(405, 'taxRateChangeNotAllowed'),
    ...sessionOf(withCard),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', propose));
    await expect(await canvas.findByText('Verokortti odottaa käsittelyä.')).toBeVisible();
  },
};

/** A pending rate is replaced only after a confirmation. */
export const ChangesPending: Story = {
  beforeEach: visitWith(raised, {
    [change]: () => record(profileWith({ ...raised, proposedTaxRate: 35 })),
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Muuta ehdotusta' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await typeRate(context, '35');
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Muutetaanko ehdotusta?' });
    await expect(dialog).toHaveTextContent(/korotus 30 prosenttiin korvataan korotuksella 35 prosenttiin/);
    await expect(writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Muuta ehdotusta' }));
    await expect(await canvas.findByText('Korotus 35 prosenttiin odottaa käsittelyä.')).toBeVisible();
    await expect(writes).toEqual([change]);
  },
};

const confirmation = { name: 'Perutaanko korotus?' };

export const RatePending: Story = {
  beforeEach: visitWith(raised, {
    [change]: () => record(profileWith({ ...usualTaxation, proposalStatus: 'CANCELLED' })),
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Korotus 30 prosenttiin odottaa käsittelyä.')).toBeVisible();
    await expect(canvas.getByText('Odottava korotus on ensin peruttava.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Peru korotus' }));
    const dialog = await screen.findByRole('alertdialog', confirmation);
    await expect(writes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Peru korotus' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', confirmation)).toBeNull());
    await expect(canvas.queryByText('Korotus 30 prosenttiin odottaa käsittelyä.')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Verotus' })).toHaveFocus());
  },
};

/** The society was faster: nothing is reported as cancelled, and the page shows the current state. */
export const CancelledTooLate: Story = {
  tags: ['test-only'],
  beforeEach: visitWith(raised, {
    ...sessionOf({ ...usualTaxation, taxRate: 30, proposal: 'sent', proposalStatus: 'ACCEPTED' }),
    [change]: (body) =>
      refusal(409, (body as { proposal?: string }).proposal === 'sent' ? 'taxProposalChanged' : 'notFound'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Peru korotus' }));
    const dialog = await screen.findByRole('alertdialog', confirmation);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Peru korotus' }));
    await expect(await canvas.findByRole('heading', { name: /30\s%/ })).toBeVisible();
    await expect(await screen.findByText(/on jo käsitelty/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog', confirmation)).toBeNull());
  },
};

export const CardPending: Story = {
  beforeEach: visitWith(withCard),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Lataa verokortti (PDF)' });
    await expect(link).toHaveAttribute('href', '/api/taxation/own/download');
    await expect(canvas.getByText('Odottava verokortti on ensin peruttava.')).toBeVisible();
  },
};

export const Declined: Story = {
  beforeEach: visitWith(declined),
  play: async ({ canvas }) => expect(canvas.getByText('Syy: Kortti on viime vuodelta.')).toBeVisible(),
};

/** Newer tax data have arrived since, so the declined proposal is obsolete. */
export const DeclineChangedConcurrently: Story = {
  tags: ['test-only'],
  beforeEach: visitWith({ ...declined, taxDataDate: `${year}-03-05T10:00:00.000Z` }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /22,5\s%/ })).toBeVisible();
    await expect(canvas.queryByText(/Emme voineet hyväksyä/)).toBeNull();
  },
};

/** Abroad: tax at source by its own name everywhere. */
export const AtSource: Story = {
  beforeEach: visitWith({ ...usualTaxation, taxType: 'L_15', taxRate: 15 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /^Lähdevero 15\s%$/ })).toBeVisible();
    await expect(canvas.queryByText(/Ennakonpidätys/)).toBeNull();
  },
};

/** Next year's card has been accepted in December. */
export const NextYear: Story = {
  beforeEach: visitWith({
    ...usualTaxation,
    next: { taxType: 'ST', taxRate: 25, taxYear: year + 1 },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /22,5\s%/ })).toBeVisible();
    await expect(canvas.getByText(new RegExp(`^25\\s% vuoden ${year + 1} alusta$`))).toBeVisible();
  },
};

export const OldYear: Story = {
  beforeEach: visitWith({ ...usualTaxation, taxYear: year - 1 }),
  play: async ({ canvas }) =>
    expect(canvas.getByText(`Verotietosi ovat vuodelta ${year - 1}.`)).toBeVisible(),
};

const choose = async (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is nowhere to choose a file');
  const held = new DataTransfer();
  held.items.add(new File(['%PDF-1.7'], 'verokortti.pdf', { type: 'application/pdf' }));
  input.files = held.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
};

/** The server's response to the sent card. */
let respondToCard = () => undefined as void;

/** The browser's own request, which reports progress: it stops half way. */
export const CardOnItsWay: Story = {
  beforeEach: async () => {
    const leave = await visitWith(noTaxation)();
    const sending = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      const progress = { lengthComputable: true, loaded: 4, total: 8 };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
    });
    return () => {
      sending.mockRestore();
      leave();
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    const bar = await canvas.findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '50'));
    await userEvent.click(canvas.getByRole('button', { name: /^Keskeytä/ }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
  },
};

/** A card that the server refuses immediately. */
const visitRefused =
  (status: number, code: string, ...visited: Parameters<typeof visitWith>) =>
  async () => {
    const leave = await visitWith(...visited)();
    const sending = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      const error = { status, name: 'E', message: '', details: { code } };
      Object.defineProperty(this, 'status', { value: status });
      Object.defineProperty(this, 'responseText', { value: JSON.stringify({ data: null, error }) });
      this.dispatchEvent(new ProgressEvent('load'));
    });
    return () => {
      sending.mockRestore();
      leave();
    };
  };

/** A raise was sent in another tab: the card says so, and the page shows the current state. */
export const CardBlocked: Story = {
  beforeEach: visitRefused(405, 'taxCardNotAllowed', usualTaxation, sessionOf(raised)),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText('Korotus 30 prosenttiin odottaa käsittelyä.')).toBeVisible();
    await expect(canvas.getByText(/^Verokorttia ei voi lähettää, kun korotus odottaa/)).toBeVisible();
    await expect(canvas.getByText('Odottava korotus on ensin peruttava.')).toBeVisible();
  },
};

/** The file's error is next to it, with what to do. */
export const CardRefused: Story = {
  beforeEach: visitRefused(422, 'pdfEncrypted', noTaxation),
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement);
    await expect(await canvas.findByText(/Lähetä asiakirja ilman salasanaa/)).toBeVisible();
  },
};

/** A completely sent card cannot be aborted any more: its response is reported although the file was removed. */
export const CardArrived: Story = {
  beforeEach: async () => {
    const leave = await visitWith(noTaxation)();
    const sending = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (
      this: XMLHttpRequest,
    ) {
      const progress = { lengthComputable: true, loaded: 8, total: 8 };
      this.upload.dispatchEvent(new ProgressEvent('progress', progress));
      respondToCard = () => {
        Object.defineProperty(this, 'status', { value: 201 });
        Object.defineProperty(this, 'responseText', {
          value: JSON.stringify({ record: profileWith(withCard) }),
        });
        this.dispatchEvent(new ProgressEvent('load'));
      };
    });
    return () => {
      sending.mockRestore();
      leave();
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await choose(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Keskeytä verokortti.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    respondToCard();
    await expect(await canvas.findByText('Verokortti odottaa käsittelyä.')).toBeVisible();
  },
};

export const RateRaised: Story = {
  beforeEach: visitWith(raised),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Korotus 30 prosenttiin odottaa käsittelyä.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Peru korotus' })).toBeVisible();
    await expect(canvas.getByRole('textbox', newRate)).toHaveValue('30');
  },
};
