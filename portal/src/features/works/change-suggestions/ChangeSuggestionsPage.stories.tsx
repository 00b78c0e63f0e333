import type { WorkLine } from '@nimio/domain/accounting/accounting.types';
import type { ChangeSuggestion } from '@nimio/domain/change-suggestion/change-suggestion.types';
import type { ProfileSummary } from '@nimio/domain/profile/profile.types';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { invalidate } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { neverResponds, record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { exampleSuggestion, ownWork } from '../example-change-suggestion';
import { exampleAuthor } from '../example-work';
import { ChangeSuggestionsPage } from './ChangeSuggestionsPage';

const { isbn } = ownWork;
const address = `/works/${isbn}/handlesuggestions`;

function Page() {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/works/:isbn/handlesuggestions', Component: ChangeSuggestionsPage },
        { path: '*', element: <h1>Toinen sivu</h1> },
      ],
      { initialEntries: [address] },
    ),
  );
  return <RouterProvider router={router} />;
}

const work = `GET /profiles/${exampleAuthor.hash}/work-for-edit/${isbn}`;
const list = `GET /profiles/get-deal-suggestions/${exampleAuthor.hash}`;
const earnings = `GET /profiles/${exampleAuthor.hash}/works/${isbn}/earnings`;
const accept = 'PUT /profiles/accept-deal-suggestion';
const reject = 'PUT /profiles/reject-deal-suggestion';

const later: ChangeSuggestion = {
  ...exampleSuggestion,
  suggestionHash: 'h'.repeat(22),
  suggesterName: '',
  suggestedAmount: 4,
  addIfAccepted: 0,
  reason: 'Meitä oli neljä.',
  created: '2026-11-10T10:00:00.000Z',
};

/** A half of the work's loans of a year. */
const earned: WorkLine = {
  payment: 'y'.repeat(22),
  date: '2026-06-02',
  state: 'paid',
  isCarriedOver: 0,
  accountEnd: '0785',
  role: 'author',
  numerator: 1,
  denominator: 2,
  amountInCents: 3000,
  loanYears: [2024],
};

let waiting: ChangeSuggestion[];
let stored: WorkForEdit;
let bodies: unknown[];

const answers = {
  [work]: () => record(stored),
  [list]: () => Response.json({ records: waiting, total: waiting.length }),
  [earnings]: () => Response.json({ records: [earned], total: 1, loans: [] }),
  [accept]: (body: unknown) => {
    bodies.push(body);
    waiting = waiting.slice(1);
    stored = { ...stored, authorDeal: stored.authorDeal && { ...stored.authorDeal, amount: 3 } };
    return record(stored);
  },
  [reject]: (body: unknown) => {
    bodies.push(body);
    waiting = waiting.slice(1);
    return new Response(null, { status: 204 });
  },
};

