import type { AuthorName, Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectFailure, expectWrong } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { storyProfile } from '../../../shared/session/story-people';
import { record, refusal, visit } from '../../../shared/session/story-visit';
import { ProfileForm } from '../form/ProfileForm';
import { type EditedPart, hasChanges, partOfName, type SettingsValues } from '../form/settings-form';
import { AuthorNamesSection } from './AuthorNamesSection';
import type { AuthorNamesValues } from './author-names.form';
import { authorNamesPart } from './author-names.part';

const inUse: AuthorName = {
  authorHash: 'a'.repeat(22),
  name1: 'Inka',
  name2: 'Vuorela',
  isni: '0000000119405487',
  pseudonym: 0,
  privateAuthor: 0,
  books: 3,
};
const pseudonym: AuthorName = {
  ...inUse,
  authorHash: 'b'.repeat(22),
  name1: 'Riimi',
  name2: '',
  isni: null,
  pseudonym: 1,
  privateAuthor: 1,
  books: 0,
};
const ofStaff = { confirmed: 1, allowISNISync: 0, aliasTo: null, asteriId: '000123456' } as const;
const withNames = (...nameData: AuthorName[]): Profile => ({ ...storyProfile, nameData });
const parts = [authorNamesPart];

/** The section in a separate form, as the page has it among others. */
function NamesAlone({ profile, onStored }: { profile: Profile; onStored: () => void }) {
  return (
    <ProfileForm<AuthorNamesValues, EditedPart>
      name="names"
      stored={{ data: profile, etag: '"a"' }}
      onStored={onStored}
      parts={parts}
      inPlace={{
        parts: ({ authorNames }) => authorNames.map(({ key }) => partOfName(key)),
        hasChanges: (part, values, stored) => hasChanges(part, values as SettingsValues, stored),
      }}
      aria-label="Tekijänimet"
    >
      {(form, edited, edit) => <AuthorNamesSection form={form} profile={edited} errors={0} edit={edit} />}
    </ProfileForm>
  );
}

const address = 'POST /profiles/own/name-data';
const written = fn();
/** The ISNI data that staff see. */
const listed = () =>
  Response.json({
    records: [inUse, pseudonym].map((name) => ({
      ...name,
      allowISNISync: 0,
      isniSync: { state: 'disabled', syncOut: null, syncIn: null, reason: null },
    })),
    total: 2,
  });
const saves = {
  'GET /profiles/own/name-data': listed,
  [address]: (body: unknown) => {
    written(body);
    return record(withNames(inUse), { ETag: '"b"' });
  },
};

const meta = {
  title: 'Portal/Author names',
  component: NamesAlone,
  decorators: [withTexts],
  beforeEach: async () => {
    written.mockClear();
    return visit(saves)();
  },
  args: { profile: withNames(inUse, pseudonym), onStored: fn() },
} satisfies Meta<typeof NamesAlone>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const save = { name: 'Tallenna' };
const add = { name: 'Lisää tekijänimi' };
const editButton = (name: string) => ({ name: `Muuta tekijänimeä ${name}` });

/** Opens the names, and waits for the code of their fields. */
async function open({ canvas, userEvent }: Context, ...names: string[]) {
  for (const name of names) await userEvent.click(canvas.getByRole('button', editButton(name)));
  await waitFor(() => expect(canvas.getAllByLabelText('ISNI-tunnus')).toHaveLength(names.length));
}
const both = ['Inka Vuorela', 'Riimi'] as const;
const isniOf = ({ canvas }: Context) => canvas.getAllByLabelText('ISNI-tunnus');

/** Without a name there is one sentence and one action. */
export const Empty: Story = {
  args: { profile: withNames() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tekijänimiä ei ole vielä.')).toBeVisible();
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
  },
};

