import { getWorkForEdit } from '@nimio/domain/work/work.endpoints';
import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { invalidate, useEndpoint } from '../../../api/use-endpoint';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { othersWork, ownWork } from '../example-change-suggestion';
import { exampleAuthor, unknownWork } from '../example-work';
import { SuggestChangeSection } from './SuggestChangeSection';

const suggest = 'POST /profiles/suggest-amount-change';
const own = {
  suggestionHash: 'o'.repeat(22),
  suggestedAmount: 3,
  addIfAccepted: 1,
  created: '2026-11-09',
} as const;
const withdraw = `DELETE /profiles/suggest-amount-change/${own.suggestionHash}`;
let sent: unknown;
const taken = (body: unknown) => {
  sent = body;
  return Response.json({ record: own }, { status: 201 });
};

const meta = {
  title: 'Portal/Suggest a change',
  component: SuggestChangeSection,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: () => {
    sent = undefined;
    return visit({ [suggest]: taken }, { profile: exampleAuthor })();
  },
  args: { work: othersWork },
} satisfies Meta<typeof SuggestChangeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

type User = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const number = ({ canvas }: User) => canvas.findByRole('textbox', { name: 'Kirjoittajien määrä' });
const submit = ({ canvas }: User) => canvas.getByRole('button', { name: 'Lähetä ehdotus' });

async function open({ canvas, userEvent }: User) {
  await userEvent.click(canvas.getByRole('button', { name: /Ehdota muutosta kirjoittajien määrään/ }));
}

async function typeNumber(user: User, typed: string) {
  const field = await number(user);
  await user.userEvent.clear(field);
  await user.userEvent.type(field, typed);
  await user.userEvent.tab();
}

/** The own share follows the number, before anything is sent. */
export const Sent: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await open(user);
    await typeNumber(user, '3');
    await expect(canvas.getByText('Osuutesi lainoista: nyt 1/2, muutoksen jälkeen 1/3')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Perustelu' }), 'Kirjoitimme kolmestaan.');
    await userEvent.click(submit(user));
    await expect(sent).toEqual({
      bookIsbn: othersWork.isbn,
      role: 'author',
      suggestedAmount: 3,
      suggestionReason: 'Kirjoitimme kolmestaan.',
      suggesterAuthorHash: othersWork.authorHash,
      addIfAccepted: 0,
    });
  },
};

/** A suggestion without a change or a reason is not sent. */
export const Incomplete: Story = {
  play: async (user) => {
    await open(user);
    await number(user);
    await user.userEvent.click(submit(user));
    await expect(user.canvas.getAllByText('Kirjoita perustelu.')).toHaveLength(2);
    await expect(user.canvas.getAllByText('Määrä on sama kuin nyt. Anna toinen määrä.')).toHaveLength(2);
    await expect(writes).toEqual([]);
  },
};

/** A suggester without a share requests one: a full deal needs one more. */
export const External: Story = {
  args: { work: { ...othersWork, role: unknownWork.role, isListed: 0, authorHash: null } },
  play: async (user) => {
    await open(user);
    await expect(await number(user)).toHaveValue('3');
    await expect(
      user.canvas.getByRole('checkbox', { name: 'Lisää minut tekijäksi, jos ehdotus hyväksytään' }),
    ).toBeChecked();
    await expect(
      user.canvas.getByText('Osuutesi lainoista: nyt ei osuutta, muutoksen jälkeen 1/3'),
    ).toBeVisible();
  },
};

/** Typed values stay. */
export const Refused: Story = {
  beforeEach: visit(
    { [suggest]: () => refusal(422, 'amountBelowAuthors', { field: 'suggestedAmount', params: { min: 2 } }) },
    { profile: exampleAuthor },
  ),
  play: async (user) => {
    await open(user);
    await typeNumber(user, '1');
    const reason = user.canvas.getByRole('textbox', { name: 'Perustelu' });
    await user.userEvent.type(reason, 'Kirjoitin yksin.');
    await user.userEvent.click(submit(user));
    await expect(
      await user.canvas.findAllByText(
        'Kirjoittajien määrä ei voi olla pienempi kuin ilmoitettujen osuuksien määrä (2).',
      ),
    ).not.toHaveLength(0);
    await expect(reason).toHaveValue('Kirjoitin yksin.');
  },
};

const waiting = {
  ...othersWork,
  authorDeal: othersWork.authorDeal && { ...othersWork.authorDeal, ownSuggestion: own },
};

export const Waiting: Story = {
  args: { work: waiting },
  beforeEach: visit({ [withdraw]: () => new Response(null, { status: 204 }) }, { profile: exampleAuthor }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Ehdotit 9.11.2026 kirjoittajien määräksi 3/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Peru ehdotus' }));
    await expect(writes).toEqual([withdraw]);
  },
};

/** It was answered in the meantime. */
export const WithdrawnTooLate: Story = {
  args: { work: waiting },
  beforeEach: visit({ [withdraw]: () => refusal(409, 'suggestionHandled') }, { profile: exampleAuthor }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Peru ehdotus' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ehdotus on jo käsitelty tai peruttu.');
  },
};

let stored: WorkForEdit;

function StoredWork() {
  const params = { profileHash: exampleAuthor.hash, isbn: othersWork.isbn };
  const { data } = useEndpoint(getWorkForEdit, { params, query: {} });
  return data ? <SuggestChangeSection work={data} /> : null;
}

/** The suggestion replaces the form, and the form the withdrawn suggestion: the heading takes the focus. */
export const SentAndWithdrawn: Story = {
  tags: ['test-only'],
  render: () => <StoredWork />,
  beforeEach: async () => {
    stored = othersWork;
    await invalidate('/');
    const responses = {
      [`GET /profiles/${exampleAuthor.hash}/work-for-edit/${othersWork.isbn}`]: () => record(stored),
      [suggest]: (body: unknown) => {
        stored = waiting;
        return taken(body);
      },
      [withdraw]: () => {
        stored = othersWork;
        return new Response(null, { status: 204 });
      },
    };
    return visit(responses, { profile: exampleAuthor })();
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    const heading = await canvas.findByRole('heading', { level: 2 });
    await open(user);
    await typeNumber(user, '3');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Perustelu' }), 'Kirjoitimme kolmestaan.');
    await userEvent.click(submit(user));
    const button = await canvas.findByRole('button', { name: 'Peru ehdotus' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(button);
    await canvas.findByRole('button', { name: /Ehdota muutosta kirjoittajien määrään/ });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The owner sets the number in the form. */
export const InCharge: Story = {
  args: { work: ownWork },
  beforeEach: visit({ [suggest]: () => record(own) }, { profile: exampleAuthor }),
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
