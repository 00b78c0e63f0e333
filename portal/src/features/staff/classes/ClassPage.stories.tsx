import type { LibraryClass } from '@nimio/domain/library-class/library-class.types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectCalm, expectFailure, expectTyped, expectWrong, fill } from '../../../shared/form/story-form';
import { withTexts } from '../../../shared/intl/story-texts';
import { withFreshCache } from '../../../shared/session/story-cache';
import { neverResponds, record, refusal, visit } from '../../../shared/session/story-visit';
import { ClassPage } from './ClassPage';
import { NewClassPage } from './NewClassPage';
import { storyClasses } from './story-classes';

const stored = storyClasses[1] as LibraryClass;
const listText = 'Luettelo luokista';
let sent: unknown;
let read: () => Response | Promise<Response>;
let write: () => Response | Promise<Response>;
const store = (body: unknown) => {
  sent = body;
  return write();
};
const visitPage = visit(
  {
    'GET /ykls/85.2': () => read(),
    'PUT /ykls/85.2': store,
    'DELETE /ykls/85.2': () => write(),
    'POST /ykls': store,
  },
  { rights: ['manageLibraryClasses'] },
);

function Visited({ at }: { at: string }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: '/staff/classes', element: <p>{listText}</p> },
        { path: '/staff/classes/new', Component: NewClassPage },
        { path: '/staff/classes/:code', Component: ClassPage },
      ],
      { initialEntries: [at] },
    ),
  );
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Portal/Library class',
  component: Visited,
  decorators: [withFreshCache, withTexts],
  args: { at: '/staff/classes/85.2' },
  beforeEach: () => {
    sent = undefined;
    read = () => record(stored, { ETag: '"one"' });
    write = () => record(stored, { ETag: '"two"' });
    return visitPage();
  },
} satisfies Meta<typeof Visited>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { name: 'Tallenna' };
const add = { name: 'Lisää luokka' };

/** The factor is typed in people's format, and the list is shown again. */
export const Changed: Story = {
  play: async (user) => {
    const { canvas, userEvent } = user;
    await expect(await canvas.findByLabelText('Kerroin')).toHaveValue('0,725');
    await fill(user, { 'Nimi ruotsiksi': 'Bildböcker', Kerroin: '0,5' });
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(listText)).toBeVisible();
    await expect(sent).toEqual({
      termFi: 'Kuvakirjat',
      termSv: 'Bildböcker',
      termEn: 'Picture books',
      factor: 0.5,
    });
  },
};

/** A missing or invalid factor is an error at its field. */
export const Wrong: Story = {
  play: async (user) => {
    await fill(user, { 'Nimi suomeksi': '', 'Nimi ruotsiksi': '', Kerroin: '0,7255' });
    await user.userEvent.click(user.canvas.getByRole('button', save));
    await expectWrong(user, [
      'Anna luokalle suomenkielinen nimi.',
      'Anna luokalle ruotsinkielinen nimi.',
      'Kirjoita kerroin väliltä 0–10, enintään kolme desimaalia, esimerkiksi 0,725.',
    ]);
    await expect(sent).toBeUndefined();
  },
};

/** Another user has set another factor: both are shown, and nothing is overwritten without a choice. */
export const Conflict: Story = {
  beforeEach: () => {
    write = () => refusal(412, 'stale');
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    await fill(user, { Kerroin: '0,5' });
    read = () => record({ ...stored, factor: 0.6 }, { ETag: '"three"' });
    await userEvent.click(canvas.getByRole('button', save));
    await expect(await canvas.findByText(/Oma muutoksesi: 0,5/)).toBeVisible();
    await expect(canvas.getByText(/0,600/)).toBeVisible();
    write = () => record({ ...stored, factor: 0.5 }, { ETag: '"four"' });
    await userEvent.click(canvas.getByRole('button', { name: 'Tallenna oma muutokseni' }));
    await expect(await canvas.findByText(listText)).toBeVisible();
    await expect(sent).toMatchObject({ factor: 0.5 });
  },
};

