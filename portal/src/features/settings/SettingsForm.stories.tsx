import type { Profile } from '@nimio/domain/profile/profile.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftKey, readDraft, storeDraft } from '../../shared/form/drafts';
import {
  expectCalm,
  expectNotStored,
  expectSaving,
  expectTyped,
  expectWrong,
  type FormUser,
  fill,
} from '../../shared/form/story-form';
import { hasUnsaved } from '../../shared/form/unsaved';
import { withTexts } from '../../shared/intl/story-texts';
import { withFreshCache } from '../../shared/session/story-cache';
import { storyAccount, storyProfile } from '../../shared/session/story-people';
import { neverResponds, record, refusal, visit, writes } from '../../shared/session/story-visit';
import { contactOf } from './contact/contact.form';
import { SettingsForm } from './SettingsForm';

const elsewhere = { ...storyProfile, phone: '+358 50 999 8888', postCenter: 'Kotka' };

/** Phone and town were changed elsewhere: the stale version is refused once. */
let stored: { data: Profile; etag: string };
const written = fn();
const server = {
  'GET /profiles/own': () => record(stored.data, { ETag: stored.etag }),
  'PUT /contact-info/own': (body: unknown) => {
    written(body);
    if (written.mock.calls.length === 1) {
      stored = { data: elsewhere, etag: '"b"' };
      return refusal(412, 'stale');
    }
    return record({ ...stored.data, ...(body as object) }, { ETag: '"c"' });
  },
};

const meta = {
  title: 'Portal/Settings',
  component: SettingsForm,
  decorators: [withFreshCache, withTexts],
  beforeEach: async () => {
    written.mockClear();
    stored = { data: storyProfile, etag: '"a"' };
    return visit(server)();
  },
  args: { stored: { data: storyProfile, etag: '"a"' }, onStored: fn(), link: { hash: '', key: 'a' } },
} satisfies Meta<typeof SettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = 'Puhelinnumero';
const basic = 'Muuta perustietoja';
const bank = 'Vaihda tili';
const other = 'Muuta muita tietoja';

const firstOfOther = (canvas: FormUser['canvas']) =>
  canvas.getByRole('checkbox', { name: 'Suomen Kirjailijaliitto' });

/** Opens sections by their buttons, and waits for the code of their fields; the first field takes the focus. */
async function open({ canvas, userEvent }: FormUser, ...buttons: string[]) {
  for (const name of buttons) {
    await userEvent.click(canvas.getByRole('button', { name }));
    await waitFor(() => expect(document.activeElement?.matches('input')).toBe(true));
    (document.activeElement as HTMLElement).blur();
  }
}
const save = { name: 'Tallenna' };
const changed = { [phone]: '+358 40 111 1111', Katuosoite: 'Kirjakuja 1 B' };

/** Of a newly registered user. */
const nothingStored: Profile = {
  ...storyProfile,
  streetAddress: null,
  zipCode: null,
  postCenter: null,
  country: null,
  phone: null,
  email: null,
};

/** Each section is a summary, without fields and without a bar. */
export const Summaries: Story = {
  args: { stored: { data: { ...storyProfile, bankAccounts: [storyAccount] }, etag: '"a"' } },
  play: async (context) => {
    const { canvas } = context;
    await expect(canvas.getByText('Kirjakuja 1, 15110 Lahti, Suomi')).toBeVisible();
    await expect(canvas.getByText('FI•• •••• •••• ••07 85, Suomi')).toBeVisible();
    await expect(canvas.getByText('Sähköpostitse, ei puhelimitse')).toBeVisible();
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await expect(canvas.queryByRole('button', save)).toBeNull();
    await expectCalm(context);
  },
};

/** Opening moves the focus to the first field, and closing to the button. */
export const OpensAndCloses: Story = {
  tags: ['test-only'],
  play: async ({ canvas, userEvent }) => {
    for (const [button, first] of [
      [basic, () => canvas.getByLabelText('Katuosoite')],
      ['Lisää tili', () => canvas.getByLabelText('Tilinumero (IBAN)')],
      [other, () => firstOfOther(canvas)],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: button }));
      await waitFor(() => expect(first()).toHaveFocus());
      await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
      await expect(canvas.getByRole('button', { name: button })).toHaveFocus();
      await expect(canvas.queryByRole('button', save)).toBeNull();
    }
  },
};

/** A link to a section opens it, without moving the focus into its fields. */
export const OpenedByLink: Story = {
  args: { stored: { data: nothingStored, etag: '"a"' }, link: { hash: '#basic', key: 'a' } },
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByLabelText('Katuosoite');
    await expectTyped(context, { Katuosoite: '', Postinumero: '', Postitoimipaikka: '', [phone]: '' });
    await expect(document.body).toHaveFocus();
    await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
    await expect(canvas.getByRole('button', save)).toHaveAttribute('aria-disabled', 'true');
    await expectCalm(context);
  },
};

