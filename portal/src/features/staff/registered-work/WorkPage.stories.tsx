import type { RegisteredDeal, RegisteredWork } from '@nimio/domain/work/register.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor, within } from 'storybook/test';
import { expectFailure, expectWrong, type FormUser, fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { aino, foundOf, inka, otso, storyDeal, storyWork } from './story-work';
import { WorkPage } from './WorkPage';

const { isbn } = storyWork;
const deal = storyDeal(2, [inka, { ...otso, hasChanges: 1 }], 1);
const work: RegisteredWork = {
  ...storyWork,
  authorDeal: deal,
  contributions: [{ role: 'illustrator', ...aino }],
};

const readWork = `GET /books/${isbn}`;
const saveWork = `PUT /books/${isbn}`;
const saveDeal = 'PUT /deals/d1';
const responses = {
  [readWork]: () => record(work, { ETag: '"a"' }),
  'GET /deals/d1': () => record(deal, { ETag: '"d"' }),
  'GET /name-data?search=kuu&offset=0': () => Response.json({ records: [foundOf(aino)], total: 1 }),
};
const visitWith = (of: Parameters<typeof visit>[0] = {}) =>
  visit({ ...responses, ...of }, { rights: ['manageWorks', 'manageAuthorNames'] });

function Pages() {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '/oeuvre/book/:isbn', Component: WorkPage }], {
      initialEntries: [`/oeuvre/book/${isbn}`],
    }),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Work in the register',
  component: Pages,
  decorators: [withFreshCache, withTexts],
  beforeEach: visitWith(),
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search is debounced, so the test waits longer. */
const longTimeout = { timeout: 4000 };
const correct = { name: 'Korjaa kirjoittajien osuuksia' };
const amountField = { name: 'Osuuksien määrä' };
const ownerField = { name: 'Jaon vastuuhenkilö' };
/** The form of the facts, by its name. */
const factsForm = async ({ canvas }: FormUser) =>
  within(await canvas.findByRole('form', { name: 'Korjaa tietoja' }));
const saveFacts = async (context: FormUser) => {
  const button = (await factsForm(context)).getByRole('button', { name: 'Tallenna' });
  await context.userEvent.click(button);
  return button;
};
const dealForm = async ({ canvas, userEvent }: FormUser) => {
  await userEvent.click(await canvas.findByRole('button', correct));
  return within(await canvas.findByRole('form', correct));
};

/** The metadata, the holders and owners, and the pending suggestions. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saaren talvi', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Kopioi 978-951-0-39265-2' })).toBeVisible();
    await expect(canvas.getByText('I. Vuorela (jaon vastuuhenkilö)')).toBeVisible();
    await expect(canvas.getByText('Muutosehdotuksia odottamassa').nextElementSibling).toHaveTextContent('1');
    await expect(canvas.getByRole('link', { name: 'Otso Sjöholm' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Otso Sjöholm/ })).toHaveTextContent(
      'Ei ole vielä katsonut jaon muutosta',
    );
    await expect(canvas.getByRole('link', { name: 'Aino Kuusi' })).toBeVisible();
    await expect(canvas.getByText(/^Teos ei ole käännös/)).toBeVisible();
  },
};

/** The facts are stored at the version that was read, and the page shows them. */
export const FactsSaved: Story = {
  beforeEach: visitWith({
    [saveWork]: (body) =>
      record({ ...work, ...(body as Partial<RegisteredWork>), subtitle: null }, { ETag: '"b"' }),
  }),
  play: async (context) => {
    const { canvas } = context;
    await factsForm(context);
    await fill(context, { 'Teoksen nimi': 'Saaren kesä', Julkaisuvuosi: '' });
    await saveFacts(context);
    await expect(await canvas.findByRole('heading', { name: 'Saaren kesä', level: 1 })).toBeVisible();
    await expect(canvas.getAllByText('Ei tiedossa').length).toBeGreaterThan(1);
    await expect(writes).toEqual([saveWork]);
  },
};

export const FactsInvalid: Story = {
  play: async (context) => {
    await factsForm(context);
    await fill(context, { 'Teoksen nimi': '', Julkaisuvuosi: '23' });
    await saveFacts(context);
    await expectWrong(context, ['Anna teoksen nimi.', 'Anna vuosi neljällä numerolla, esimerkiksi 2023.']);
    await expect(writes).toEqual([]);
  },
};

/** Translators are paid for it: typed values stay, and the error says how to continue. */
export const FactsRefused: Story = {
  beforeEach: visitWith({
    [readWork]: () => record({ ...work, translated: 1 }, { ETag: '"a"' }),
    [saveWork]: () => refusal(409, 'translatorsShare', { field: 'translated' }),
  }),
  play: async (context) => {
    const form = await factsForm(context);
    await context.userEvent.click(form.getByLabelText(/Käännös/));
    const button = await saveFacts(context);
    await expectFailure(context, 'Poista ensin kääntäjien osuudet.', button);
    await expect(form.getByLabelText(/Käännös/)).not.toBeChecked();
  },
};