/** Each name with its facts in a line, and a button that opens its fields. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(first).toHaveTextContent(/Inka Vuorela.*ISNI\s0000\s0001\s1940\s5487 · 3\steoksessa/);
    await expect(second).toHaveTextContent(/Riimi.*Nimimerkki · Yksityinen · Ei teoksissa/);
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(canvas.queryByText('Ei muutoksia')).toBeNull();
  },
};

/** The fields replace the line. A name in use says so instead of a delete button. */
export const Opened: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, ...both);
    await expect(isniOf(context)[0]).toHaveValue('0000 0001 1940 5487');
    await expect(canvas.getByText('Käytössä 3 teoksessa, joten nimeä ei voi poistaa')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Poista tekijänimi Inka Vuorela' })).toBeNull();
    await expect(canvas.getByLabelText(/^Nimimerkki/)).toHaveValue('Riimi');
    await expect(canvas.queryByLabelText('Asteri-tunniste')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
    await expect(canvas.getByRole('button', editButton('Inka Vuorela'))).toHaveFocus();
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
  },
};

/** The new row is first and focused; switching to a pseudonym changes the label of its first field. */
export const Adds: Story = {
  args: { profile: withNames(inUse) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', add));
    const [first] = await canvas.findAllByLabelText(/^Etunimi/);
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('Säe');
    await userEvent.click(canvas.getAllByRole('checkbox', { name: 'Nimi on nimimerkki' })[0] as HTMLElement);
    await expect(canvas.getByLabelText(/^Nimimerkki/)).toHaveValue('Säe');
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith({
        nameData: [
          { name1: 'Säe', name2: '', isni: '', pseudonym: 1, privateAuthor: 0 },
          expect.objectContaining({ authorHash: inUse.authorHash, isni: '0000 0001 1940 5487' }),
        ],
      }),
    );
  },
};

/** Another user has changed another name, and another field of this one: both are merged without a question. */
export const TwoPeopleAtOnce: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const current = withNames({ ...inUse, privateAuthor: 1 }, { ...pseudonym, name1: 'Loru' });
    return visit({
      'GET /profiles/own': () => record(current, { ETag: '"b"' }),
      [address]: (body) => {
        written(body);
        return written.mock.calls.length === 1 ? refusal(412, 'stale') : record(current, { ETag: '"c"' });
      },
    })();
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context, 'Inka Vuorela');
    const first = canvas.getByLabelText(/^Etunimi/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Iina');
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onStored).toHaveBeenCalled());
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith({
        nameData: [
          expect.objectContaining({ name1: 'Iina', privateAuthor: 1 }),
          expect.objectContaining({ name1: 'Loru', privateAuthor: 1 }),
        ],
      }),
    );
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The same field of one name in two ways: only this conflict is asked about, the other name is unchanged. */
export const OneNameInTwoWays: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const current = withNames({ ...inUse, name1: 'Inkeri' }, pseudonym);
    return visit({
      'GET /profiles/own': () => record(current, { ETag: '"b"' }),
      [address]: () => refusal(412, 'stale'),
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Inka Vuorela');
    const first = canvas.getByLabelText(/^Etunimi/);
    await userEvent.clear(first);
    await userEvent.type(first, 'Iina');
    await userEvent.click(canvas.getByRole('button', save));
    const choice = await canvas.findByRole('alert');
    await expect(choice).toHaveTextContent('Iina Vuorela (ISNI-tunnus 0000 0001 1940 5487)');
    await expect(choice).toHaveTextContent('Inkeri Vuorela (ISNI-tunnus 0000 0001 1940 5487)');
    await expect(choice).not.toHaveTextContent('Riimi');
  },
};