/** The bar at the lower edge counts the unsaved changes. */
export const Filled: Story = {
  args: { stored: { data: nothingStored, etag: '"a"' } },
  play: async (context) => {
    const { canvas } = context;
    await open(context, basic);
    await fill(context, {
      Katuosoite: 'Kirjakuja 1',
      Postinumero: '15110',
      Postitoimipaikka: 'Lahti',
      [phone]: '+358 40 123 4567',
    });
    // The country of the tax residence is offered.
    await expect(await canvas.findByRole('combobox', { name: 'Maa' })).toHaveValue('Suomi');
    await expect(canvas.getByText('4 muutosta tallentamatta')).toBeVisible();
    await expect(hasUnsaved()).toBe(true);
  },
};

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, basic, other);
    const wrong = { Katuosoite: '', Postinumero: '151', [phone]: 'ei ole' };
    await fill(context, wrong);
    await userEvent.click(canvas.getByRole('button', save));
    await expectWrong(context, [
      'Anna katuosoite.',
      'Postinumerossa on vähintään 5 merkkiä.',
      'Puhelinnumero ei ole oikein. Siinä voi olla 5–25 merkkiä: numeroita, välilyöntejä ja merkkejä + ( ) / , esimerkiksi +358 40 123 4567.',
    ]);
    await expectTyped(context, wrong);
    // One mark, at the heading of the section.
    await expect(canvas.getAllByText('Tarkista 3 kohtaa')).toHaveLength(2);
    await expect(canvas.getByRole('region', { name: 'Perustiedot' })).toHaveTextContent(
      /^Perustiedot\s*Tarkista 3 kohtaa/,
    );
    await expect(written).not.toHaveBeenCalled();
  },
};

/** A draft is stored, so that a lost session can restore it. */
export const Saving: Story = {
  beforeEach: visit({ 'PUT /contact-info/own': neverResponds }),
  play: async (context) => {
    await open(context, basic);
    await fill(context, changed);
    const button = context.canvas.getByRole('button', save);
    await context.userEvent.click(button);
    await expectSaving(context, button);
    await expectTyped(context, changed);
    await expect(hasUnsaved()).toBe(true);
    await expect(readDraft(draftKey('own', 'settings'), contactOf(storyProfile))).toEqual({
      phone: '+358 40 111 1111',
      streetAddress: 'Kirjakuja 1 B',
    });
  },
};

/** The choice is shown where the save was refused, and later typing is included. */
export const SavesOwnAfterConflict: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context, basic);
    const field = canvas.getByLabelText(phone);
    await userEvent.clear(field);
    await userEvent.type(field, '+358 40 111 1111');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    const choice = await canvas.findByRole('alert');
    await waitFor(() => expect(choice).toHaveFocus());
    await expect(choice).toHaveTextContent('+358 50 999 8888');
    await userEvent.type(field, '22');
    await expect(choice).toHaveTextContent('+358 40 111 111122');
    await userEvent.type(canvas.getByLabelText('Katuosoite'), ' B');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna oma muutokseni' }));
    await waitFor(() => expect(args.onStored).toHaveBeenCalled());
    await waitFor(() =>
      expect(written).toHaveBeenLastCalledWith(
        expect.objectContaining({
          phone: '+358 40 111 111122',
          streetAddress: 'Kirjakuja 1 B',
          postCenter: 'Kotka',
        }),
      ),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: basic })).toHaveFocus());
    await expect(canvas.getByText('+358 40 111 111122')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TakesCurrent: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, basic);
    const field = canvas.getByLabelText(phone);
    await userEvent.type(field, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Käytä tallessa olevaa' }));
    await expect(field).toHaveValue('+358 50 999 8888');
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Postitoimipaikka')).toHaveValue('Kotka');
    await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
  },
};

/** Cancelling removes the choice, and closes the section. */
export const GivesUp: Story = {
  tags: ['test-only'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, basic);
    const field = canvas.getByLabelText(phone);
    await userEvent.type(field, '9');
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna' }));
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('+358 40 123 4567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: basic })).toHaveFocus();
  },
};

const iban = 'Uusi tilinumero (IBAN)';
const withAccount: Profile = { ...storyProfile, bankAccounts: [storyAccount] };
const associations = { ...withAccount, participations: [{ code: 'skry' }] };