/** A failure is shown above the form, and typed values stay. */
export const NotSaved: Story = {
  beforeEach: () => {
    write = () => refusal(503, 'serviceUnavailable');
  },
  play: async (user) => {
    await fill(user, { Kerroin: '0,5' });
    const button = user.canvas.getByRole('button', save);
    await user.userEvent.click(button);
    await expectFailure(user, 'Palvelu ei ole juuri nyt käytettävissä', button);
    await expectTyped(user, { Kerroin: '0,5' });
  },
};

/** A mistaken class is deleted after a confirmation, but not at a stale version. */
export const Deleted: Story = {
  beforeEach: () => {
    write = () => refusal(412, 'stale');
  },
  play: async (user) => {
    const { canvas, userEvent } = user;
    // Typed values stay until it is deleted, and then need no confirmation.
    await fill(user, { Kerroin: '0,5' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Poista luokka' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText(/Jo aloitettujen tilitysten kertoimet eivät muutu/)).toBeVisible();
    read = () => record({ ...stored, factor: 0.6 }, { ETag: '"three"' });
    await userEvent.click(dialog.getByRole('button', { name: 'Poista luokka' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByText(/Kuvakirjat, kerroin 0,600/)).toBeVisible();
    await expectTyped(user, { Kerroin: '0,5' });
    write = () => new Response(null, { status: 204 });
    await userEvent.click(dialog.getByRole('button', { name: 'Poista luokka' }));
    await expect(await canvas.findByText(listText)).toBeVisible();
  },
};

const typed = {
  Luokka: '85.3',
  'Nimi suomeksi': 'Sarjakuvat',
  'Nimi ruotsiksi': 'Serier',
  'Nimi englanniksi': 'Comics',
  Kerroin: '0,6',
};

export const Added: Story = {
  args: { at: '/staff/classes/new' },
  play: async (user) => {
    await user.canvas.findByRole('button', add);
    await expectCalm(user);
    await fill(user, typed);
    await user.userEvent.click(user.canvas.getByRole('button', add));
    await expect(await user.canvas.findByText(listText)).toBeVisible();
    await expect(sent).toEqual({
      ...{ code: '85.3', termFi: 'Sarjakuvat', termSv: 'Serier', termEn: 'Comics' },
      factor: 0.6,
    });
  },
};

/** Letters are no class; the factor is required. */
export const AddedWrong: Story = {
  args: { at: '/staff/classes/new' },
  play: async (user) => {
    await fill(user, { ...typed, Luokka: 'abc', Kerroin: '' });
    await user.userEvent.click(user.canvas.getByRole('button', add));
    await expectWrong(user, [
      'Kirjoita luokka numeroin ja pistein, esimerkiksi 85.2.',
      'Anna kerroin, esimerkiksi 0,725.',
    ]);
  },
};

/** An existing class is an error at its field. */
export const AddedTwice: Story = {
  tags: ['test-only'],
  args: { at: '/staff/classes/new' },
  beforeEach: () => {
    write = () => refusal(409, 'libraryClassExists', { field: 'code' });
  },
  play: async (user) => {
    await fill(user, { ...typed, Luokka: '85.2' });
    await user.userEvent.click(user.canvas.getByRole('button', add));
    await expectWrong(user, ['Luokalla on jo kerroin. Muuta sitä luettelosta.']);
  },
};

export const NotFound: Story = {
  beforeEach: () => {
    read = () => refusal(404, 'notFound');
  },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Tällä luokalla ei ole kerrointa.')).toBeVisible(),
};

export const Loading: Story = {
  beforeEach: () => {
    read = neverResponds;
  },
};

export const Failed: Story = {
  beforeEach: () => {
    read = () => refusal(503, 'serviceUnavailable');
  },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('button', { name: 'Yritä uudelleen' })).toBeVisible()),
};

export const Shown: Story = {
  play: async ({ canvas }) => expect(await canvas.findByLabelText('Kerroin')).toBeVisible(),
};