/** One deletes what another has changed: the deletion is shown next to the current value. */
export const DeletedAndChanged: Story = {
  tags: ['test-only'],
  beforeEach: () => {
    const current = withNames(inUse, { ...pseudonym, name1: 'Loru' });
    return visit({
      'GET /profiles/own': () => record(current, { ETag: '"b"' }),
      [address]: () => refusal(412, 'stale'),
    })();
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Riimi');
    await userEvent.click(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' }));
    await userEvent.click(canvas.getByRole('button', save));
    const choice = await canvas.findByRole('alert');
    await expect(choice).toHaveTextContent('poistettu: Riimi');
    await expect(choice).toHaveTextContent('Loru (Nimimerkki, Yksityinen)');
    await expect(choice).not.toHaveTextContent('Inka');
  },
};

/** One changes what another has deleted: the deletion is shown next to the typed value. */
export const ChangedAndDeleted: Story = {
  tags: ['test-only'],
  beforeEach: () =>
    visit({
      'GET /profiles/own': () => record(withNames(inUse), { ETag: '"b"' }),
      [address]: () => refusal(412, 'stale'),
    })(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Riimi');
    await userEvent.type(canvas.getByLabelText(/^Nimimerkki/), 't');
    await userEvent.click(canvas.getByRole('button', save));
    const choice = await canvas.findByRole('alert');
    await expect(choice).toHaveTextContent('Riimit (Nimimerkki, Yksityinen)');
    await expect(choice).toHaveTextContent('poistettu: Riimit');
    await expect(choice).not.toHaveTextContent('Inka');
  },
};

/** Struck through until saved, and restorable; the focus stays in the row. */
export const DeletesAndUndoes: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Riimi');
    await userEvent.click(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' }));
    const undo = canvas.getByRole('button', { name: 'Kumoa tekijänimen Riimi poisto' });
    await expect(undo).toHaveFocus();
    await expect(canvas.getByText('1 muutos tallentamatta')).toBeVisible();
    await userEvent.click(undo);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
  },
};

/** Cancel restores the names, and removes the new ones. */
export const Cancelled: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Riimi');
    await userEvent.click(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' }));
    await userEvent.click(canvas.getByRole('button', add));
    await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(written).not.toHaveBeenCalled();
  },
};

async function makeInvalid(context: Context) {
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', add));
  const [isni] = await canvas.findAllByLabelText('ISNI-tunnus');
  await userEvent.type(isni as HTMLElement, '0000 0001 1940 5488');
  await userEvent.click(canvas.getByRole('button', save));
}

/** Each field of the row shows its error. */
export const Invalid: Story = {
  play: async (context) => {
    await makeInvalid(context);
    await expectWrong(context, [
      'Anna tekijänimen etunimi tai nimimerkki.',
      'Anna tekijänimen sukunimi. Jos nimessä on vain yksi osa, merkitse se nimimerkiksi.',
      'ISNI-tunnus ei ole oikein. Siinä on 16 merkkiä; tarkista ne yksitellen.',
    ]);
    await expect(written).not.toHaveBeenCalled();
  },
};

const taken = () => refusal(409, 'isniTaken', { fields: [{ path: 'nameData.0.isni', code: 'isniTaken' }] });

