import type { Distribution } from '@nimio/domain/distribution/distribution.types';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { draftKey, storeDraft } from '../../../../shared/form/drafts';
import { record, refusal } from '../../../../shared/session/story-visit';
import { storyDistribution as draft, storyHash, storyResult } from '../story-distribution';
import {
  approved,
  begin,
  calculated,
  current,
  event,
  opened,
  paid,
  pressInDialog,
  server,
} from '../story-distribution-page';

const meta = {
  title: 'Portal/Distribution in trouble',
  ...opened,
} satisfies Meta<typeof opened.component>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stale: Story = {
  beforeEach: begin(calculated),
  play: async (user) => {
    const { canvas, userEvent } = user;
    await userEvent.click(await canvas.findByRole('button', { name: 'Hyväksy' }));
    server.step = () => {
      server.stored = { ...calculated, result: { ...storyResult, hash: storyHash('n'), net: 67_000_000 } };
      return refusal(409, 'calculationOutdated');
    };
    await pressInDialog(user, 'Hyväksy');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Tarkista uudet luvut/);
    await expect(await canvas.findByText(/^670.000,00/)).toBeVisible();
    await current(user, 'Laskettu');
  },
};

/** Loans were imported after the calculation: it is calculated again before the approval. */
export const LoansReplaced: Story = {
  beforeEach: begin({ ...calculated, isStale: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Lainaustietoja on tuotu laskennan jälkeen/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hyväksy' })).toHaveAccessibleDescription(
      'Laske ensin uudelleen',
    );
  },
};

/** Another approved distribution counted some of the same loans. */
export const LoansAlsoCounted: Story = {
  beforeEach: begin({
    ...calculated,
    alsoCountedBy: [{ hash: storyHash('o'), name: 'Lainauskorvaus 2025, ennakko' }],
  }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: 'Lainauskorvaus 2025, ennakko' })).toHaveAttribute(
      'href',
      `/accountings/${storyHash('o')}`,
    ),
};

/** Its day passed before it was approved. */
export const DayPast: Story = {
  beforeEach: begin({ ...calculated, payDate: '2026-01-15' }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Hyväksy' })).toHaveAccessibleDescription(
      'Maksupäivä on mennyt. Muuta ensin maksupäivää.',
    ),
};

/** Two people change its pot concurrently: both sums are shown, and one is chosen. */
export const ChangedByTwo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muuta tilitystä' }));
    const pot = await canvas.findByLabelText('Jaettava summa, €');
    await userEvent.clear(pot);
    await userEvent.type(pot, '1 300 000,00');
    server.stored = { ...draft, potInCents: 125_000_000 };
    server.step = () => refusal(412, 'stale');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await expect(await canvas.findByText(/Oma muutoksesi: 1.300.000,00/)).toBeVisible();
    await expect(canvas.getByText(/Tallessa nyt: 1.250.000,00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(pot).toHaveValue('1\u00a0250\u00a0000,00');
  },
};

/** The claim period of its reserve is over, and no one has claims. */
const expirable: Distribution = { ...paid, claimableUntil: '2024-12-31', canExpire: 1 };
const expireButton = 'Merkitse jäljellä oleva summa vanhentuneeksi';

/** Fills in the note and confirms the sum. */
async function expire(user: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const { canvas, userEvent } = user;
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Varojen käyttö' }), 'Apurahat 2025');
  await userEvent.click(canvas.getByRole('button', { name: expireButton }));
  await pressInDialog(user, 'Merkitse vanhentuneeksi');
}

