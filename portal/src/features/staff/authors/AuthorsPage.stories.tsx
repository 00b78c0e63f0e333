import type { AuthorMerge, MergePreview } from '@nimio/domain/author-merge/author-merge.types';
import type { FoundAuthor } from '@nimio/domain/author-name/author-name.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { FormUser } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { AuthorsPage } from './AuthorsPage';

const inka: FoundAuthor = {
  authorHash: 'inka',
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '0000000119405487',
  pseudonym: 0,
  privateAuthor: 0,
  books: 12,
  profileHash: 'p1',
  profileName: 'Inka Vuorela',
};
const double: FoundAuthor = {
  ...inka,
  authorHash: 'double',
  name1: 'I.',
  isni: '000000012146438X',
  books: 2,
  profileHash: 'p2',
  profileName: 'Inka Maaria Hohenlohe-Langenburgilainen',
};
const preview: MergePreview = {
  dominant: inka,
  replaced: [double],
  works: [
    {
      authorHash: 'inka',
      works: Array.from({ length: 10 }, (_, at) => ({
        isbn: `97895103926${10 + at}`,
        workName: `Saaren talvi ${12 - at}`,
        roles: ['author'],
      })),
    },
    {
      authorHash: 'double',
      works: [
        { isbn: '9789510392652', workName: 'Luodon kevät', roles: ['author', 'illustrator'] },
        { isbn: '9789510392669', workName: 'Karin kesä', roles: ['editor'] },
      ],
    },
  ],
  shares: 2,
  contributions: 1,
  deals: 1,
  dropped: [{ authorHash: 'double', isni: '000000012146438X', asteriId: null }],
  conflicts: [],
};
const merge: AuthorMerge = {
  mergeHash: 'm1',
  merged: '2026-11-20T10:00:00.000Z',
  by: 'Saara Laine',
  undone: null,
  dominantName: 'Inka Vuorela',
  replacedNames: ['I. Vuorela'],
  shares: 2,
  contributions: 1,
  deals: 1,
};
const undone = {
  ...merge,
  mergeHash: 'm0',
  replacedNames: ['Aino Kuusi'],
  undone: '2026-11-21T10:00:00.000Z',
};

const search = 'GET /name-data?search=vuo&offset=0';
const previewed = (stays: string, goes: string) =>
  `GET /profiles/author-merge?dominantAuthorHash=${stays}&authorsToBeReplaced=${goes}`;
const merges = 'GET /profiles/author-merges?offset=0';
const doMerge = 'POST /profiles/author-merge';
const doUndo = 'POST /profiles/author-merge/m1/undo';
const syncs = 'GET /isnisync?state=error&offset=0';
const list = (records: unknown[]) => () => Response.json({ records, total: records.length });

const responses = {
  [search]: list([inka, double]),
  [previewed('inka', 'double')]: () => record(preview),
  [previewed('double', 'inka')]: () => record({ ...preview, dominant: double, replaced: [inka] }),
  [merges]: list([merge, undone]),
  [doMerge]: () => record(merge),
  [doUndo]: () => record({ ...merge, undone: '2026-11-22T10:00:00.000Z' }),
};
const visitWith = (of: Parameters<typeof visit>[0] = responses) =>
  visit({ [syncs]: list([]), ...of }, { rights: ['manageAuthorNames', 'mergeAuthors'] });