const meta = {
  title: 'Portal/Change suggestions',
  component: Page,
  decorators: [withTexts],
  beforeEach: async () => {
    waiting = [exampleSuggestion, later];
    stored = ownWork;
    bodies = [];
    lookAtStatistics(exampleAuthor.hash);
    await invalidate('/');
    return visit(answers, { profile: exampleAuthor })();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The oldest first and open; the effect on the own share is shown before the decision. */
export const Accepted: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Osuutesi lainoista: nyt 1/2, muutoksen jälkeen 1/3');
    await expect(canvas.getByText('nyt 2, ehdotus 3')).toBeVisible();
    await expect(
      canvas.getByText(/^Vuoden 2024 lainoista korvauksesi olisi ollut 20,00.€ eikä 30,00.€ brutto\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hyväksy' }));
    await expect(await canvas.findByText('Hyväksytty. Ilmoitimme ehdottajalle.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: /hyväksytty$/ })).toHaveFocus());
    await expect(bodies).toMatchObject([{ suggestionHash: exampleSuggestion.suggestionHash, amount: 2 }]);
    // The next one is open, and calculates with the current number.
    await expect(await canvas.findByText('Osuutesi lainoista: nyt 1/3, muutoksen jälkeen 1/4')).toBeVisible();
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** The reason is required for a rejection. */
export const Rejected: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('nyt 2, ehdotus 3');
    await expect(canvas.queryByText('Hylkäyksen syy')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hylkää' }));
    await expect(canvas.getByRole('combobox', { name: 'Hylkäyksen syy' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
    await expect(canvas.getByRole('button', { name: 'Hylkää' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Hylkää ehdotus' }));
    await canvas.findByText('Hylätty. Ilmoitimme ehdottajalle.');
    await waitFor(() => expect(canvas.getByRole('button', { name: /hylätty$/ })).toHaveFocus());
    await expect(bodies).toMatchObject([{ reason: 'wrongBook' }]);
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(false);
  },
};

/** The reason for the second one has the focus, although the first one has not been answered. */
export const RejectingTwo: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hylkää' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Ehdottaja/, expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hylkää' }));
    await expect(canvas.getByRole('combobox', { name: 'Hylkäyksen syy' })).toHaveFocus();
  },
};

/** The card stays open with the cause, and can be answered again. */
export const Failed: Story = {
  beforeEach: visit(
    {
      ...answers,
      [accept]: () => refusal(422, 'amountBelowAuthors', { field: 'suggestedAmount', params: { min: 3 } }),
    },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hyväksy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Kirjoittajien määrä ei voi olla pienempi kuin ilmoitettujen osuuksien määrä (3).',
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hyväksy' })).toBeEnabled());
  },
};

/** Another user was faster, or it was cancelled. */
export const HandledElsewhere: Story = {
  tags: ['test-only'],
  beforeEach: visit(
    { ...answers, [accept]: () => refusal(409, 'suggestionHandled') },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hyväksy' }));
    await canvas.findByText('Ehdotus oli jo käsitelty tai peruttu.');
  },
};

/** The card shows the current number, at which it can be accepted. */
export const ChangedMeanwhile: Story = {
  beforeEach: visit(
    {
      ...answers,
      [accept]: () => {
        waiting = waiting.map((suggestion) => ({ ...suggestion, amount: 1 }));
        return refusal(409, 'suggestionOutdated');
      },
    },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('nyt 2, ehdotus 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Hyväksy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Jakajien määrää on muutettu/);
    await canvas.findByText('nyt 1, ehdotus 3');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Hyväksy' })).toBeEnabled());
  },
};

/** A double click is one answer. */
export const SlowReply: Story = {
  tags: ['test-only'],
  beforeEach: visit({ ...answers, [accept]: neverResponds }, { profile: exampleAuthor }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Hyväksy' });
    await userEvent.dblClick(button);
    await expect(writes).toEqual([accept]);
  },
};

export const Locked: Story = {
  beforeEach: () => {
    stored = { ...ownWork, isLocked: 1 };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hyväksy' }));
    await expect(writes).toEqual([]);
  },
};

export const None: Story = {
  beforeEach: () => {
    waiting = [];
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Tähän teokseen ei ole ehdotuksia, jotka odottavat vastaustasi.');
    await expect(canvas.getByRole('link', { name: 'Takaisin teosluetteloon' })).toHaveAttribute(
      'href',
      '/works',
    );
  },
};

export const LoadFailed: Story = {
  beforeEach: visit(
    { ...answers, [list]: () => refusal(503, 'serviceUnavailable') },
    { profile: exampleAuthor },
  ),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Yritä uudelleen' })).toBeVisible(),
};

export const Opened: Story = {
  play: async ({ canvas }) => void (await canvas.findByText('nyt 2, ehdotus 3')),
};

const estate = { hash: 'estate', profileName: 'Vuorelan kuolinpesä', isCurrent: 0 } as ProfileSummary;

/** The link of a mail leads to the work, but not to the profile that the suggestion is for. */
export const OfAnotherProfile: Story = {
  beforeEach: () => {
    waiting = [];
    const others = {
      'GET /profiles/get-deal-suggestions/estate': () => Response.json({ records: [later], total: 1 }),
      'POST /profiles/select': neverResponds,
    };
    return visit({ ...answers, ...others }, { profile: exampleAuthor }, [estate])();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Etsi muista profiileistasi' }));
    await expect(
      await canvas.findByText('Ehdotus odottaa vastausta profiilissa Vuorelan kuolinpesä.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vaihda profiilia ja avaa ehdotus' }));
    await waitFor(() => expect(writes).toEqual(['POST /profiles/select']));
  },
};