/** Deletes the first name, so that the positions of rows and call differ, and changes the other's ISNI. */
async function giveTaken(context: Context) {
  const { canvas, userEvent } = context;
  await open(context, ...both);
  await userEvent.click(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' }));
  const [isni] = isniOf(context) as [HTMLInputElement];
  await userEvent.clear(isni);
  await userEvent.type(isni, '0000 0001 2103 2683');
  await userEvent.click(canvas.getByRole('button', save));
  return isni;
}

/** The ISNI is on another customer's name: its field says so and whom to ask, until it is changed. */
export const IsniTaken: Story = {
  args: { profile: withNames(pseudonym, inUse) },
  beforeEach: visit({ [address]: taken }),
  play: async (context) => {
    const isni = await giveTaken(context);
    await expectWrong(context, [
      'Tunnus on jo toisen asiakkaan tekijänimellä. Tarkista tunnus. Jos se on oikein, ota yhteyttä asiakaspalveluun.',
    ]);
    await expect(isni).toBeInvalid();
    await expect(isni).toHaveValue('0000 0001 2103 2683');
    await context.userEvent.clear(isni);
    await expect(isni).toBeValid();
  },
};

/** Staff see where to find its holder. */
export const IsniTakenForStaff: Story = {
  args: { profile: withNames({ ...pseudonym, ...ofStaff }, { ...inUse, ...ofStaff }) },
  beforeEach: visit({ ...saves, [address]: taken }, { rights: ['manageAuthorNames'] }),
  play: async (context) => {
    const isni = await giveTaken(context);
    await waitFor(() => expect(isni).toHaveAccessibleDescription(/Hae tunnuksella Tekijät-sivulla\./));
  },
};

const disallowed =
  'Tekijänimeä ei voi poistaa, koska se on käytössä teosluettelossa. Muokkaa nimeä tai vaihda teoksiin ensin toinen tekijänimi.';
const undoButton = { name: 'Kumoa tekijänimen Riimi poisto' };

/** It is unknown whether the name is in use by now, because the profile cannot be read: the row stays restorable. */
export const Failed: Story = {
  beforeEach: visit({ [address]: () => refusal(409, 'nameDataDeleteDisallowed') }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, 'Riimi');
    await userEvent.click(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' }));
    const button = canvas.getByRole('button', save);
    await userEvent.click(button);
    await expectFailure(context, disallowed, button);
    await expect(canvas.getByRole('button', undoButton)).toBeVisible();
  },
};

/**
 * A work was added under the name in the meantime: the row is restored and says so, other typed values stay, also over
 * others' changes, and the next save succeeds.
 */
export const CameIntoUse: Story = {
  beforeEach: () => {
    const now = { ...withNames(inUse, { ...pseudonym, books: 2 }), phone: '+358 50 999 8888' };
    return visit({
      'GET /profiles/own': () => record(now, { ETag: '"b"' }),
      [address]: (body) => {
        written(body);
        return written.mock.calls.length === 1
          ? refusal(409, 'nameDataDeleteDisallowed')
          : record(now, { ETag: '"c"' });
      },
    })();
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context, ...both);
    await userEvent.type(canvas.getAllByLabelText(/^Etunimi/)[0] as HTMLElement, '-Liisa');
    await userEvent.click(canvas.getByRole('button', { name: 'Poista tekijänimi Riimi' }));
    const button = canvas.getByRole('button', save);
    await userEvent.click(button);
    await expectFailure(context, disallowed, button);
    await expect(canvas.queryByRole('button', undoButton)).toBeNull();
    await expect(canvas.getByText('Käytössä 2 teoksessa, joten nimeä ei voi poistaa')).toBeVisible();
    await expect(canvas.getAllByLabelText(/^Etunimi/)[0]).toHaveValue('Inka-Liisa');
    await expect(args.onStored).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await waitFor(() => expect(args.onStored).toHaveBeenCalledTimes(2));
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith({
        nameData: [
          expect.objectContaining({ name1: 'Inka-Liisa' }),
          expect.objectContaining({ authorHash: pseudonym.authorHash }),
        ],
      }),
    );
  },
};

/** Staff see their own fields in a second line, and the blockers of a synchronisation. */
export const ForStaff: Story = {
  args: { profile: withNames({ ...inUse, ...ofStaff }, { ...pseudonym, ...ofStaff, confirmed: 0 }) },
  beforeEach: visit(saves, { rights: ['manageAuthorNames'] }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, ...both);
    await expect(
      canvas.getByText(
        'Ei voi synkronoida: nimeä ei ole vahvistettu, nimi on yksityinen, nimellä ei ole teoksia',
      ),
    ).toBeVisible();
    await expect(await canvas.findAllByText('Ei käytössä')).toHaveLength(2);
    const [first, second] = canvas.getAllByRole('checkbox', {
      name: 'Nimen saa synkronoida ISNI-rekisteriin',
    }) as [HTMLElement, HTMLElement];
    await expect(second).toBeDisabled();
    await userEvent.click(first);
    await userEvent.selectOptions(
      canvas.getAllByLabelText('Toisen nimen muoto')[1] as HTMLElement,
      'Inka Vuorela',
    );
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() =>
      expect(written).toHaveBeenCalledWith({
        nameData: [
          expect.objectContaining({ allowISNISync: 1, confirmed: 1, aliasTo: null }),
          expect.objectContaining({ allowISNISync: 0, confirmed: 0, aliasTo: inUse.authorHash }),
        ],
      }),
    );
  },
};

const long = 'Kolmivaihekilowattituntimittari';
export const Narrow: Story = {
  args: { profile: withNames({ ...inUse, ...ofStaff, name1: long, name2: long }, pseudonym) },
  globals: { viewport: { value: 'narrow' } },
  play: makeInvalid,
};