const meta = {
  title: 'Portal/Authors of staff',
  component: AuthorsPage,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withFreshCache,
    withTexts,
  ],
  beforeEach: visitWith(),
} satisfies Meta<typeof AuthorsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The search is debounced, so these wait longer. */
const longTimeout = { timeout: 4000 };
const look = async ({ canvas, userEvent }: FormUser) => {
  await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'vuo');
  await canvas.findByRole('button', { name: 'Tämä jää: Inka Vuorela' }, longTimeout);
};
const chooseBoth = async (context: FormUser) => {
  const { canvas, userEvent } = context;
  await look(context);
  await userEvent.click(canvas.getByRole('button', { name: 'Tämä jää: Inka Vuorela' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Tämä yhdistetään: I. Vuorela' }));
};
const openConfirmation = async (context: FormUser) => {
  await chooseBoth(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Yhdistä tekijät' }));
  return screen.findByRole('alertdialog', { name: 'Yhdistetäänkö tekijät?' });
};
const confirm = { name: 'Yhdistä tekijät' };

/** Without a search, and without merges. */
export const Empty: Story = {
  beforeEach: visitWith({ [merges]: list([]) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tekijöitä ei ole yhdistetty.')).toBeVisible();
    await expect(canvas.queryByRole('button', confirm)).toBeNull();
  },
};

/** The merges with their authors, and an undo action for those that have one. */
export const Filled: Story = {
  play: async (context) => {
    const { canvas } = context;
    await look(context);
    await expect(canvas.getByText('0000 0001 2146 438X')).toBeVisible();
    await expect(await canvas.findByText('Kumottu 21.11.2026 12.00')).toBeVisible();
    await expect(canvas.getAllByText('Saara Laine')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Kumoa yhdistäminen/ })).toHaveLength(1);
  },
};

/** The direction can be swapped; the preview follows. */
export const Chosen: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseBoth(context);
    const staying = () => canvas.getByRole('article', { name: 'Inka Vuorela' });
    await expect(within(staying()).getByText('Jää')).toBeVisible();
    await expect(await canvas.findByText('Jakoja, joiden vastuuhenkilö vaihtuu')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Vaihda paikat' }));
    await expect(within(staying()).getByText('Yhdistetään ja poistuu')).toBeVisible();
    const said = 'Jää: I. Vuorela. Yhdistetään ja poistuu: Inka Vuorela.';
    await expect(canvas.getByText(said)).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Vaihda paikat' }));
    await expect(within(staying()).getByText('Jää')).toBeVisible();
    await expect(writes).toEqual([]);
  },
};

/** With an empty selection the focus moves to the heading, because the button has disappeared. */
export const Cleared: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseBoth(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Tyhjennä valinnat' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Yhdistä tekijät' })).toHaveFocus());
  },
};