/** Another user has corrected the same: both are shown, and one is chosen. */
export const FactsConflict: Story = {
  beforeEach: () => {
    const newer = { ...work, name: 'Saaren syksy' };
    let stored: [RegisteredWork, string] = [work, '"a"'];
    return visitWith({
      [readWork]: () => record(stored[0], { ETag: stored[1] }),
      [saveWork]: (body) => {
        if (stored[1] === '"b"') {
          stored = [{ ...newer, ...(body as Partial<RegisteredWork>) }, '"c"'];
          return record(stored[0], { ETag: stored[1] });
        }
        stored = [newer, '"b"'];
        return refusal(412, 'stale');
      },
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await factsForm(context);
    await fill(context, { 'Teoksen nimi': 'Saaren kesä' });
    await saveFacts(context);
    const choice = await canvas.findByRole('alert');
    await expect(choice).toHaveTextContent('Saaren kesä');
    await expect(choice).toHaveTextContent('Saaren syksy');
    await userEvent.click(within(choice).getAllByRole('button')[0] as HTMLElement);
    await expect(await canvas.findByRole('heading', { name: 'Saaren kesä', level: 1 })).toBeVisible();
  },
};

/** A share is added and another removed, and an owner is required: then the deal is shown again. */
export const DealSaved: Story = {
  beforeEach: () => {
    let stored = deal;
    return visitWith({
      [readWork]: () => record({ ...work, authorDeal: stored }, { ETag: '"a"' }),
      [saveDeal]: (body) => {
        stored = {
          ...deal,
          ownerProfileHash: aino.profileHash,
          ownerName: 'Aino Kuusi',
          shares: [otso, aino],
        };
        return record({ ...stored, ...(body as { amount: number }), shares: stored.shares }, { ETag: '"e"' });
      },
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await dealForm(context);
    await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'kuu');
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Lisää osuus: Aino Kuusi' }, longTimeout),
    );
    await expect(form.getByRole('textbox', amountField)).toHaveValue('3');
    await userEvent.click(form.getByRole('button', { name: 'Poista osuus: I. Vuorela' }));
    await userEvent.click(form.getByRole('button', { name: 'Tallenna' }));
    await expectWrong(context, ['Valitse jaon vastuuhenkilö.']);
    await expect(writes).toEqual([]);
    await userEvent.selectOptions(form.getByRole('combobox', ownerField), 'Aino Kuusi');
    await userEvent.click(form.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(canvas.queryByRole('form', correct)).toBeNull());
    await expect(canvas.getByText('Aino Kuusi (jaon vastuuhenkilö)')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kirjoittajien osuudet' })).toHaveFocus());
    await expect(writes).toEqual([saveDeal]);
  },
};

/** Fewer than the sharers: an error before anything is sent. */
export const DealInvalid: Story = {
  play: async (context) => {
    const form = await dealForm(context);
    const amount = form.getByRole('textbox', amountField);
    await context.userEvent.clear(amount);
    await context.userEvent.type(amount, '1');
    await context.userEvent.click(form.getByRole('button', { name: 'Tallenna' }));
    await expectWrong(context, [
      'Kirjoittajien määrä ei voi olla pienempi kuin ilmoitettujen osuuksien määrä (2).',
    ]);
    await expect(writes).toEqual([]);
  },
};

/** A distribution with the work is being calculated by the server's response: the choices stay. */
export const DealFailed: Story = {
  beforeEach: visitWith({ [saveDeal]: () => refusal(423, 'lockedError') }),
  play: async (context) => {
    const form = await dealForm(context);
    await context.userEvent.selectOptions(form.getByRole('combobox', ownerField), 'Otso Sjöholm');
    const button = form.getByRole('button', { name: 'Tallenna' });
    await context.userEvent.click(button);
    await expectFailure(context, 'Tilitystä lasketaan parhaillaan.', button);
    await expect(form.getByRole('combobox', ownerField)).toHaveValue(otso.profileHash);
  },
};

/**
 * A customer has claimed a share in the meantime: both versions of the deal are shown, and nothing is overwritten
 * without a choice.
 */
export const DealConflict: Story = {
  beforeEach: () => {
    let stored: [RegisteredDeal, string] = [{ ...deal, amount: 3 }, '"d"'];
    return visitWith({
      'GET /deals/d1': () => record(stored[0], { ETag: stored[1] }),
      [saveDeal]: () => {
        stored = [{ ...deal, amount: 3, shares: [inka, otso, aino] }, '"e"'];
        return refusal(412, 'stale');
      },
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await dealForm(context);
    await userEvent.click(form.getByRole('button', { name: 'Poista osuus: Otso Sjöholm' }));
    await userEvent.click(form.getByRole('button', { name: 'Tallenna' }));
    const choice = await canvas.findByRole('alert');
    await expect(choice).toHaveTextContent('I. Vuorela, Otso Sjöholm, Aino Kuusi');
    await userEvent.click(within(choice).getAllByRole('button')[1] as HTMLElement);
    await expect(form.getAllByRole('button', { name: /^Poista osuus/ })).toHaveLength(3);
    await expect(writes).toEqual([saveDeal]);
  },
};

/** Nothing can be corrected for some minutes, and the page says so. */
export const Locked: Story = {
  beforeEach: visitWith({ [readWork]: () => record({ ...work, isLocked: 1 }, { ETag: '"a"' }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tilitystä lasketaan')).toBeVisible();
    await expect(canvas.queryByRole('button', correct)).toBeNull();
    await expect(canvas.queryByRole('form', { name: 'Korjaa tietoja' })).toBeNull();
  },
};

/** The work does not exist, or could not be read. */
export const Failed: Story = {
  beforeEach: visitWith({ [readWork]: () => refusal(404, 'notFound') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible();
  },
};

/** A user without the right who opens the address. */
export const NotAllowed: Story = {
  beforeEach: visit(responses, { rights: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Teos rekisterissä');
    await expect(canvas.queryByText('Saaren talvi')).toBeNull();
  },
};
