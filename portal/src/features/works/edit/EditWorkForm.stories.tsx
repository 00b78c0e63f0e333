import type { WorkForEdit } from '@nimio/domain/work/work.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  expectCalm,
  expectFailure,
  expectTyped,
  expectWrong,
  type FormUser,
  fill,
} from '../../../shared/form/story-form';
import { hasUnsaved } from '../../../shared/form/unsaved';
import { withTexts } from '../../../shared/intl/story-texts';
import { record, refusal, visit, writes } from '../../../shared/session/story-visit';
import { lookAtStatistics, statisticsHaveChanged } from '../../../shared/statistics/invalidate-statistics';
import { exampleAuthor, listedWork } from '../example-work';
import { EditWorkForm } from './EditWorkForm';

const work = `/profiles/${exampleAuthor.hash}/work-for-edit/${listedWork.isbn}`;
const save = `PUT /profiles/author-books/${exampleAuthor.hash}`;
const remove = `DELETE /profiles/author-books/${listedWork.authorHash}/${listedWork.bookHash}`;
const saved = fn();
const responses = {
  [save]: (body: unknown) => {
    saved(body);
    return record(listedWork, { ETag: '"b"' });
  },
  [remove]: () => new Response(null, { status: 204 }),
};
const elsewhere = { ...listedWork, work: { ...listedWork.work, bookType: 'map' } } as WorkForEdit;

const meta = {
  title: 'Portal/Work form',
  component: EditWorkForm,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    withTexts,
  ],
  beforeEach: () => {
    saved.mockClear();
    lookAtStatistics(exampleAuthor.hash);
    return visit(responses, { profile: exampleAuthor })();
  },
  args: { stored: { data: listedWork, etag: '"a"' }, onStored: fn(), onReload: fn() },
} satisfies Meta<typeof EditWorkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Neither publisher nor year is known. */
const unknown = {
  ...listedWork,
  work: { ...listedWork.work, publisher: null, publishYear: null },
} as WorkForEdit;
const completed = { 'Alaotsikko (vapaaehtoinen)': 'Romaani', Kustantaja: 'WSOY', Julkaisuvuosi: '2011' };
const submit = { name: 'Tallenna' };
const editShares = { name: 'Muokkaa osuuttasi ja roolejasi' };
const completeFacts = { name: 'Täydennä teoksen tietoja' };

/** Opens both parts. */
async function openParts({ canvas, userEvent }: FormUser) {
  await userEvent.click(canvas.getByRole('button', editShares));
  await userEvent.click(canvas.getByRole('button', completeFacts));
}
const amount = (user: FormUser) => user.canvas.getByRole('textbox', { name: 'Kirjoittajien määrä' });

/** Completed, and shared by two. */
async function fillAll(user: FormUser) {
  await openParts(user);
  await fill(user, completed);
  await user.userEvent.clear(amount(user));
  await user.userEvent.type(amount(user), '2');
  return user.canvas.getByRole('button', submit);
}

async function expectAll(user: FormUser) {
  await expectTyped(user, completed);
  await expect(amount(user)).toHaveValue('2');
  await expect(hasUnsaved()).toBe(true);
}

/** The work as text; by keyboard one part is opened, changed, and closed without saving. */
export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 kirjoittaja, 1 tiedossa')).toBeVisible();
    await expect(canvas.getByText('WSOY')).toBeVisible();
    await expect(canvas.queryByRole('button', submit)).toBeNull();
    canvas.getByRole('button', completeFacts).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Alaotsikko (vapaaehtoinen)')).toHaveFocus());
    await userEvent.keyboard('Romaani');
    await expect(canvas.getByText('1 muutos tallentamatta')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
    await expect(canvas.getByRole('button', completeFacts)).toHaveFocus();
    await expect(hasUnsaved()).toBe(false);
    await userEvent.click(canvas.getByRole('button', editShares));
    await waitFor(() => expect(canvas.getByLabelText('Tekijänimi')).toHaveFocus());
  },
};

/** Unknown values are empty, with a hint where to find them. */
export const Empty: Story = {
  args: { stored: { data: unknown, etag: '"a"' } },
  play: async (context) => {
    const { canvas } = context;
    await openParts(context);
    await expect(canvas.getByLabelText('Kustantaja')).toHaveAccessibleDescription(/nimiölehdellä/);
    await expectTyped(context, { Kustantaja: '', Julkaisuvuosi: '' });
    await expect(canvas.getByRole('button', submit)).toHaveAttribute('aria-disabled', 'true');
    await expectCalm(context);
  },
};