/** The confirmation describes the result; the focused notice says what was done, with undo. */
export const MergedAndUndone: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const confirmation = await openConfirmation(context);
    await expect(confirmation).toHaveTextContent(
      'Nimeltä I. Vuorela siirtyy 2 teosta nimelle Inka Vuorela. Samalla ne vaihtavat profiilia',
    );
    await expect(confirmation).toHaveTextContent('Pois jäävät nimen tunnisteet: 0000 0001 2146 438X.');
    await expect(writes).toEqual([]);
    await userEvent.click(within(confirmation).getByRole('button', confirm));
    const toast = await canvas.findByText('Tekijät yhdistettiin: I. Vuorela → Inka Vuorela.');
    await waitFor(() => expect(document.activeElement).toContainElement(toast));
    await expect(canvas.queryByRole('button', confirm)).toBeNull();
    const [undo] = canvas.getAllByRole('button', { name: 'Kumoa yhdistäminen: I. Vuorela' });
    await userEvent.click(undo as HTMLElement);
    const second = await screen.findByRole('alertdialog', { name: 'Kumotaanko yhdistäminen?' });
    await userEvent.click(within(second).getByRole('button', { name: 'Kumoa yhdistäminen' }));
    const undoneText = await canvas.findByText(/^Yhdistäminen kumottiin/);
    await waitFor(() => expect(document.activeElement).toContainElement(undoneText));
    await expect(writes).toEqual([doMerge, doUndo]);
    await userEvent.click(canvas.getByRole('button', { name: 'Tämä jää: Inka Vuorela' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tyhjennä valinnat' }));
    await expect(canvas.queryByText(/^Yhdistäminen kumottiin|^Tekijät yhdistettiin/)).toBeNull();
  },
};

/** The blockers are listed, and nothing can be merged. */
export const InTheWay: Story = {
  beforeEach: visitWith({
    ...responses,
    [previewed('inka', 'double')]: () =>
      record({
        ...preview,
        conflicts: [
          { authorHash: 'double', isbn: '9789510392652', workName: 'Saaren talvi', role: 'author' },
          { authorHash: 'double', isbn: null, workName: null, role: null },
        ],
      }),
  }),
  play: async (context) => {
    await chooseBoth(context);
    await expect(await context.canvas.findByText(/teoksessa Saaren talvi.*kirjoittaja/)).toBeVisible();
    await expect(context.canvas.getByText(/on muita muotoja/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', confirm)).toBeNull();
  },
};

/** Namesakes are distinguished by their works: the ten newest of each. */
export const Namesakes: Story = {
  beforeEach: visitWith({ ...responses, [search]: list([inka, { ...double, name1: 'Inka' }]) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'vuo');
    const stay = await canvas.findAllByRole('button', { name: 'Tämä jää: Inka Vuorela' }, longTimeout);
    await userEvent.click(stay[0] as HTMLElement);
    const leave = canvas.getAllByRole('button', { name: 'Tämä yhdistetään: Inka Vuorela' });
    await userEvent.click(leave[1] as HTMLElement);
    const worksOf = async (name: string) => {
      const heading = await canvas.findByRole('heading', { name });
      const works = within(heading.parentElement as HTMLElement);
      return { works, lines: works.getAllByRole('definition').map((line) => line.textContent) };
    };
    const staying = await worksOf('Jäävän nimen teokset');
    await expect(staying.lines).toHaveLength(10);
    await expect(staying.lines[0]).toBe('Saaren talvi 12: kirjoittaja');
    await expect(staying.works.getByText('Lisäksi 2 aiemmin lisättyä teosta.')).toBeVisible();
    const leaving = await worksOf('Yhdistettävän nimen teokset');
    await expect(leaving.lines).toEqual([
      'Luodon kevät: kirjoittaja, kuvittaja',
      'Karin kesä: toimittaja (kirjan)',
    ]);
    await expect(leaving.works.getByText('978-951-0-39265-2')).toBeVisible();
    await expect(leaving.works.queryByText(/^Lisäksi/)).toBeNull();
  },
};

export const WithoutWorks: Story = {
  beforeEach: visitWith({
    ...responses,
    [previewed('inka', 'double')]: () =>
      record({
        ...preview,
        replaced: [{ ...double, books: 0 }],
        works: [preview.works[0], { authorHash: 'double', works: [] }],
      }),
  }),
  play: async (context) => {
    await chooseBoth(context);
    await expect(await context.canvas.findByText('Nimellä ei ole teoksia.')).toBeVisible();
  },
};

export const Saving: Story = {
  beforeEach: visitWith({ ...responses, [doMerge]: neverResponds }),
  play: async (context) => {
    const confirmation = await openConfirmation(context);
    const button = within(confirmation).getByRole('button', confirm);
    await context.userEvent.click(button);
    await within(button).findByRole('progressbar');
    await context.userEvent.click(button);
    await expect(writes).toEqual([doMerge]);
  },
};

/** Moved data have changed: the dialog says why the merge cannot be undone, and what to do. */
export const CannotBeUndone: Story = {
  beforeEach: visitWith({
    ...responses,
    [doUndo]: () => refusal(409, 'authorMergeChanged', { params: { what: 'works' } }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kumoa yhdistäminen: I. Vuorela' }));
    const confirmation = await screen.findByRole('alertdialog');
    await userEvent.click(within(confirmation).getByRole('button', { name: 'Kumoa yhdistäminen' }));
    await expect(
      await within(confirmation).findByText(/siirtyneitä osuuksia on sen jälkeen muutettu/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: visitWith({
    [search]: () => Promise.reject(new TypeError('offline')),
    [merges]: () => refusal(503, 'serviceUnavailable'),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'vuo');
    await expect(await canvas.findByText(/Yhteys palvelimeen katkesi/, {}, longTimeout)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Yritä uudelleen' })).toHaveLength(2);
  },
};

export const NoneFound: Story = {
  beforeEach: visitWith({ ...responses, [search]: list([]) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'vuo');
    await expect(await canvas.findByText('Ei tekijänimiä haulla ”vuo”.', {}, longTimeout)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: visitWith({ [merges]: neverResponds }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('table', { name: 'Viimeisimmät yhdistämiset' })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
};

/** Staff who may search for names but not merge them. */
export const WithoutMerging: Story = {
  beforeEach: visit({ [syncs]: list([]), ...responses }, { rights: ['manageAuthorNames'] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Tekijänimi, sen osa tai ISNI-tunnus'), 'vuo');
    await canvas.findAllByText('Inka Vuorela', {}, longTimeout);
    await expect(canvas.queryByRole('button', { name: 'Tämä jää: Inka Vuorela' })).toBeNull();
    await expect(canvas.queryByText('Viimeisimmät yhdistämiset')).toBeNull();
  },
};