/** Only changed parts are sent, each at the version that the previous one returned. */
export const SavesPartsOneAfterTheOther: Story = {
  tags: ['test-only'],
  args: { stored: { data: withAccount, etag: '"a"' } },
  beforeEach: visit({
    'PUT /contact-info/own': (body) => record({ ...withAccount, ...(body as object) }, { ETag: '"b"' }),
    'PUT /participation/own': () => record(associations, { ETag: '"c"' }),
  }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context, basic, other);
    await fill(context, { Katuosoite: 'Kirjakuja 1 B' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Suomen Kirjailijaliitto' }));
    await expect(canvas.getByRole('checkbox', { name: 'Ei mikään näistä' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', save));
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    await expect(writes).toEqual(['PUT /contact-info/own', 'PUT /participation/own']);
    await waitFor(() => expect(canvas.getByRole('button', { name: basic })).toHaveFocus());
    await expect(canvas.queryByRole('button', save)).toBeNull();
    // Saving says what comes next.
    await expect(
      await screen.findByText('Tiedot päivitettiin. Seuraavaksi: lähetä verokortti.'),
    ).toBeVisible();
  },
};

/** The announced payment goes to the account that it was approved for: a new one reaches only later ones. */
export const AccountOfAnnouncedPayment: Story = {
  args: { stored: { data: withAccount, etag: '"a"' } },
  beforeEach: visit({
    'GET /profiles/own/planned-payments': () =>
      Response.json({
        records: [{ date: '2026-12-18', netInCents: 180_534, accountEnd: '4417' }],
        ...{ total: 1, failed: [], waiting: [] },
      }),
  }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText(/^18\.12\.2026, 1\s805,34\s€, tilille …4417$/)).toBeVisible();
    await open(context, bank);
    await expect(
      canvas.getByText(
        /^Maksu 18\.12\.2026 menee tilille …4417, .* myöhemmin vahvistettavissa tilityksissä\.$/,
      ),
    ).toBeVisible();
  },
};

/** A restored draft opens its sections, with the focus in the first of their fields. */
export const RestoresDraft: Story = {
  tags: ['test-only'],
  beforeEach: async () => {
    const leave = await visit(server)();
    const values = { ...contactOf(storyProfile), ...changed, contactWays: ['byPhone'] };
    storeDraft(draftKey('own', 'settings'), { ...values, phone: changed[phone] }, []);
    return leave;
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.queryAllByRole('textbox')).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Palauta tiedot' }));
    await waitFor(() => expect(canvas.getByLabelText('Katuosoite')).toHaveFocus());
    await expectTyped(context, { [phone]: changed[phone] });
    await expect(canvas.getByRole('checkbox', { name: 'Puhelimitse' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Peruuta' }));
    await expect(canvas.getByRole('button', { name: basic })).toHaveFocus();
    await expect(canvas.getByText('Sähköpostitse, ei puhelimitse')).toBeVisible();
  },
};

let answer: (response: Response) => void;
const pendingSave = { 'PUT /contact-info/own': () => new Promise<Response>((resolve) => (answer = resolve)) };

/**
 * Saves the street, types a telephone number and more of the town during the save, opens another section, and then gets
 * the answer.
 */
async function typeWhileSaving(context: FormUser, response: Response) {
  const { canvas, userEvent } = context;
  await open(context, basic, 'Lisää tili');
  await fill(context, { Katuosoite: 'Kirjakuja 1 B ' });
  await userEvent.click(canvas.getByRole('button', save));
  await waitFor(() => expect(writes).toHaveLength(1));
  await fill(context, { [phone]: '+358 40 111 1111' });
  await userEvent.type(canvas.getByLabelText('Postitoimipaikka'), ' 10');
  await userEvent.click(canvas.getByRole('button', { name: other }));
  await waitFor(() => expect(firstOfOther(canvas)).toHaveFocus());
  answer(response);
}

/** What was typed while saving remains, and is unsaved. The section that was opened during the save has the focus. */
export const TypesWhileSaving: Story = {
  tags: ['test-only'],
  beforeEach: visit(pendingSave),
  play: async (context) => {
    const { canvas, args } = context;
    const streetAddress = 'Kirjakuja 1 B';
    await typeWhileSaving(context, record({ ...storyProfile, streetAddress }, { ETag: '"b"' }));
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    await expectTyped(context, {
      Katuosoite: streetAddress,
      [phone]: '+358 40 111 1111',
      Postitoimipaikka: `${storyProfile.postCenter} 10`,
    });
    await expect(canvas.getByText('2 muutosta tallentamatta')).toBeVisible();
    await expect(hasUnsaved()).toBe(true);
    await expect(readDraft(draftKey('own', 'settings'), contactOf(storyProfile))).toMatchObject({
      phone: '+358 40 111 1111',
    });
    await expect(canvas.getByRole('button', { name: 'Lisää tili' })).toBeVisible();
    await expect(firstOfOther(canvas)).toHaveFocus();
  },
};

/** It also remains when saving failed. */
export const TypesWhileFailing: Story = {
  tags: ['test-only'],
  beforeEach: visit(pendingSave),
  play: async (context) => {
    await typeWhileSaving(context, refusal(503, 'serviceUnavailable'));
    await context.canvas.findByRole('alert');
    await expectTyped(context, { Katuosoite: 'Kirjakuja 1 B ', [phone]: '+358 40 111 1111' });
    await expect(context.canvas.getByText('3 muutosta tallentamatta')).toBeVisible();
  },
};

/** Bank account and address are saved, the associations are not: the page says which, and the rest is kept. */
export const SavesAPart: Story = {
  tags: ['test-only'],
  args: { stored: { data: withAccount, etag: '"a"' } },
  beforeEach: visit({
    'PUT /contact-info/own': (body) => record({ ...withAccount, ...(body as object) }, { ETag: '"b"' }),
    'PUT /participation/own': () => refusal(503, 'serviceUnavailable'),
  }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context, basic, other);
    await fill(context, { Katuosoite: 'Kirjakuja 1 B' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Suomen Kirjailijaliitto' }));
    await userEvent.click(canvas.getByRole('button', save));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(alert).toHaveTextContent('Tallennettiin: yhteystiedot.');
    await expect(alert).toHaveTextContent(
      /Ei tallennettu: jäsenjärjestöt\. Palvelu ei ole juuri nyt käytettävissä/,
    );
    await expect(args.onStored).toHaveBeenCalledOnce();
    await expectTyped(context, { Katuosoite: 'Kirjakuja 1 B' });
    await expect(canvas.getByRole('checkbox', { name: 'Suomen Kirjailijaliitto' })).toBeChecked();
    await expect(canvas.getByText('1 muutos tallentamatta')).toBeVisible();
  },
};

/** Both confirmations are shown in sequence before anything is sent. */
export const ConfirmsBeforeSaving: Story = {
  args: { stored: { data: withAccount, etag: '"a"' } },
  beforeEach: visit({
    'PUT /contact-info/own': (body) => record({ ...withAccount, ...(body as object) }, { ETag: '"b"' }),
    'PUT /bank-account/b': () => record(withAccount, { ETag: '"c"' }),
  }),
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await open(context, basic, bank);
    await fill(context, { Sähköpostiosoite: '', [iban]: 'FI49 5000 9420 0287 30' });
    await expect(readDraft(draftKey('own', 'settings'), contactOf(withAccount))).toEqual({ email: '' });
    await expectNotStored({ [iban]: 'FI49 5000 9420 0287 30' });
    await userEvent.click(canvas.getByRole('button', save));
    const first = await screen.findByRole('alertdialog', {
      name: 'Tallennetaanko ilman sähköpostiosoitetta?',
    });
    await userEvent.click(within(first).getByRole('button', { name: 'Tallenna' }));
    const second = await screen.findByRole('alertdialog', { name: 'Vaihdetaanko tilinumero?' });
    await expect(writes).toEqual([]);
    await userEvent.click(within(second).getByRole('button', { name: 'Vaihda tilinumero' }));
    await waitFor(() => expect(args.onStored).toHaveBeenCalledOnce());
    await expect(writes).toEqual(['PUT /contact-info/own', 'PUT /bank-account/b']);
    await waitFor(() => expect(canvas.queryByLabelText(iban)).toBeNull());
  },
};

/** The account's field is empty for the stored one; cleared again, nothing is unsaved. */
export const LeavesTheAccountAlone: Story = {
  tags: ['test-only'],
  args: { stored: { data: withAccount, etag: '"a"' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await open(context, bank);
    await expectTyped(context, { [iban]: '' });
    await fill(context, { [iban]: 'DE89 3704 0044 0532 0130 00' });
    await expect(canvas.getByLabelText('BIC-koodi')).toHaveValue('');
    await userEvent.clear(canvas.getByLabelText(iban));
    await expect(canvas.queryByLabelText('BIC-koodi')).toBeNull();
    await expect(canvas.getByText('Ei muutoksia')).toBeVisible();
  },
};

/** Another person maintains the contact details: they are text, with the reason. */
export const ContactElsewhere: Story = {
  tags: ['test-only'],
  args: { stored: { data: { ...withAccount, asContact: 0 }, etag: '"a"' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: basic })).toBeNull();
    await expect(canvas.getByText('Kirjakuja 1, 15110 Lahti, Suomi')).toBeVisible();
    await expect(
      canvas.getByText(/hoitaa asiakaspalvelumme, joten niitä ei voi muuttaa tässä/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: bank })).toBeVisible();
  },
};