/** The share before and after is next to it. */
export const Filled: Story = {
  args: { stored: { data: unknown, etag: '"a"' } },
  play: async (context) => {
    await fillAll(context);
    await expectAll(context);
    await expect(context.canvas.getByText('Osuutesi lainoista: kaikki → 1/2')).toBeVisible();
    await expect(context.canvas.getByText('4 muutosta tallentamatta')).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { stored: { data: unknown, etag: '"a"' } },
  play: async (context) => {
    await openParts(context);
    await fill(context, { Julkaisuvuosi: 'tuntematon' });
    await context.userEvent.clear(amount(context));
    await context.userEvent.click(context.canvas.getByRole('button', submit));
    await expectWrong(context, [
      'Anna vuosi neljällä numerolla, esimerkiksi 2023.',
      'Anna kirjoittajien määrä.',
    ]);
    await expectTyped(context, { Julkaisuvuosi: 'tuntematon' });
  },
};

/** Fewer than the existing shares by the server's response: an error at its field. */
export const InvalidByServer: Story = {
  beforeEach: visit(
    { [save]: () => refusal(422, 'amountBelowAuthors', { field: 'numberOfAuthors', params: { min: 3 } }) },
    { profile: exampleAuthor },
  ),
  play: async (context) => {
    await openParts(context);
    await context.userEvent.clear(amount(context));
    await context.userEvent.type(amount(context), '2');
    await context.userEvent.click(context.canvas.getByRole('button', submit));
    await expectWrong(context, [
      'Kirjoittajien määrä ei voi olla pienempi kuin ilmoitettujen osuuksien määrä (3).',
    ]);
    await expect(amount(context)).toHaveValue('2');
  },
};

export const Failed: Story = {
  args: { stored: { data: unknown, etag: '"a"' } },
  beforeEach: visit({ [save]: () => refusal(403, 'notDealOwner') }, { profile: exampleAuthor }),
  play: async (context) => {
    const button = await fillAll(context);
    await context.userEvent.click(button);
    await expectFailure(context, 'Vain jaon vastuuhenkilö voi muuttaa määrää.', button);
    await expectAll(context);
  },
};

/** The save changes the statistics too. */
export const Saved: Story = {
  args: { stored: { data: unknown, etag: '"a"' } },
  play: async (context) => {
    await context.userEvent.click(await fillAll(context));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({
        numberOfAuthors: 2,
        updatedData: { bookType: 'book', subtitle: 'Romaani', publisher: 'WSOY', publishYear: 2011 },
      }),
    );
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
    await expect(await screen.findByText('Tiedot päivitettiin.')).toBeVisible();
    // The parts are text again.
    await expect(context.canvas.queryByRole('button', submit)).toBeNull();
    await expect(context.canvas.getByRole('button', editShares)).toHaveFocus();
  },
};

const dialog = async (name: string) => within(await screen.findByRole('alertdialog', { name }));

/** Unpaid roles need a confirmation before they are stored; declining it returns to the form. */
export const NotPaid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openParts(context);
    const confirmation = 'Tallennetaanko rooli, joka ei vaikuta tilitykseen?';
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kuvittaja' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Toimittaja/ }));
    await userEvent.click(canvas.getByRole('button', submit));
    const first = await dialog(confirmation);
    await userEvent.click(first.getByRole('button', { name: 'Palaa muokkaamaan' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', submit));
    const second = await dialog(confirmation);
    await userEvent.click(second.getByRole('button', { name: 'Tallenna rooli' }));
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    await expect(saved).toHaveBeenCalledOnce();
    await expect(saved).toHaveBeenCalledWith(
      expect.objectContaining({ role: { author: true, translator: false, illustrator: true, editor: true } }),
    );
  },
};

/** Saving without a role removes the work from the list, after a confirmation. */
export const NoRole: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openParts(context);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kirjoittaja' }));
    await userEvent.click(canvas.getByRole('button', submit));
    const confirmation = await dialog('Poistetaanko teos luettelostasi?');
    await expect(
      confirmation.getByText('Yhtään roolia ei ole valittu, joten teos poistuu luettelostasi.'),
    ).toBeVisible();
    await expect(writes).toEqual([]);
    await userEvent.click(confirmation.getByRole('button', { name: 'Poista teos' }));
    await screen.findByText('Teos poistettiin luettelostasi.');
    await expect(writes).toEqual([remove]);
    await expect(statisticsHaveChanged(exampleAuthor.hash)).toBe(true);
  },
};

/** A distribution is being calculated: announced once, in the focused notice. */
export const Locked: Story = {
  beforeEach: visit({ [save]: () => refusal(423, 'lockedError') }, { profile: exampleAuthor }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await openParts(context);
    await userEvent.selectOptions(canvas.getByLabelText(/Muoto/), 'e-book');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent(/Tilitystä lasketaan/);
    await expect(canvas.queryByText(/Lukittu/)).toBeNull();
    // The choices are kept, and can be stored once the calculation is done.
    await expect(canvas.getByLabelText(/Muoto/)).toHaveValue('e-book');
    await expect(canvas.getByLabelText(/Muoto/)).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Tallenna' })).toBeEnabled();
    await expect(hasUnsaved()).toBe(true);
  },
};

/** Locked when the page was opened: nothing can be changed or removed, and the user can check again. */
export const LockedFromTheStart: Story = {
  args: { stored: { data: { ...listedWork, isLocked: 1 }, etag: '"a"' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Tilitystä lasketaan/).closest('[role="status"]')).toBeVisible();
    for (const button of [editShares, completeFacts, submit, { name: 'Poista luettelostani' }])
      await expect(canvas.queryByRole('button', button)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tarkista uudelleen' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The others' version is chosen, and the focus moves to the field concerned. */
export const Conflict: Story = {
  beforeEach: visit(
    {
      [save]: () => refusal(412, 'stale'),
      [`GET ${work}`]: () => record(elsewhere, { ETag: '"b"' }),
    },
    { profile: exampleAuthor },
  ),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await openParts(context);
    const type = canvas.getByLabelText(/Muoto/);
    await userEvent.selectOptions(type, 'e-book');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(args.onStored).toHaveBeenCalledWith(
      expect.objectContaining({ data: elsewhere, etag: '"b"' }),
    );
    await expect(type).toHaveValue('map');
    await expect(type).toHaveFocus();
  },
};