/** A late distribution was approved after the page was read: the new sum has to be confirmed, and the note is kept. */
export const ReserveChanged: Story = {
  beforeEach: begin(expirable),
  play: async (user) => {
    const { canvas } = user;
    server.step = () => {
      server.stored = { ...expirable, result: { ...storyResult, claimed: 12_963 } };
      return refusal(409, 'reserveChanged');
    };
    await expire(user);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Tarkista uusi summa/);
    await expect(canvas.getByText(/^212.216,05/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Varojen käyttö' })).toHaveValue('Apurahat 2025');
  },
};

/** The response to the expiry is lost: the page shows that it has taken effect. */
export const ExpiryAnswerLost: Story = {
  tags: ['test-only'],
  beforeEach: begin(expirable),
  play: async (user) => {
    const { canvas } = user;
    server.step = () => {
      const { reserve } = storyResult;
      server.stored = { ...expirable, canExpire: 0, result: { ...storyResult, expired: reserve } };
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    await expire(user);
    await waitFor(() => expect(canvas.queryByRole('button', { name: expireButton })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Vararahasto' })).toHaveFocus());
  },
};

export const NoLoans: Story = {
  play: async ({ canvas, userEvent }) => {
    server.step = () => refusal(409, 'loansMissing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Laske' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Tuo lainat tai muuta valintaa/);
  },
};

export const Stopped: Story = {
  beforeEach: () => {
    server.events = [event('stopped', null), event('asked', 'Saara Salo'), event('created', 'Saara Salo')];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Viimeisin laskenta pysähtyi/)).toBeVisible();
    const log = within(canvas.getByRole('table', { name: 'Mitä on tehty' }));
    await expect(log.getByText('Laskenta pysähtyi kesken')).toBeVisible();
    await expect(log.getByText('Portaali')).toBeVisible();
  },
};

export const Unknown: Story = {
  beforeEach: () => {
    server.read = () => refusal(404, 'notFound');
  },
  play: async ({ canvas }) => expect(await canvas.findByText(/Tilitystä ei löytynyt/)).toBeVisible(),
};

export const Fails: Story = {
  beforeEach: () => {
    server.read = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

/** The responses to the polls of the calculation, in sequence; the last one stays. */
const looks = (...responses: (() => Response)[]) => {
  server.read = () => (responses.length > 1 ? responses.shift() : responses[0])?.() ?? record(server.stored);
};

/** A stopped calculation is announced to screen readers too. */
export const StopsMeanwhile: Story = {
  tags: ['test-only'],
  beforeEach: begin({ ...calculated, isCalculating: 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/teokset ovat lukittuina/)).toBeVisible();
    await expect(canvas.queryByText('Laskenta pysähtyi kesken')).toBeNull();
    server.stored = calculated;
    await expect(await canvas.findByText('Laskenta pysähtyi kesken')).toHaveRole('status');
  },
};

/** A failed poll is reported, and the page keeps polling. */
export const FailedLook: Story = {
  beforeEach: () =>
    looks(
      () => record({ ...draft, isCalculating: 1 }),
      () => refusal(503, 'serviceUnavailable'),
      () => record(calculated),
    ),
  play: async (user) => {
    const { canvas } = user;
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
    await expect(canvas.getByText(/teokset ovat lukittuina/)).toBeVisible();
    await current(user, 'Laskettu');
    await expect(canvas.queryByRole('button', { name: 'Yritä uudelleen' })).toBeNull();
  },
};

/** A failed payment file says why, and what to do. */
export const FileRefused: Story = {
  beforeEach: begin(approved),
  play: async ({ canvas, userEvent }) => {
    server.step = () => refusal(409, 'payerMissing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Lataa maksuaineisto' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Maksajan tiliä ei ole asetettu/);
    server.step = () => refusal(409, 'nothingToPay');
    await userEvent.click(canvas.getByRole('button', { name: 'Lataa maksuaineisto' }));
    await expect(await canvas.findByText(/ei ole yhtään maksua/)).toBeVisible();
  },
};

/** One that another user has changed is not deleted without a choice. */
export const DeletedTooLate: Story = {
  tags: ['test-only'],
  play: async (user) => {
    const { canvas, userEvent } = user;
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista tilitys' }));
    server.step = () => {
      server.stored = { ...draft, name: 'Lainauskorvaus 2025 B' };
      return refusal(412, 'stale');
    };
    await pressInDialog(user, 'Poista tilitys');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Lainauskorvaus 2025 B' }),
    ).toBeVisible();
  },
};

/** Unsaved changes block the calculation; another user has approved it, which the page then shows. */
export const ChangedTooLate: Story = {
  tags: ['test-only'],
  beforeEach: begin(calculated),
  play: async (user) => {
    const { canvas, userEvent } = user;
    await userEvent.click(await canvas.findByRole('button', { name: 'Muuta tilitystä' }));
    await userEvent.type(await canvas.findByLabelText('Nimi'), ' B');
    for (const name of ['Hyväksy', 'Laske uudelleen'])
      await expect(canvas.getByRole('button', { name })).toHaveAccessibleDescription(
        'Tallenna ensin muutokset',
      );
    server.step = () => {
      server.stored = approved;
      return refusal(409, 'distributionApproved');
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await current(user, 'Hyväksytty');
    await expect(canvas.getByLabelText('Nimi')).toHaveValue('Lainauskorvaus 2025 B');
  },
};

/** An unsaved draft is offered immediately. */
export const LeftUnsaved: Story = {
  tags: ['test-only'],
  beforeEach: () => storeDraft(draftKey('own', `distribution.${draft.hash}`), { name: 'Toinen nimi' }, []),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Palauta tiedot' }));
    await expect(canvas.getByLabelText('Nimi')).toHaveValue('Toinen nimi');
    await expect(canvas.getByRole('button', { name: 'Laske' })).toHaveAccessibleDescription(
      'Tallenna ensin muutokset',
    );
  },
};

/** The bank rejected the file: another person may withdraw the approval. */
export const FileRejected: Story = {
  beforeEach: begin({ ...approved, isRejected: 1 }),
  play: async (user) => {
    const { canvas, userEvent } = user;
    await expect(await canvas.findByText(/^Pankki hylkäsi maksuaineiston/)).toBeVisible();
    server.step = () => {
      server.stored = calculated;
      return record(calculated);
    };
    await userEvent.click(canvas.getByRole('button', { name: 'Peru hyväksyntä' }));
    await pressInDialog(user, 'Peru hyväksyntä');
    await current(user, 'Laskettu');
    await expect(canvas.queryByRole('button', { name: 'Peru hyväksyntä' })).toBeNull();
  },
};

/** Who imported the rejection does not withdraw the approval. */
export const RejectedByYou: Story = {
  tags: ['test-only'],
  beforeEach: begin({ ...approved, isRejected: 1, needsSecondPerson: 1 }),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Peru hyväksyntä' })).toHaveAccessibleDescription(
      /vain toinen henkilö voi perua/,
    ),
};
