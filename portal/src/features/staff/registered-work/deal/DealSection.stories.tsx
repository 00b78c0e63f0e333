import type { RegisteredWork } from '@nimio/domain/work/register.types';
import type { BillableRole } from '@nimio/domain/work/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { expectFailure, expectWrong, type FormUser } from '../../../../shared/form/story-form';
import { withTexts } from '../../../../shared/intl/story-texts';
import { withFreshCache } from '../../../../shared/session/story-cache';
import { record, refusal, visit, writes } from '../../../../shared/session/story-visit';
import { aino, foundOf, inka, storyDeal, storyWork as work } from '../story-work';
import { DealSection } from './DealSection';

const makeDeal = 'POST /deals';
const addShare = 'POST /shares/d1';
const search = 'GET /name-data?search=kuu&offset=0';
const visitWith = (of: Parameters<typeof visit>[0] = {}) =>
  visit(
    { [search]: () => Response.json({ records: [foundOf(aino), foundOf(inka)], total: 2 }), ...of },
    { rights: ['manageWorks', 'manageAuthorNames'] },
  );
let sent: unknown;

interface AroundProps {
  role: BillableRole;
  before: RegisteredWork;
  after: RegisteredWork;
}

/** The page around it, which refetches the work. */
function Around({ role, before, after }: AroundProps) {
  const [shown, setShown] = useState(before);
  const read = () => Promise.resolve(setShown(after));
  return <DealSection role={role} work={shown} onChange={read} />;
}

const meta = {
  title: 'Portal/Deal',
  component: Around,
  decorators: [withFreshCache, withTexts],
  args: { role: 'author', before: work, after: { ...work, authorDeal: storyDeal(2, [inka]) } },
  beforeEach: visitWith(),
} satisfies Meta<typeof Around>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search is debounced, so the test waits longer. */
const longTimeout = { timeout: 4000 };
const begin = { name: 'Aloita kirjoittajien jako' };
const add = { name: 'Lisää kirjoittajan osuus' };
const open = async ({ canvas, userEvent }: FormUser, button: { name: string }) => {
  await userEvent.click(await canvas.findByRole('button', button));
  return within(await canvas.findByRole('form', button));
};
const choose = async ({ canvas, userEvent }: FormUser, name: string) => {
  await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'kuu');
  await userEvent.click(
    await canvas.findByRole('button', { name: `Valitse osuuden saajaksi: ${name}` }, longTimeout),
  );
};

/** The chosen author gets the first share and owns the deal; the deal replaces the form. */
export const Started: Story = {
  beforeEach: visitWith({
    [makeDeal]: (body) => {
      sent = body;
      return record(storyDeal(2, [inka]));
    },
  }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await open(context, begin);
    await choose(context, 'Inka Vuorela');
    await expect(form.getByText('Osuuden saa Inka Vuorela (asiakas: Inka Vuorela).')).toBeVisible();
    const amount = form.getByRole('textbox', { name: 'Osuuksien määrä' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '2');
    await userEvent.click(form.getByRole('button', { name: 'Aloita jako' }));
    await expect(await canvas.findByText('I. Vuorela (jaon vastuuhenkilö)')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Kirjoittajien osuudet' })).toHaveFocus());
    await expect(writes).toEqual([makeDeal]);
    await expect(sent).toEqual({
      isbn: work.isbn,
      role: 'author',
      amount: 2,
      authorHash: inka.authorHash,
    });
  },
};

/** Without an author the button says what is missing; without a number the field does. */
export const StartIncomplete: Story = {
  play: async (context) => {
    const form = await open(context, begin);
    // With its reason it is another element.
    const press = () => context.userEvent.click(form.getByRole('button', { name: 'Aloita jako' }));
    await expect(form.getByText('Valitse ensin, kuka saa osuuden.')).toBeVisible();
    await press();
    await choose(context, 'Aino Kuusi');
    await context.userEvent.clear(form.getByRole('textbox', { name: 'Osuuksien määrä' }));
    await press();
    await expectWrong(context, ['Anna osuuksien määrä.']);
    await expect(writes).toEqual([]);
  },
};

/** It was created in the meantime: the choices stay. */
export const StartRefused: Story = {
  beforeEach: visitWith({ [makeDeal]: () => refusal(409, 'dealExists', { field: 'role' }) }),
  play: async (context) => {
    const form = await open(context, begin);
    await choose(context, 'Aino Kuusi');
    const button = form.getByRole('button', { name: 'Aloita jako' });
    await context.userEvent.click(button);
    await expectFailure(context, 'Roolilla on jo jako.', button);
    await expect(form.getByText(/^Osuuden saa Aino Kuusi/)).toBeVisible();
  },
};

const withRoom = { ...work, authorDeal: storyDeal(2, [inka]) };

/** A sharer cannot be chosen; the other one then gets a share. */
export const ShareAdded: Story = {
  args: { before: withRoom, after: { ...work, authorDeal: storyDeal(2, [inka, aino]) } },
  beforeEach: visitWith({ [addShare]: () => record(storyDeal(2, [inka, aino])) }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = await open(context, add);
    await choose(context, 'Aino Kuusi');
    await expect(canvas.getByRole('button', { name: 'On jo jaossa: Inka Vuorela' })).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Lisää osuus' }));
    await expect(await canvas.findByRole('link', { name: 'Aino Kuusi' })).toBeVisible();
    await expect(canvas.queryByRole('form', add)).toBeNull();
    await expect(writes).toEqual([addShare]);
    // Now all are taken, and the button says so.
    await expect(canvas.getByText(/^Kaikki osuudet on jo ilmoitettu/)).toBeVisible();
  },
};

/** The last share was taken in the meantime. */
export const ShareRefused: Story = {
  args: { before: withRoom, after: withRoom },
  beforeEach: visitWith({ [addShare]: () => refusal(409, 'bookAlreadyClaimed', { field: 'author' }) }),
  play: async (context) => {
    const form = await open(context, add);
    await choose(context, 'Aino Kuusi');
    const button = form.getByRole('button', { name: 'Lisää osuus' });
    await context.userEvent.click(button);
    await expectFailure(context, 'Kaikki osuudet on jo ilmoitettu.', button);
  },
};

/** Nothing is lost by it, and the focus returns. */
export const Cancelled: Story = {
  play: async (context) => {
    const form = await open(context, begin);
    await context.userEvent.click(form.getByRole('button', { name: 'Peruuta' }));
    await expect(context.canvas.getByRole('button', begin)).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole('heading', { name: 'Kirjoittajien osuudet' })).toHaveFocus(),
    );
  },
};

/** A work that is no translation has no translators; the page says so, and where to correct it. */
export const NoTranslation: Story = {
  args: { role: 'translator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Teos ei ole käännös/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
